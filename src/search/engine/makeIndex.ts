import type {
  FailureRecord,
  IndexedPlace,
  IndexedSection,
  RecordBlock,
  SearchIndex,
  SearchRecords,
  SearchTexts,
} from '../contract/searchRecords';
import { negatedTerm, readWords, stopWords, termsOf } from './analysis';
import { packTerms } from './packedTerms';
import { lexiconOf } from './readerWords';
import { anchorOf, slugOf } from './searchIndex';

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

/** Minimum number of failures with a negated word for which it is a term. Rarer ones are found by the word alone. */
const leastNegated = 4;

/** Terms of readers' phrases for each failure. Keeps numbers, which somebody has seen. */
function saidTerms(failures: readonly FailureRecord[], same: (term: string) => string): string[][] {
  const negated = failures.map(({ said }) => said.flatMap(readWords).flatMap((word) => (word.negated ? negatedTerm(same(word.term)) : [])));
  const counts = new Map<string, number>();
  for (const term of negated.flatMap((terms) => [...new Set(terms)])) counts.set(term, (counts.get(term) ?? 0) + 1);
  return failures.map(({ said }, at) => [
    ...said
      .flatMap(termsOf)
      .filter((term) => !stopWords.has(term))
      .map(same),
    ...(negated[at] ?? []).filter((term) => (counts.get(term) ?? 0) >= leastNegated),
  ]);
}

/** Minimum number of texts with a linked name for which the whole name is a term. Rarer names are found by their words. */
const leastTextsOfName = 3;

/** Returns a test for linked names that few texts have. */
function rareNames(texts: readonly (readonly string[])[]): (term: string) => boolean {
  const names = new Set<string>();
  const words = new Set<string>();
  const counts = new Map<string, number>();
  for (const text of texts) {
    const own = text.flatMap(readWords);
    for (const { term, pieces } of own) for (const word of [term, ...pieces]) words.add(word);
    for (const name of new Set(own.flatMap(({ joined }) => joined ?? []))) {
      names.add(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return (term) => names.has(term) && !words.has(term) && !/^\d+$/.test(term) && (counts.get(term) ?? 0) < leastTextsOfName;
}

/** Builds the index from the records: headings and names as they are, and the terms of longer texts. */
export function makeIndex({ pages, failures, answers, ...others }: SearchRecords): SearchIndex {
  const { sameInFailures } = lexiconOf(others.words);
  const texts = pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => textsIn(blocks)));
  const isRareName = rareNames(texts);
  const bodies = texts.map((text) => contentTermsOf(text).filter((term) => !isRareName(term)));
  return {
    ...others,
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
    failures: failures.map(({ id, area, symptom, page, messages }) => ({ id, area, symptom, page, messages })),
    answers: answers.map((group) => ({ ...group, lines: group.lines.map(([, names]) => names) })),
    terms: packTerms([...bodies, ...saidTerms(failures, sameInFailures)]),
  };
}

/** Extracts the texts that hits show from the records. */
export const textsOf = ({ pages, failures, answers }: SearchRecords): SearchTexts => ({
  sections: pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => blocks)),
  failures: failures.map(({ cause, commands }) => ({ cause, commands })),
  answers: answers.flatMap(({ lines }) => lines.map(([subject, , text]) => [subject, text] as const)),
});
