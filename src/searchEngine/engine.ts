import MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import type { SearchRecords } from '../site/searchRecords';
import type { SearchRequest, SearchResult } from '../site/searchTypes';
import { countFacets, passes } from './facets';
import type { Facets } from './facets';
import { toHit } from './hits';
import type { Found } from './hits';
import { queryParts } from './queryTree';
import type { Vocabulary } from './queryTree';
import { allowedEdits, allowedEditsAtLast, bm25, enoughHits, fieldBoosts, matchWeights, pageEvidence, pageTopBoost } from './ranking';
import type { Field } from './ranking';
import { sectionRecords } from './sectionRecords';
import type { SectionRecord } from './sectionRecords';
import { synonymFinder } from './synonyms';
import { termsOf } from './terms';

/** Answers requests from the records, synchronously. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => SearchResult;
}

/** Fields as terms with spaces between them. */
type Searched = { readonly id: number } & Readonly<Record<Field, string>>;

function searched({ id, route, title, page, level, hierarchy, names, blocks }: SectionRecord): Searched {
  const parents = Object.entries(hierarchy).filter(([other]) => other > 'lvl1' && other < level);
  const terms = (text: string): string => termsOf(text).join(' ');
  const body = (code: boolean): string => blocks.flatMap((block) => (block.code === code ? block.terms : [])).join(' ');
  return {
    id,
    title: terms(title),
    page: terms(page),
    path: terms(route.replaceAll('-', ' ')),
    parents: terms(parents.map(([, text]) => text).join(' ')),
    names: terms(names.join(' · ')),
    text: body(false),
    code: body(true),
  };
}

type IndexResult = Found & { readonly score: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function emptyIndex(): MiniSearch<Searched> {
  return new MiniSearch<Searched>({
    fields: Object.keys(fieldBoosts),
    // The fields hold terms already, and so do the queries.
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
    searchOptions: {
      boost: { ...fieldBoosts },
      weights: { ...matchWeights },
      bm25,
      fuzzy: allowedEdits,
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

/** All words first; where they find little, some of the words; where nothing is found, words with more letters wrong. */
function findRecords(index: MiniSearch<Searched>, records: readonly SectionRecord[], parts: Query[]): Found[] {
  const ranked = (combineWith: 'AND' | 'OR', options: SearchOptions = {}): Found[] =>
    // Ids are the numbers that the records were added with.
    withPageEvidence(index.search({ queries: parts, combineWith }, options), records);
  const all = ranked('AND');
  if (all.length >= enoughHits) return all;
  const known = new Set(all.map(({ id }) => id));
  const some = [...all, ...ranked('OR').filter(({ id }) => !known.has(id))];
  return some.length > 0 ? some : ranked('OR', { fuzzy: allowedEditsAtLast });
}

function engineOf(
  index: MiniSearch<Searched>,
  records: readonly SectionRecord[],
  facets: readonly Facets[],
  vocabulary: Vocabulary,
): SearchEngine {
  const everything = records.map(({ id }): Found => ({ id, terms: [], match: {} }));
  const find = (query: string): Found[] => {
    const parts = queryParts(query, vocabulary);
    return parts.length === 0 ? [] : findRecords(index, records, parts);
  };

  const search = (request: SearchRequest): SearchResult => {
    const { indexName, query = '', hitsPerPage = 20, page = 0, facetFilters = [] } = request;
    const found = query.trim() === '' ? everything : find(query);
    const kept = found.filter(({ id }) => passes(facets[id] ?? {}, facetFilters));
    const shown = kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      index: indexName,
      hits: shown.flatMap((one) => {
        const record = records[one.id];
        return record ? [toHit(record, one, query, request)] : [];
      }),
      nbHits: kept.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(kept.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
      ...(request.facets
        ? {
            facets: countFacets(
              kept.map(({ id }) => facets[id] ?? {}),
              request.facets,
            ),
          }
        : {}),
    };
  };
  return { search };
}

/** Pages indexed between two pauses, in which a search may be answered by another engine of the same thread. */
const sliceSize = 4;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Indexes the records, in slices. */
export async function createEngine(source: SearchRecords): Promise<SearchEngine> {
  const { language, documentationTag, pages, synonyms } = source;
  const records: SectionRecord[] = [];
  const terms = new Set<string>();
  const index = emptyIndex();
  for (let start = 0; start < pages.length; start += sliceSize) {
    const added = sectionRecords(pages.slice(start, start + sliceSize), records.length);
    const documents = added.map(searched);
    index.addAll(documents);
    records.push(...added);
    for (const { title, text } of documents) for (const term of `${title} ${text}`.split(' ')) terms.add(term);
    await pause();
  }
  const has = (term: string): boolean => terms.has(term);
  const facets = records.map(({ hierarchy }): Facets => ({
    language,
    docusaurus_tag: documentationTag,
    'hierarchy.lvl0': hierarchy.lvl0 ?? '',
    'hierarchy.lvl1': hierarchy.lvl1 ?? '',
  }));
  return engineOf(index, records, facets, { meanings: synonymFinder(synonyms, has), has });
}
