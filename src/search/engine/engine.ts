import type MiniSearch from 'minisearch';
import type { SearchIndex, SearchTexts } from '../contract/searchRecords';
import type { SearchRequest, SearchResult } from '../contract/searchTypes';
import { countFacets, passes } from './facets';
import type { Facets } from './facets';
import { toHit } from './hits';
import type { Found } from './hits';
import { unpackTerms } from './packedTerms';
import { queryParts } from './queryParts';
import type { Vocabulary } from './queryParts';
import { emptyIndex, findRecords, headingFields, packedFields } from './sectionIndex';
import type { IndexedFields } from './sectionIndex';
import { flattenBlocks, sectionRecords } from './sectionRecords';
import type { FlatBlock, SectionRecord } from './sectionRecords';
import { synonymFinder } from './synonyms';

/** Answers requests from the index, synchronously. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => SearchResult;
  /**
   * Hits are headings until the texts are here, and show the text that matches best from then on. What is found stays
   * the same. Resolves when all texts are read, so that no hit waits for that.
   */
  readonly showTexts: (texts: SearchTexts) => Promise<void>;
}

/** Everything that an engine finds by. */
interface EngineData {
  readonly index: MiniSearch<IndexedFields>;
  readonly records: readonly SectionRecord[];
  readonly facets: readonly Facets[];
  readonly vocabulary: Vocabulary;
}

function indexRecords({ language, documentationTag, pages, synonyms, terms: packed }: SearchIndex): EngineData {
  const records = sectionRecords(pages);
  const texts = unpackTerms(packed, packedFields.length * records.length);
  const documents = records.map((record): IndexedFields => {
    const [names = '', text = '', code = ''] = packedFields.map((_, field) => texts[field * records.length + record.id]?.join(' '));
    return { id: record.id, ...headingFields(record), names, text, code };
  });
  const index = emptyIndex();
  index.addAll(documents);
  const terms = new Set(documents.flatMap(({ title, text }) => [...title.split(' '), ...text.split(' ')]));
  const has = (term: string): boolean => terms.has(term);
  const facets = records.map(({ hierarchy }): Facets => ({
    language,
    docusaurus_tag: documentationTag,
    'hierarchy.lvl0': hierarchy.lvl0 ?? '',
    'hierarchy.lvl1': hierarchy.lvl1 ?? '',
  }));
  return { index, records, facets, vocabulary: { meanings: synonymFinder(synonyms, has), has } };
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

/** Makes an engine of the index. */
export function createEngine(source: SearchIndex): SearchEngine {
  const { index, records, facets, vocabulary } = indexRecords(source);
  let blocksOf = blockReader([]);
  const everything = records.map(({ id }): Found => ({ id, terms: [], match: {} }));
  const find = (query: string): Found[] => {
    const parts = queryParts(query, vocabulary);
    return parts.length === 0 ? [] : findRecords(index, records, parts, vocabulary.has);
  };

  const search = (request: SearchRequest): SearchResult => {
    const { indexName, query = '', hitsPerPage = 20, page = 0, facetFilters = [] } = request;
    const facetsOf = ({ id }: Found): Facets => facets[id] ?? {};
    const kept = (query.trim() === '' ? everything : find(query)).filter((found) => passes(facetsOf(found), facetFilters));
    const shown = kept.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      index: indexName,
      hits: shown.flatMap((found) => {
        const record = records[found.id];
        return record ? [toHit(record, blocksOf(record), found, request)] : [];
      }),
      nbHits: kept.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(kept.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
      ...(request.facets ? { facets: countFacets(kept.map(facetsOf), request.facets) } : {}),
    };
  };

  const showTexts = async (texts: SearchTexts): Promise<void> => {
    blocksOf = blockReader(texts);
    for (const record of records) {
      blocksOf(record);
      if (record.id % sliceSize === 0) await pause();
    }
  };
  return { search, showTexts };
}
