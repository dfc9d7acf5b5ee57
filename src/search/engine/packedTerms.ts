import type { PackedTerms } from '../contract/searchRecords';

/** Maximum count of a term in a text. Higher counts hardly change the ranking, and cost bytes. */
const mostCounted = 5;

/** Character of the distance 0, which no JSON escapes. A term that a text has several times is followed by as many zeros. */
const zero = 48;

/** Packs lists of terms into an inverted index. Loses the order of the terms in a text. */
export function packTerms(texts: readonly (readonly string[])[]): PackedTerms {
  const textsOf = new Map<string, number[]>();
  texts.forEach((terms, text) => {
    for (const term of terms) textsOf.set(term, [...(textsOf.get(term) ?? []), text]);
  });
  const sorted = [...textsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const distances = sorted.map(([, found]) =>
    found
      .filter((text, at) => text !== found[at - mostCounted])
      .map((text, at, kept) => String.fromCodePoint(zero + text - (kept[at - 1] ?? 0)))
      .join(''),
  );
  return { terms: sorted.map(([term]) => term).join(','), texts: distances.join(' ') };
}

/** Unpacks what `packTerms` packed: calls `take` for each term and text, as many times as the text has it. */
export function eachTerm({ terms, texts }: PackedTerms, take: (term: string, text: number) => void): void {
  const distances = texts.split(' ');
  terms.split(',').forEach((term, at) => {
    let text = 0;
    for (const character of distances[at] ?? '') {
      text += (character.codePointAt(0) ?? zero) - zero;
      take(term, text);
    }
  });
}
