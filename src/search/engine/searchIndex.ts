import type { IndexedSection, PlaceKind, RecordKind, RecordPage, SearchIndex, SearchTexts, PackedTerms } from '../contract/searchRecords';
import type { Level, Levels } from '../contract/searchTypes';
import { failureTerms, stopWords, termsOf } from './analysis';
import { answerLines } from './findAnswers';
import { lexiconOf } from './readerWords';
import type { Lexicon } from './readerWords';
import { termIndex } from './termIndex';
import type { TermIndex } from './termIndex';
import { failurePhrases } from './evidence';
import type { Phrase } from './evidence';

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

/** A part of a page that results lead to: its top, a section, or a place inside one. */
export interface Passage {
  readonly kind: Exclude<RecordKind, 'failure' | 'answer'>;
  /** Index of its section. */
  readonly section: number;
  /** Index of its page. */
  readonly page: number;
  readonly title: string;
  readonly anchor: string;
}

/** Position of a section on the site. */
export interface ShownSection {
  readonly route: string;
  readonly level: Exclude<Level, 'lvl0'>;
  readonly anchor: string;
  readonly hierarchy: Levels<string>;
}

/** An index that can be searched. */
export interface ReadyIndex {
  readonly index: SearchIndex;
  /** Empty until the texts have loaded. */
  texts: SearchTexts;
  readonly lexicon: Lexicon;
  readonly sections: readonly ShownSection[];
  /** In reading order. */
  readonly passages: readonly Passage[];
  readonly byPassage: TermIndex;
  readonly byPage: TermIndex;
  readonly byFailure: TermIndex;
  /** Title and messages of each failure. */
  readonly phrases: readonly (readonly Phrase[])[];
  readonly answers: ReturnType<typeof answerLines>;
  /** Whether any page or failure has a term. */
  readonly has: (term: string) => boolean;
}

/** Level of a heading, from 1 to 6. */
const levelOf = (depth: number): Exclude<Level, 'lvl0'> => `lvl${Math.min(6, Math.max(1, depth))}` as Exclude<Level, 'lvl0'>;

/** Positions of a page's sections, with the headings above each. */
export function sectionsOf(
  { route, section }: Pick<RecordPage, 'route' | 'section'>,
  headings: readonly (readonly [level: number, heading: string, anchor: string])[],
): ShownSection[] {
  let hierarchy: Levels<string> = { lvl0: section };
  return headings.map(([depth, title, anchor]) => {
    const level = levelOf(depth);
    const above = Object.entries(hierarchy).filter(([other]) => other < level);
    // `above` are levels.
    hierarchy = { ...(Object.fromEntries(above) as Levels<string>), [level]: title };
    return { route, level, anchor, hierarchy };
  });
}

/** Restores what the index omits: the heading of a page's top, and anchors that are made from headings. */
export const headingOf =
  (page: string) =>
  ([depth, heading, , anchor = slugOf(heading)]: IndexedSection): readonly [level: number, heading: string, anchor: string] =>
    depth === 1 ? [depth, page, ''] : [depth, heading, anchor];

function passagesOf({ pages }: SearchIndex): Passage[] {
  let section = -1;
  return pages.flatMap(({ title: name, sections }, page) =>
    sections.flatMap((indexed): Passage[] => {
      section += 1;
      const at = section;
      const [, title, anchor] = headingOf(name)(indexed);
      const [depth, , places] = indexed;
      return [
        { kind: depth === 1 ? 'page' : 'section', section: at, page, title, anchor },
        ...places.map(([kind, own, placeAnchor = anchorOf(kind, own)]) => ({ kind, section: at, page, title: own, anchor: placeAnchor })),
      ];
    }),
  );
}

const add = (field: string[] | undefined, terms: readonly string[]): void => {
  for (const term of terms) field?.push(term);
};

/** Weights of the fields: of passages own heading, title of the page, text; of pages title, headings, text. */
const boosts = { passages: [5, 3, 1.5], pages: [5, 2, 1.5], failures: [1] } as const;

const ranking = { pages: { k: 1.3, b: 0.7, cover: 1 }, failures: { k: 2, b: 0.5, cover: 0.8 } } as const;

/** Prepares an index: terms of headings are computed, those of texts unpacked. */
export function readyIndex(index: SearchIndex): ReadyIndex {
  const sections = index.pages.flatMap((page) => sectionsOf(page, page.sections.map(headingOf(page.title))));
  const passages = passagesOf(index);
  const empty = (fields: readonly number[]): string[][] => fields.map(() => []);
  const ofPassages = passages.map(() => empty(boosts.passages));
  const ofPages = index.pages.map(() => empty(boosts.pages));
  const ofFailures = index.failures.map(() => empty(boosts.failures));
  const firstOfSection: number[] = [];
  index.pages.forEach(({ title, label = '', route }, at) => {
    add(ofPages[at]?.[0], termsOf(`${title} ${label}`));
    add(ofPages[at]?.[1], termsOf(route.replaceAll('-', ' ')));
  });
  passages.forEach(({ kind, section, page: at, title }, number) => {
    const page = index.pages[at];
    const [heading, ofPage] = ofPassages[number] ?? [];
    add(heading, termsOf(title));
    if (kind === 'page' || kind === 'section') {
      firstOfSection[section] = number;
      add(ofPage, termsOf(`${page?.title} ${page?.label ?? ''}`));
      if (kind === 'section') add(ofPages[at]?.[1], termsOf(title));
      return;
    }
    // Sections and pages are found by the names of their places, too.
    const name = termsOf(title).filter((term) => !stopWords.has(term));
    add(ofPassages[firstOfSection[section] ?? -1]?.[2], name);
    add(ofPages[at]?.[2], name);
  });
  index.failures.forEach(({ symptom, messages }, at) => {
    for (const text of [symptom, ...messages]) add(ofFailures[at]?.[0], failureTerms(text));
  });
  eachTerm(index.terms, (term, text) => {
    if (text >= sections.length) return add(ofFailures[text - sections.length]?.[0], [term]);
    const number = firstOfSection[text] ?? -1;
    add(ofPassages[number]?.[2], [term]);
    add(ofPages[passages[number]?.page ?? -1]?.[2], [term]);
  });
  const answers = answerLines(index.answers);
  const answerNames = new Set(answers.flatMap(({ names }) => names));
  const byPassage = termIndex(ofPassages, boosts.passages, ranking.pages);
  const byFailure = termIndex(ofFailures, boosts.failures, ranking.failures);
  const has = (term: string): boolean => byPassage.has(term) || byFailure.has(term) || answerNames.has(term);
  return {
    index,
    texts: { sections: [], failures: [], answers: [], dictionary: [] },
    lexicon: lexiconOf(index.words, index.stops),
    sections,
    passages,
    byPassage,
    byPage: termIndex(ofPages, boosts.pages, ranking.pages),
    byFailure,
    phrases: failurePhrases(index),
    answers,
    has,
  };
}

/** Default anchor of a heading. The index omits anchors that are equal to it. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Default anchor of a place. */
export function anchorOf(kind: PlaceKind, name: string): string {
  if (kind === 'part') return name.split(' · ')[0] ?? name;
  return kind === 'term' ? `term-${slugOf(name.split(', ')[0] ?? name)}` : slugOf(name);
}
