/** Puts, for each term that is better told by two, these two; of a list that holds each term once, such a list. */
export type ReadTwoTerms = (terms: readonly string[]) => readonly string[];

/** Fewer letters are an ending rather than a word. */
const leastPart = 2;

/** How many numbers two rising lists share. */
function shared(a: readonly number[], b: readonly number[]): number {
  let [count, inA, inB] = [0, 0, 0];
  while (inA < a.length && inB < b.length) {
    const difference = (a[inA] ?? 0) - (b[inB] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) inA += 1;
    if (difference >= 0) inB += 1;
  }
  return count;
}

/**
 * Reads `canfd` as `can` and `fd`: more phrases have the two than have them as one word. So a word is the same however people write it, and
 * one that no phrase has is known by its parts, as `zeroposition`.
 */
export function twoTermsReader(phrases: readonly (readonly string[])[]): ReadTwoTerms {
  const phrasesOf = new Map<string, number[]>();
  phrases.forEach((phrase, at) => {
    for (const term of phrase) {
      const known = phrasesOf.get(term);
      if (!known) phrasesOf.set(term, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  });
  const find = (term: string): readonly string[] | null => {
    // Numbers of registers and motors are no words.
    if (/^\d/.test(term)) return null;
    let [best, most]: [readonly string[] | null, number] = [null, phrasesOf.get(term)?.length ?? 0];
    for (let at = leastPart; at <= term.length - leastPart; at += 1) {
      const [first, second] = [phrasesOf.get(term.slice(0, at)), phrasesOf.get(term.slice(at))];
      const count = first && second ? shared(first, second) : 0;
      if (count > most) [best, most] = [[term.slice(0, at), term.slice(at)], count];
    }
    return best;
  };
  const found = new Map<string, readonly string[] | null>();
  const partsOf = (term: string): readonly string[] | null => {
    const known = found.get(term);
    if (known !== undefined) return known;
    const parts = find(term);
    found.set(term, parts);
    return parts;
  };
  // Few terms are two, and there are many lists.
  return (terms) => (terms.some(partsOf) ? [...new Set(terms.flatMap((term) => partsOf(term) ?? [term]))] : terms);
}
