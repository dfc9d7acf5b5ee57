/** The two terms that a term is made of, where it is better told by them; else the term itself. */
export type FindTwoTerms = (term: string) => readonly string[];

/** Fewer letters are an ending rather than a word. */
const leastPart = 2;

/**
 * Finds `can` and `fd` by `canfd`: more phrases have the two than have them as one word. So a word is the same however people write it, and
 * one that no phrase has is known by its parts, as `zeroposition`.
 */
export function twoTermsFinder(phrases: readonly (readonly string[])[]): FindTwoTerms {
  const phrasesOf = new Map<string, Set<number>>();
  phrases.forEach((phrase, at) => {
    for (const term of phrase) phrasesOf.set(term, (phrasesOf.get(term) ?? new Set()).add(at));
  });
  const together = (first: string, second: string): number => {
    const [of, others] = [phrasesOf.get(first), phrasesOf.get(second)];
    return of && others ? [...of].filter((phrase) => others.has(phrase)).length : 0;
  };
  const find: FindTwoTerms = (term) => {
    // Numbers of registers and motors are no words.
    if (/^\d/.test(term)) return [term];
    let [best, most]: [readonly string[], number] = [[term], phrasesOf.get(term)?.size ?? 0];
    for (let at = leastPart; at <= term.length - leastPart; at += 1) {
      const parts = [term.slice(0, at), term.slice(at)] as const;
      const count = together(...parts);
      if (count > most) [best, most] = [parts, count];
    }
    return best;
  };
  const found = new Map<string, readonly string[]>();
  return (term) => {
    const known = found.get(term) ?? find(term);
    found.set(term, known);
    return known;
  };
}
