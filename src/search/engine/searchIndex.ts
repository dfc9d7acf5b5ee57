import MiniSearch from 'minisearch';
import type { AsPlainObject } from 'minisearch';
import type { IndexedSection, PlaceKind, RecordKind, RecordPage, SearchIndex, SearchTexts } from '../contract/searchRecords';
import type { Level, Levels } from '../contract/searchTypes';
import { negatedTerm, readWords, stopWords, termsOf } from './analysis';
import { eachTerm } from './packedTerms';
import { lexiconOf } from './readerWords';
import type { Lexicon } from './readerWords';

/** Searched fields of the kinds of records. */
export const fields = {
  /** Heading, title and label of the page, path, text. */
  page: ['title', 'page', 'path', 'body'],
  /** Symptom, readers' phrases for it, printed messages. */
  failure: ['symptom', 'said', 'messages'],
  /** Names of the subject, words that ask for the line, words that don't matter. */
  answer: ['names', 'topics', 'indifferent'],
} as const;

type Field = (typeof fields)[keyof typeof fields][number];

const allFields = Object.values(fields).flat() as readonly Field[];

/** Fields of which the index file has only the terms. */
type PackedField = 'body' | 'said';
const failureFields: ReadonlySet<string> = new Set(fields.failure);

/** A record of the index. `at` is the index of its section, failure or answer line. */
export type IndexedRecord = Readonly<Partial<Record<Exclude<Field, PackedField>, string>>> & {
  readonly id: number;
  readonly kind: RecordKind;
  readonly at: number;
  readonly title?: string;
  readonly anchor?: string;
  /** Index of its page; -1 if it has none. */
  readonly pageAt: number;
};

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
  readonly records: readonly IndexedRecord[];
  readonly sections: readonly ShownSection[];
  readonly lexicon: Lexicon;
  readonly search: MiniSearch<IndexedRecord>['search'];
  /** Whether any record has a term. */
  readonly has: (term: string) => boolean;
  /** Whether two terms are neighbours in a heading, a path, a symptom or a message. */
  readonly isPair: (first: string, second: string) => boolean;
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

/** Records of an index: sections with the places inside them in reading order, failures, answer lines. */
function recordsOf({ pages, failures, answers }: SearchIndex): IndexedRecord[] {
  const records: Omit<IndexedRecord, 'id'>[] = [];
  let at = 0;
  pages.forEach(({ route, title: page, label = '', sections: ofPage }, pageAt) => {
    for (const indexed of ofPage) {
      const [, title, anchor] = headingOf(page)(indexed);
      const [depth, , places] = indexed;
      records.push({
        kind: depth === 1 ? 'page' : 'section',
        at,
        pageAt,
        title,
        anchor,
        page: `${page} ${label}`,
        path: route.replaceAll('-', ' '),
      });
      for (const [kind, name, placeAnchor = anchorOf(kind, name)] of places)
        records.push({ kind, at, pageAt, title: name, anchor: placeAnchor });
      at += 1;
    }
  });
  failures.forEach(({ symptom, messages }, number) =>
    records.push({
      kind: 'failure',
      at: number,
      pageAt: -1,
      symptom,
      messages: messages.join('\n'),
    }),
  );
  let line = 0;
  for (const { topics, indifferent, lines } of answers)
    for (const names of lines) {
      records.push({ kind: 'answer', at: line, pageAt: -1, names, topics: topics.join(' '), indifferent: indifferent.join(' ') });
      line += 1;
    }
  return records.map((record, id) => ({ ...record, id }));
}

/** Record and field of each packed text: the sections, then readers' phrases for each failure. */
function packedPlaces(records: readonly IndexedRecord[]): (readonly [record: number, field: PackedField])[] {
  const sections = records.filter(({ kind }) => kind === 'page' || kind === 'section');
  const failures = records.filter(({ kind }) => kind === 'failure');
  return [...sections.map(({ id }) => [id, 'body'] as const), ...failures.map(({ id }) => [id, 'said'] as const)];
}

/** Prepares an index: terms of headings are computed, those of texts unpacked, and MiniSearch loads both in its own format. */
export function readyIndex(index: SearchIndex): ReadyIndex {
  const lexicon = lexiconOf(index.words);
  const sections = index.pages.flatMap((page) => sectionsOf(page, page.sections.map(headingOf(page.title))));
  const records = recordsOf(index);
  const terms = new Map<string, Record<number, Record<number, number>>>();
  const lengths = records.map(() => allFields.map(() => 0));
  const pairs = new Set<string>();
  // Cached, because all sections of a page have its title, and all lines of a table the same topics.
  const known = new Map<string, readonly string[]>();
  const termsOnce = (text: string): readonly string[] => {
    const found = known.get(text) ?? termsOf(text);
    known.set(text, found);
    return found;
  };
  const add = (term: string, record: number, field: number, count: number): void => {
    const inFields = terms.get(term) ?? {};
    const inRecords = (inFields[field] ??= {});
    const ofRecord = lengths[record];
    if (ofRecord && inRecords[record] === undefined) ofRecord[field] = (ofRecord[field] ?? 0) + 1;
    inRecords[record] = (inRecords[record] ?? 0) + count;
    terms.set(term, inFields);
  };
  for (const record of records)
    allFields.forEach((name, field) => {
      // Records don't have the packed fields.
      const text = record[name as Exclude<Field, PackedField>];
      if (text === undefined) return;
      const found = termsOnce(text);
      found.forEach((term, at) => {
        add(failureFields.has(name) ? lexicon.sameInFailures(term) : term, record.id, field, 1);
        pairs.add(`${found[at - 1]} ${term}`);
      });
      if (name === 'symptom')
        for (const word of readWords(text)) if (word.negated) add(negatedTerm(lexicon.sameInFailures(word.term)), record.id, field, 1);
    });
  // Sections are found by the names of their places, too.
  const body = allFields.indexOf('body');
  let section = 0;
  for (const { id, kind, title = '' } of records) {
    if (kind === 'page' || kind === 'section') section = id;
    else if (kind !== 'failure' && kind !== 'answer')
      for (const term of termsOf(title)) if (!stopWords.has(term)) add(term, section, body, 1);
  }
  const places = packedPlaces(records).map(([record, name]) => [record, allFields.indexOf(name)] as const);
  eachTerm(index.terms, (term, text, count) => {
    const [record, field] = places[text] ?? [];
    if (record !== undefined && field !== undefined) add(term, record, field, count);
  });
  const averages = allFields.map((_, field) => {
    const ofField = lengths.flatMap((length) => length[field] || []);
    return ofField.reduce((sum, length) => sum + length, 0) / Math.max(1, ofField.length);
  });
  const plain: AsPlainObject = {
    documentCount: records.length,
    nextId: records.length,
    documentIds: Object.fromEntries(records.map(({ id }) => [id, id])),
    fieldIds: Object.fromEntries(allFields.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: averages,
    storedFields: {},
    index: [...terms],
    serializationVersion: 2,
    dirtCount: 0,
  };
  const miniSearch = MiniSearch.loadJS<IndexedRecord>(plain, {
    fields: [...allFields],
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  return {
    index,
    texts: { sections: [], failures: [], answers: [] },
    records,
    sections,
    lexicon,
    search: miniSearch.search.bind(miniSearch),
    has: (term) => terms.has(term),
    isPair: (first, second) => pairs.has(`${first} ${second}`),
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
