import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { Found } from './hits';
import {
  allowedEdits,
  allowedEditsAtLast,
  bm25,
  enoughHits,
  fieldBoosts,
  hitsOfPage,
  matchWeights,
  pageEvidence,
  pageTopBoost,
} from './ranking';
import type { Field } from './ranking';
import type { SectionRecord } from './sectionRecords';
import { termsOf } from './terms';

/** Fields as terms with spaces between them. */
export type IndexedFields = { readonly id: number } & Readonly<Record<Field, string>>;

/** Fields that come from the texts, in the order of the index file; the others come from the headings. */
export const packedFields = ['names', 'text', 'code'] as const;

type PackedField = (typeof packedFields)[number];

const terms = (text: string): string => termsOf(text).join(' ');

/** The fields of a record that come from its texts. */
export function textFields({ names, blocks }: SectionRecord): Readonly<Record<PackedField, string>> {
  const body = (code: boolean): string => blocks.flatMap((block) => (block.code === code ? block.terms : [])).join(' ');
  return { names: terms(names.join(' · ')), text: body(false), code: body(true) };
}

/** The fields of a record that come from its place and heading. */
export function headingFields({
  route,
  title,
  page,
  level,
  hierarchy,
}: SectionRecord): Readonly<Record<Exclude<Field, PackedField>, string>> {
  const parents = Object.entries(hierarchy).filter(([other]) => other > 'lvl1' && other < level);
  return {
    title: terms(title),
    page: terms(page),
    path: terms(route.replaceAll('-', ' ')),
    parents: terms(parents.map(([, text]) => text).join(' ')),
  };
}

type IndexResult = Found & { readonly score: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** An index with this site's ranking. */
export function emptyIndex(): MiniSearch<IndexedFields> {
  return new MiniSearch<IndexedFields>({
    fields: Object.keys(fieldBoosts),
    // The fields hold terms already, and so do the queries.
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
    searchOptions: {
      boost: { ...fieldBoosts },
      weights: { ...matchWeights },
      bm25,
      maxFuzzy: 2,
    },
  });
}

/** Ranks records higher whose page has more to say. */
function withPageEvidence(results: readonly IndexResult[], records: readonly SectionRecord[]): Found[] {
  const scores = new Map<string, number[]>();
  const routeOf = (id: number): string => records[id]?.route ?? '';
  // Results come best first.
  for (const { id, score } of results) scores.set(routeOf(id), [...(scores.get(routeOf(id)) ?? []), score]);
  const evidence = new Map([...scores].map(([route, [, ...next]]) => [route, sum(next.slice(0, pageEvidence.records))]));
  const total = ({ id, score }: IndexResult): number =>
    (score + pageEvidence.share * (evidence.get(routeOf(id)) ?? 0)) * (records[id]?.level === 'lvl1' ? pageTopBoost : 1);
  return results
    .map((result) => ({ result, score: total(result) }))
    .sort((a, b) => b.score - a.score)
    .map(({ result }) => result);
}

/** Diversifies the results: the best hits of every page come before the many of one page. */
function diversify(found: readonly Found[], records: readonly SectionRecord[]): Found[] {
  const seen = new Map<string, number>();
  const rounds: Found[][] = [];
  for (const hit of found) {
    const route = records[hit.id]?.route ?? '';
    const count = seen.get(route) ?? 0;
    seen.set(route, count + 1);
    const round = Math.floor(count / hitsOfPage);
    rounds[round] = [...(rounds[round] ?? []), hit];
  }
  return rounds.flat();
}

/** Letters that may differ in a word, besides those that the pages have: a word that is right is not taken for another one. */
const editsUnless =
  (has: (term: string) => boolean, edits: (term: string) => number) =>
  (term: string): number =>
    has(term) ? 0 : edits(term);

/** All words first; where they find little, some of the words; where nothing is found, words with more letters wrong. */
export function findRecords(
  index: MiniSearch<IndexedFields>,
  records: readonly SectionRecord[],
  parts: Query[],
  has: (term: string) => boolean,
): Found[] {
  const ranked = (combineWith: 'AND' | 'OR', edits = allowedEdits): Found[] =>
    // Ids are the numbers that the records were added with.
    diversify(withPageEvidence(index.search({ queries: parts, combineWith }, { fuzzy: editsUnless(has, edits) }), records), records);
  const all = ranked('AND');
  if (all.length >= enoughHits) return all;
  const known = new Set(all.map(({ id }) => id));
  const some = [...all, ...ranked('OR').filter(({ id }) => !known.has(id))];
  return some.length > 0 ? some : ranked('OR', allowedEditsAtLast);
}
