import type { PackedTerms } from '../contract/searchRecords';

/** Maximum count of a term in a text, one digit. Higher counts hardly change the ranking. */
const mostCounted = 5;

/** Encodes a number as one character from "#" on, without backslash and surrogates. */
function encode(number: number): string {
  let code = number + 35;
  if (code >= 92) code += 1;
  if (code >= 0xd800) code += 0x800;
  return String.fromCodePoint(code);
}

function decode(character: string): number {
  let code = character.codePointAt(0) ?? 0;
  if (code >= 0xe000) code -= 0x800;
  if (code > 92) code -= 1;
  return code - 35;
}

/** Packs lists of terms into an inverted index: distances between texts, and counts, apart. Loses the order of the terms in a text. */
export function packTerms(texts: readonly (readonly string[])[]): PackedTerms {
  const textsOf = new Map<string, Map<number, number>>();
  texts.forEach((terms, text) => {
    for (const term of terms) {
      const counts = textsOf.get(term) ?? new Map<number, number>();
      textsOf.set(term, counts.set(text, Math.min((counts.get(text) ?? 0) + 1, mostCounted)));
    }
  });
  const sorted = [...textsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const lists = sorted.map(([, found]) => [...found]);
  return {
    terms: sorted.map(([term]) => term).join(' '),
    lengths: lists.map((list) => encode(list.length)).join(''),
    places: lists.flatMap((list) => list.map(([text], at) => encode(text - (list[at - 1]?.[0] ?? 0)))).join(''),
    counts: lists.flatMap((list) => list.map(([, count]) => count)).join(''),
  };
}

/** Unpacks what `packTerms` packed: calls `take` for each term and text with the count. */
export function eachTerm({ terms, lengths, places, counts }: PackedTerms, take: (term: string, text: number, count: number) => void): void {
  const distances = Array.from(places, decode);
  let at = 0;
  const names = terms.split(' ');
  Array.from(lengths, decode).forEach((length, index) => {
    let text = 0;
    for (const end = at + length; at < end; at += 1) {
      text += distances[at] ?? 0;
      take(names[index] ?? '', text, Number(counts[at]));
    }
  });
}
