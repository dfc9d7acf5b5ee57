import type { PackedPlaces, PackedTerms } from '../contract/searchRecords';
import { decodeNumber, encodeNumber } from './packedNumbers';

/** Front coding: a capital tells how many letters a term shares with the one before. Terms have no capitals of their own. */
const firstCapital = 65;
const mostShared = 25;

function sharedPrefix(term: string, before: string): number {
  let length = 0;
  while (length < mostShared && length < term.length && term[length] === before[length]) length += 1;
  return length;
}

/** How often which text holds a term, by the number of the text and in the order of these. */
export type TermTexts = ReadonlyMap<number, number>;

/** For each term, how often which text holds it. A term is counted `mostCounted` times in a text at most. */
export function countTerms(texts: readonly (readonly string[])[], mostCounted: number): Map<string, TermTexts> {
  const counted = new Map<string, Map<number, number>>();
  texts.forEach((terms, text) => {
    for (const term of terms) {
      const places = counted.get(term) ?? new Map<number, number>();
      counted.set(term, places.set(text, Math.min((places.get(text) ?? 0) + 1, mostCounted)));
    }
  });
  return counted;
}

/** The terms in the order in which they are packed. */
export const inOrder = <T>(counted: ReadonlyMap<string, T>): (readonly [term: string, value: T])[] =>
  [...counted].sort(([a], [b]) => (a < b ? -1 : 1));

/** Writes terms, which are in order, each as what differs from the one before. */
export function packNames(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedPrefix(term, terms[index - 1] ?? '');
      return String.fromCharCode(firstCapital + shared) + term.slice(shared);
    })
    .join('');
}

/** The terms that `packNames` wrote. */
export function unpackNames(packed: string): string[] {
  let term = '';
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map((part) => (term = term.slice(0, part.charCodeAt(0) - firstCapital) + part.slice(1)));
}

/** Writes where terms are, with distances between texts instead of their numbers. */
export function packPlaces(terms: readonly TermTexts[]): PackedPlaces {
  let [places, counts] = ['', ''];
  for (const texts of terms) {
    let last = -1;
    for (const [text, count] of texts) {
      places += encodeNumber(text - last - 1);
      counts += count;
      last = text;
    }
    places += ' ';
  }
  return { places, counts };
}

/** Takes what `packPlaces` wrote, text by text: `term` is the number of the term among those that were packed. */
export function eachPlace({ places, counts }: PackedPlaces, take: (term: number, text: number, count: number) => void): void {
  let [term, text, index] = [0, -1, 0];
  for (const character of places) {
    if (character === ' ') {
      term += 1;
      text = -1;
    } else {
      text += decodeNumber(character) + 1;
      take(term, text, Number(counts[index]));
      index += 1;
    }
  }
}

/**
 * Packs the terms of texts into an inverted index. The order of terms within a text is lost. A term is counted
 * `mostCounted` times in a text at most, a number from 1 to 9.
 */
export function packTerms(texts: readonly (readonly string[])[], mostCounted: number): PackedTerms {
  const terms = inOrder(countTerms(texts, mostCounted));
  return { terms: packNames(terms.map(([term]) => term)), ...packPlaces(terms.map(([, places]) => places)) };
}
