import { wholeRecords } from '../site/searchRecords';
import type { LeadingRecords } from '../site/searchRecords';
import { searchSettings } from '../site/searchSettings';
import type { SearchRequest, SearchResponse, SearchResult } from '../site/searchTypes';
import { createEngine } from './engine';
import type { SearchEngine } from './engine';

/** Reads a JSON file of the site; rejects where it cannot be had. */
export type ReadJson = (url: string) => Promise<unknown>;

/** The embedded engine with its records, wherever it runs. */
export interface EmbeddedSearch {
  readonly prepare: () => Promise<void>;
  /** Resolves when the whole texts are indexed, or could not be fetched. */
  readonly whole: () => Promise<void>;
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResponse>;
}

const noHits = ({ indexName, query = '', hitsPerPage = 20, page = 0 }: SearchRequest): SearchResult => ({
  index: indexName,
  hits: [],
  nbHits: 0,
  page,
  nbPages: 0,
  hitsPerPage,
  query,
});

/**
 * Answers from the beginnings of all texts as soon as they are there, and from the whole texts once they have been
 * fetched and indexed behind the reader's back.
 */
export function createEmbeddedSearch(recordsUrl: string, readJson: ReadJson): EmbeddedSearch {
  let engine: SearchEngine | undefined;
  let leading: Promise<LeadingRecords> | undefined;
  let whole: Promise<void> | undefined;
  let isWhole = false;

  const loadLeading = async (): Promise<LeadingRecords> => {
    // The build wrote the file from this type.
    const records = (await readJson(recordsUrl)) as LeadingRecords;
    engine = await createEngine(records);
    return records;
  };

  const loadWhole = async (records: LeadingRecords): Promise<void> => {
    const remainders = (await readJson(new URL(records.remainders, recordsUrl).href)) as readonly string[];
    engine = await createEngine(wholeRecords(records, remainders));
    isWhole = true;
  };

  const prepare = async (): Promise<void> => {
    leading ??= loadLeading();
    try {
      const records = await leading;
      // Without the whole texts results are poorer and still right; the next opening of the dialog tries again.
      whole ??= loadWhole(records).catch(() => void (whole = undefined));
    } catch (error) {
      leading = undefined;
      throw error;
    }
  };

  const search = async (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    if (!engine) await prepare();
    const isOurs = ({ indexName }: SearchRequest): boolean => indexName === searchSettings.indexName;
    const answer = (request: SearchRequest): SearchResult => (engine && isOurs(request) ? engine.search(request) : noHits(request));
    const results = requests.map(answer);
    // That there are no hits is only true of the whole texts.
    if (isWhole || requests.every((request, index) => !isOurs(request) || (results[index]?.nbHits ?? 0) > 0)) return { results };
    await whole;
    return { results: requests.map(answer) };
  };

  const waitForWhole = async (): Promise<void> => {
    await prepare();
    await whole;
  };

  return { prepare, whole: waitForWhole, search };
}
