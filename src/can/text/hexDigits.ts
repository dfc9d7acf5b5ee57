/** Value of a hexadecimal digit by its code, or −1. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/**
 * Reads a number of bytes of two digits each, from the first sign of a text on. Between bytes stands `between`, any number of times, or
 * nothing. Null where there are other signs, or fewer bytes. Written without regular expressions: recordings have a million lines.
 */
export function readHexBytes(text: string, count: number, between: number): Uint8Array | null {
  const data = new Uint8Array(count);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    while (text.charCodeAt(at) === between) at += 1;
    const [high, low] = [digitOf(text.charCodeAt(at)), digitOf(text.charCodeAt(at + 1))];
    if (high < 0 || low < 0) return null;
    data[index] = high * 16 + low;
    at += 2;
  }
  return at < text.length && digitOf(text.charCodeAt(at)) >= 0 ? null : data;
}
