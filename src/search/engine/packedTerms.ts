import type { PackedTerms } from '../contract/searchRecords';

/**
 * A number as one character. Characters that mean something in JSON or cannot stand alone are left out: those below "#",
 * the backslash, and surrogates.
 */
function encodeNumber(number: number): string {
  let code = number + 35;
  if (code >= 92) code += 1;
  if (code >= 0xd800) code += 0x800;
  return String.fromCodePoint(code);
}

/** The number that `encodeNumber` wrote as a character. */
function decodeNumber(character: string): number {
  let code = character.codePointAt(0) ?? 0;
  if (code >= 0xe000) code -= 0x800;
  if (code > 92) code -= 1;
  return code - 35;
}

/** Front coding: a capital tells how many letters a term shares with the one before. Terms have no capitals of their own. */
const firstCapital = 65;
const mostShared = 25;

function sharedPrefix(term: string, before: string): number {
  let length = 0;
  while (length < mostShared && length < term.length && term[length] === before[length]) length += 1;
  return length;
}

/** For each term, how often which text holds it, in the order of the texts. */
function countTerms(texts: readonly (readonly string[])[]): Map<string, Map<number, number>> {
  const counted = new Map<string, Map<number, number>>();
  texts.forEach((terms, text) => {
    for (const term of terms) {
      const places = counted.get(term) ?? new Map<number, number>();
      counted.set(term, places.set(text, (places.get(text) ?? 0) + 1));
    }
  });
  return counted;
}

/**
 * Packs the terms of texts into an inverted index with distances between texts instead of their numbers. The order of
 * terms within a text is lost. A term is counted `mostCounted` times in a text at most, a number from 1 to 9.
 */
export function packTerms(texts: readonly (readonly string[])[], mostCounted: number): PackedTerms {
  const packed = { terms: '', places: '', counts: '' };
  let before = '';
  for (const [term, places] of [...countTerms(texts)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shared = sharedPrefix(term, before);
    packed.terms += String.fromCharCode(firstCapital + shared) + term.slice(shared);
    before = term;
    let last = -1;
    for (const [text, count] of places) {
      packed.places += encodeNumber(text - last - 1);
      packed.counts += Math.min(count, mostCounted);
      last = text;
    }
    packed.places += ' ';
  }
  return packed;
}

/** The terms of `length` texts, in alphabetical order, each as often as it was counted. */
export function unpackTerms({ terms, places, counts }: PackedTerms, length: number): string[][] {
  const texts = Array.from({ length }, (): string[] => []);
  const placesOf = places.split(' ');
  let term = '';
  let index = 0;
  for (const [number, part] of (terms.match(/[A-Z][^A-Z]*/g) ?? []).entries()) {
    term = term.slice(0, part.charCodeAt(0) - firstCapital) + part.slice(1);
    let text = -1;
    for (const character of placesOf[number] ?? '') {
      text += decodeNumber(character) + 1;
      for (let count = Number(counts[index]); count > 0; count -= 1) texts[text]?.push(term);
      index += 1;
    }
  }
  return texts;
}
