/**
 * A number as one character. Characters that mean something in JSON or cannot stand alone are left out: those below "#",
 * the backslash, and surrogates.
 */
export function encodeNumber(number: number): string {
  let code = number + 35;
  if (code >= 92) code += 1;
  if (code >= 0xd800) code += 0x800;
  return String.fromCodePoint(code);
}

/** The number that `encodeNumber` wrote as a character. */
export function decodeNumber(character: string): number {
  let code = character.codePointAt(0) ?? 0;
  if (code >= 0xe000) code -= 0x800;
  if (code > 92) code -= 1;
  return code - 35;
}

/** Numbers as a text, one character each. */
export const packNumbers = (numbers: readonly number[]): string => numbers.map(encodeNumber).join('');

/** The numbers that `packNumbers` wrote. */
export const unpackNumbers = (packed: string): number[] => Array.from(packed, decodeNumber);
