import type MiniSearch from 'minisearch';
import type { SearchRecords } from '../site/searchRecords';
import type { SearchRequest, SearchResult } from '../site/searchTypes';
import { countFacets, passes } from './facets';
import type { Facets } from './facets';
import { toHit } from './hits';
import type { Found } from './hits';
import { queryParts } from './queryTree';
import type { Vocabulary } from './queryTree';
import { emptyIndex, findRecords, searched } from './sectionIndex';
import type { Searched } from './sectionIndex';
import { sectionRecords } from './sectionRecords';
import type { SectionRecord } from './sectionRecords';
import { synonymFinder } from './synonyms';

/** Answers requests from the records, synchronously. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => SearchResult;
}

/** Everything that an engine answers from. */
interface Indexed {
  readonly index: MiniSearch<Searched>;
  readonly records: readonly SectionRecord[];
  readonly facets: readonly Facets[];
  readonly vocabulary: Vocabulary;
}

function engineOf({ index, records, facets, vocabulary }: Indexed): SearchEngine {
  const everything = records.map(({ id }): Found => ({ id, terms: [], match: {} }));
  const find = (query: string): Found[] => {
    const parts = queryParts(query, vocabulary);
    return parts.length === 0 ? [] : findRecords(index, records, parts);
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
        return record ? [toHit(record, found, query, request)] : [];
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
  return engineOf({ index, records, facets, vocabulary: { meanings: synonymFinder(synonyms, has), has } });
}
