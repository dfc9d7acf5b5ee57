import type { SearchIndex, SearchTexts } from '../contract/searchRecords';
import type { SearchRequest, SearchResult } from '../contract/searchTypes';
import { countFacets, passes } from './facets';
import type { Facets } from './facets';
import { findRecords } from './findRecords';
import type { Found } from './findRecords';
import { toHit } from './hits';
import { matchOf, noMatch } from './matchedQuery';
import { queryParts } from './queryParts';
import { longestQuery } from './ranking';
import { recordLayout } from './recordLayout';
import type { RecordLayout } from './recordLayout';
import { flattenBlocks, sectionRecords } from './sectionRecords';
import type { FlatBlock, SectionRecord } from './sectionRecords';
import { synonymFinder } from './synonyms';
import type { TermSource } from './termSource';
import { neighboursIn, twoWordsFinder } from './twoWords';
import type { Neighbours } from './twoWords';
import { wholeTerms } from './wholeTerms';

/** Answers requests from an index. */
export interface SearchEngine {
  /** Rejects where parts of the index cannot be had; a later call tries anew. */
  readonly search: (request: SearchRequest) => Promise<SearchResult>;
}

/** An engine that has the whole index. */
export interface WholeEngine extends SearchEngine {
  /**
   * Hits are headings until the texts are here, and show the text that matches best from then on. What is found stays
   * the same. Resolves when all texts are read, so that no hit waits for that.
   */
  readonly showTexts: (texts: SearchTexts) => Promise<void>;
}

/** A record with the blocks from which a hit shows one. */
export interface ShownRecord {
  readonly record: SectionRecord;
  readonly blocks: readonly FlatBlock[];
}

/** What an engine finds by, and what it shows. */
export interface Searched {
  readonly language: string;
  readonly documentationTag: string;
  readonly synonyms: SearchIndex['synonyms'];
  /** Section of the site to which each page belongs. */
  readonly sections: readonly string[];
  readonly layout: RecordLayout;
  readonly terms: TermSource;
  /** By them, words that somebody writes as one are found as two. */
  readonly neighbours: () => Neighbours;
  readonly show: (ids: readonly number[]) => Promise<readonly ShownRecord[]>;
}

/** Makes an engine that asks `searched` for what it needs. */
export function engineOf({ language, documentationTag, synonyms, sections, layout, terms, neighbours, show }: Searched): SearchEngine {
  const { has } = terms;
  const vocabulary = { meanings: synonymFinder(synonyms, has), has, twoWords: twoWordsFinder(neighbours, has) };
  const everything = layout.pageOf.map((_, id): Found => ({ id, query: null }));
  const facets = sections.map((section): Facets => ({ language, docusaurus_tag: documentationTag, 'hierarchy.lvl0': section }));
  const facetsOf = ({ id }: Found): Facets => facets[layout.pageOf[id] ?? -1] ?? {};

  const find = async (query: string): Promise<readonly Found[]> => {
    if (query.trim() === '') return everything;
    const parts = queryParts(query, vocabulary);
    return parts.length === 0 ? [] : findRecords(parts, terms, layout);
  };

  const search = async (request: SearchRequest): Promise<SearchResult> => {
    const { indexName, query = '', hitsPerPage = 20, page = 0, facetFilters = [] } = request;
    const read = { ...request, query: query.slice(0, longestQuery.letters) };
    const kept = (await find(read.query)).filter((found) => passes(facetsOf(found), facetFilters));
    const wanted = kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const shown = await show(wanted.map(({ id }) => id));
    return {
      index: indexName,
      hits: shown.map(({ record, blocks }, index) => {
        const matched = wanted[index]?.query;
        return toHit(record, blocks, (matched && matchOf(matched, record.id, terms)) ?? noMatch, read);
      }),
      nbHits: kept.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(kept.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
      ...(request.facets ? { facets: countFacets(kept.map(facetsOf), request.facets) } : {}),
    };
  };
  return { search };
}

/** The blocks of a record as a list, made when they are first shown. */
function blockReader(texts: SearchTexts): (record: SectionRecord) => readonly FlatBlock[] {
  const known = new Map<number, readonly FlatBlock[]>();
  return ({ id, anchor }) => {
    const blocks = known.get(id) ?? flattenBlocks(texts[id] ?? [], anchor);
    known.set(id, blocks);
    return blocks;
  };
}

/** Sections that are read between two pauses, in which a search may be answered. */
const sliceSize = 4;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Makes an engine of an index that is one file. */
export function createEngine({ pages, terms: packed, ...others }: SearchIndex): WholeEngine {
  const records = sectionRecords(pages);
  const layout = recordLayout(pages.map(({ sections }) => sections.length));
  let blocksOf = blockReader([]);
  const show = (ids: readonly number[]): Promise<ShownRecord[]> =>
    Promise.resolve(
      ids.flatMap((id) => {
        const record = records[id];
        return record ? [{ record, blocks: blocksOf(record) }] : [];
      }),
    );
  const terms = wholeTerms(packed, records, layout);
  const neighbours = (): Neighbours => neighboursIn(pages);
  const engine = engineOf({ ...others, sections: pages.map(({ section }) => section), layout, terms, neighbours, show });

  const showTexts = async (texts: SearchTexts): Promise<void> => {
    blocksOf = blockReader(texts);
    for (const record of records) {
      blocksOf(record);
      if (record.id % sliceSize === 0) await pause();
    }
  };
  return { ...engine, showTexts };
}
