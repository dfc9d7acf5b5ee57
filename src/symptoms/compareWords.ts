import type { SymptomEntry, SymptomIndex } from './symptomIndex';

/**
 * What the words by themselves are worth, and how near the nearest phrases are. Found by leaving out a fifth of all phrases in turn, and
 * finding their rows by the rest.
 */
const wordShare = 1.3;
const phraseShares = [0.14, 0.08, 0.04] as const;

/** A phrase that is half the same is worth a quarter. */
const nearness = 2;

/** Who says what somebody else has said before means the same, even where a message has some of these words: from this nearness on, the more the nearer. */
const samePhrase = { worth: 1, near: 0.6 } as const;

/** What a word is worth that is only the beginning of one, one letter off, or means another one. */
const looseWeights = { beginning: 0.7, typo: 0.6, other: 0.7 } as const;

/** A typed word, what it says, and the terms that it may stand for. */
export interface TypedWord {
  readonly worth: number;
  readonly meanings: readonly { readonly term: string; readonly weight: number }[];
}

/** Numbers, IDs and bytes: one that no symptom names says nothing. */
const number = /^(?:0x)?(?=[a-f]*\d)[\da-f]+$/;

/** Motors by the number of their model: which one fails says little of why. */
const motorModel = /^(?:dm|dmj|j)\d{4,5}p?$/;

/** Whether two words differ in one letter, or in two neighbours that changed places. */
function isTypo(typed: string, term: string): boolean {
  if (Math.abs(typed.length - term.length) > 1 || typed.length < 4 || term.length < 4) return false;
  let at = 0;
  while (typed[at] !== undefined && typed[at] === term[at]) at += 1;
  const [restTyped, restTerm] = [typed.slice(at), term.slice(at)];
  return (
    restTyped.slice(1) === restTerm.slice(1) ||
    restTyped.slice(1) === restTerm ||
    restTyped === restTerm.slice(1) ||
    (restTyped.slice(2) === restTerm.slice(2) && restTyped[0] === restTerm[1] && restTyped[1] === restTerm[0])
  );
}

/**
 * Reads words by what the symptoms have. A word that one of them has is taken as it is; `unfinished` says that the last one may go on,
 * `joined` what words would be as one with their neighbours.
 */
export function readWords(
  terms: readonly string[],
  joined: ReadonlyMap<string, readonly string[]>,
  unfinished: boolean,
  { known, worth }: SymptomIndex,
): TypedWord[] {
  const all = [...known];
  const meant = (typed: string, isLast: boolean): TypedWord['meanings'] => {
    if (known.has(typed)) return [{ term: typed, weight: 1 }];
    const begun = isLast && typed.length >= 3 ? all.filter((term) => term.startsWith(typed)) : [];
    if (begun.length > 0) return begun.map((term) => ({ term, weight: looseWeights.beginning }));
    return all.filter((term) => isTypo(typed, term)).map((term) => ({ term, weight: looseWeights.typo }));
  };
  const telling = terms.filter((typed) => known.has(typed) || !number.test(typed));
  return telling.map((typed, at): TypedWord => {
    const model = motorModel.test(typed) ? ['motor'] : [];
    const others = [...(joined.get(typed) ?? []), ...model].filter((term) => known.has(term));
    const meanings = meant(typed, unfinished && at === telling.length - 1);
    return {
      worth: Math.min(worth(typed), ...model.map(worth)),
      meanings: [...meanings, ...others.map((term) => ({ term, weight: looseWeights.other }))],
    };
  });
}

/** How well words fit to a symptom, and the share of them, by what they say, that it explains. */
export function compareWords(
  typed: readonly TypedWord[],
  { terms, phrases }: SymptomEntry,
  { worth }: SymptomIndex,
): { readonly score: number; readonly covered: number } {
  let [total, matched, covered] = [0, 0, 0];
  const found = new Set<string>();
  for (const word of typed) {
    let [best, weightOfBest] = [0, 0];
    for (const { term, weight } of word.meanings) {
      const value = (terms.get(term) ?? 0) * weight;
      if (value > 0) found.add(term);
      if (value > best) [best, weightOfBest] = [value, weight];
    }
    total += word.worth;
    matched += best * word.worth;
    covered += weightOfBest * word.worth;
  }
  if (matched === 0) return { score: 0, covered: 0 };
  // Words that stand together in one phrase say more than the same ones here and there.
  const nearest = phrases
    .map((phrase) => {
      let common = 0;
      for (const term of phrase.terms) if (found.has(term)) common += worth(term);
      return ((2 * common) / (total + phrase.size)) ** nearness;
    })
    .sort((a, b) => b - a);
  const near = phraseShares.reduce((sum, share, at) => sum + share * (nearest[at] ?? 0), 0);
  const same = samePhrase.worth * Math.max(0, ((nearest[0] ?? 0) - samePhrase.near) / (1 - samePhrase.near));
  return { score: (matched / total) * wordShare + near + same, covered: covered / total };
}
