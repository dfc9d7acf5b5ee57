import type {
  FailureRecord,
  IndexedPlace,
  IndexedSection,
  RecordBlock,
  SearchIndex,
  SearchRecords,
  SearchTexts,
} from '../contract/searchRecords';
import { failureTerms, isPair, stopWords, termsOf } from './analysis';
import { anchorOf, packTerms, slugOf } from './searchIndex';

/** Name of a place, from its first text: the title of a step, the name and number of a part. */
const nameIn = (text: string): string => text.split(' · ').slice(0, 2).join(' · ');

/** Places with an anchor of their own in blocks. */
function placesIn(blocks: readonly RecordBlock[]): IndexedPlace[] {
  return blocks.flatMap((block): IndexedPlace[] => {
    if (typeof block === 'string' || 'code' in block) return [];
    const [first] = block.blocks;
    const name = typeof first === 'string' ? nameIn(first) : '';
    const place: IndexedPlace = block.anchor === anchorOf(block.kind, name) ? [block.kind, name] : [block.kind, name, block.anchor];
    return [...(name === '' ? [] : [place]), ...placesIn(block.blocks)];
  });
}

/** Texts of blocks without the names of places, which the index has as they are. */
const textsIn = (blocks: readonly RecordBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('code' in block) return [block.code];
    const [first, ...rest] = block.blocks;
    return typeof first === 'string' ? [first.slice(nameIn(first).length), ...textsIn(rest)] : textsIn(block.blocks);
  });

/** Terms of texts without stop words, which are a fifth of them, letters and numbers of up to three digits. */
const contentTermsOf = (texts: readonly string[]): string[] =>
  texts.flatMap(termsOf).filter((term) => term !== '' && !stopWords.has(term) && !/^(?:\d{1,3}|[a-z])$/.test(term));

/** Number of texts that have each term. */
function countsOf(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Minimum number of failures with a pair of words for which it is a term. */
const leastFailuresOfPair = 6;

/** Maximum number of failures with a word that only causes, check or fix have: what many fixes say tells nothing apart. */
const mostFailuresOfRest = 6;

/** Number of failures with a word from which on it counts once in each: what many readers say tells little apart. */
const mostFailuresOfRepeated = 25;

/**
 * Terms of each failure besides those of symptom and messages, which the index has as they are: readers' phrases, and words that only causes,
 * check or fix have.
 */
function failureTexts(failures: readonly FailureRecord[]): string[][] {
  const shown = failures.map(({ symptom, messages }) => new Set([symptom, ...messages].flatMap(failureTerms)));
  const said = failures.map((one) => one.said.flatMap(failureTerms));
  const rest = failures.map((one) => one.rest.flatMap(failureTerms).filter((term) => !isPair(term)));
  const counts = countsOf(failures.map((_, at) => [...(shown[at] ?? []), ...(said[at] ?? []), ...(rest[at] ?? [])]));
  const countOf = (term: string): number => counts.get(term) ?? 0;
  const saidBy = countsOf(said);
  const isRepeated = (term: string): boolean => (saidBy.get(term) ?? 0) <= mostFailuresOfRepeated;
  return failures.map((_, at) => {
    const indexed = new Set([...(said[at] ?? []), ...(shown[at] ?? [])]);
    // Of these, a word of a single failure doesn't pay its bytes.
    const more = new Set(rest[at]?.filter((term) => !indexed.has(term) && countOf(term) > 1 && countOf(term) <= mostFailuresOfRest));
    const kept = said[at]?.filter((term, place, all) => isRepeated(term) || all.indexOf(term) === place) ?? [];
    return [...kept.filter((term) => !isPair(term) || countOf(term) >= leastFailuresOfPair), ...more];
  });
}

/** Builds the index from the records: headings and names as they are, and the terms of longer texts. */
export function makeIndex({ pages, failures, answers, words, stops }: SearchRecords): SearchIndex {
  const texts = pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => textsIn(blocks)));
  // A section has a term or not: passages are short, and counts cost bytes.
  const bodies = texts.map((text) => [...new Set(contentTermsOf(text))]);
  const counts = countsOf(bodies);
  // A long number that one section has, such as a value in a print-out, isn't asked for.
  const kept = bodies.map((terms) => terms.filter((term) => (counts.get(term) ?? 0) > 1 || !/^(?:\d{5,}|(?=.*\d)[\da-f]{6,})$/.test(term)));
  return {
    words,
    stops,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, heading, anchor, blocks]): IndexedSection =>
        level === 1
          ? [level, '', placesIn(blocks)]
          : anchor === slugOf(heading)
            ? [level, heading, placesIn(blocks)]
            : [level, heading, placesIn(blocks), anchor],
      ),
    })),
    failures: failures.map(({ id, area, symptom, messages }) => ({ id, area, symptom, messages })),
    answers: answers.map((group) => ({ ...group, lines: group.lines.map(([, names]) => names) })),
    terms: packTerms([...kept, ...failureTexts(failures)]),
  };
}

/** Extracts the texts that hits show from the records. */
export const textsOf = ({ pages, failures, answers, dictionary }: SearchRecords): SearchTexts => ({
  dictionary,
  sections: pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => blocks)),
  failures: failures.map(({ cause }) => ({ cause })),
  answers: answers.flatMap(({ lines }) => lines.map(([subject, , text]) => [subject, text] as const)),
});
