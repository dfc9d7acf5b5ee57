import { digitOf } from './lines';

/** Buffer of `bytesIn`. */
const found = new Uint8Array(64);

/** Characters between bytes: 1 at their codes. */
const between = new Uint8Array(128);
for (const sign of ' -:.,;[](){}|\t"\'') between[sign.charCodeAt(0)] = 1;

/** How the bytes of a frame are written. */
type ByteBase = 16 | 10 | 64;

/** Bytes in base64; null for anything else, or more than 64 of them. */
function bytesIn64(text: string): Uint8Array | null {
  try {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return data.length <= 64 ? data : null;
  } catch {
    return null;
  }
}

/**
 * Bytes of a text that has nothing else, apart or, in base 16, joined, with or without `0x` or `h`; null for other texts, or more than 64
 * bytes. Avoids regular expressions for speed: recordings have a million lines.
 */
export function bytesIn(text: string, base: ByteBase): Uint8Array | null {
  if (base === 64) return bytesIn64(text);
  let count = 0;
  for (let at = 0; at < text.length;) {
    if (between[text.charCodeAt(at)] === 1) {
      at += 1;
      continue;
    }
    if (base === 16 && text.charAt(at) === '0' && (text.charCodeAt(at + 1) | 32) === 120) at += 2;
    const start = at;
    let value = 0;
    for (let digit = digitOf(text.charCodeAt(at)); digit >= 0 && digit < base; digit = digitOf(text.charCodeAt(at))) {
      value = value * base + digit;
      at += 1;
      if (base === 10 || (at - start) % 2 === 1) continue;
      if (count === 64) return null;
      found[count] = value;
      count += 1;
      value = 0;
    }
    const length = at - start;
    if (length === 0 || (base === 10 ? length > 3 || value > 255 : length > 2 && length % 2 === 1)) return null;
    if (base === 10 || length === 1) {
      if (count === 64) return null;
      found[count] = value;
      count += 1;
    }
    if (base === 16 && (text.charCodeAt(at) | 32) === 104) at += 1;
  }
  return found.slice(0, count);
}

const id = /^\s*(0x)?([\da-f]{1,10})(h?)(x?)\s*$/i;

/** Number of an ID in a base, unless it has 0x or h, and whether an x behind it says that it is extended; null for other texts. */
export function idIn(text: string, base: 16 | 10): { readonly value: number; readonly isExtended: boolean } | null {
  const [, prefix, digits = '', hex, extended] = id.exec(text) ?? [];
  const isHex = base === 16 || prefix !== undefined || hex !== '';
  if (digits === '' || (!isHex && !/^\d+$/.test(digits))) return null;
  return { value: Number.parseInt(digits, isHex ? 16 : 10), isExtended: extended !== '' };
}

const clock = /(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T_]+)?(?<![\d:])(\d{1,4}(?::\d{1,2}){1,2})(?:[.,:](\d[\d.]{0,11}))?/;

/** Seconds of a time of day, with its date if there is one; NaN for anything else. */
export function clockIn(text: string): number {
  const [whole, year, month, day, time = '', part = '0'] = clock.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  const seconds = time.split(':').reduce((sum, number) => sum * 60 + Number(number), 0);
  const from = year === undefined ? 0 : Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
  return from + seconds + Number(`0.${part.replaceAll('.', '')}`);
}
