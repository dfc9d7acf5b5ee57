import type { RecordKind } from './searchRecords';

/** Levels of a record's place: lvl0 is the section of the site, lvl1 the page, lvl2 to lvl6 the headings above it. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** One value per level; absent levels are null or missing. */
export type Levels<T> = Partial<Record<Level, T>>;

/** `key:value` strings: the outer list is AND, an inner list is OR. */
export type FacetFilter = string | readonly FacetFilter[];

/** A query to one index, with the parameters that both engines honour. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  /** 20 unless told. */
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  readonly facetFilters?: readonly FacetFilter[];
  /** Attributes whose values are counted over all hits, such as `hierarchy.lvl0`. */
  readonly facets?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly attributesToSnippet?: readonly string[];
}

/** A text as HTML with its matches in `<mark>`. */
export interface MarkedValue {
  readonly value: string;
}

/** What is shown of an answer or a failure, with the place where it stands. */
export interface Answer {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** Both are sentences, which stand below each other. */
  readonly areSentences?: true;
  readonly path: string;
  readonly section: string;
  readonly page: string;
  readonly heading: string;
}

/**
 * One result in DocSearch's record shape. All texts are HTML-escaped. `url` is a path of this site without the base
 * path (`/software/can#anchor`) from the embedded engine, and absolute from the hosted service.
 */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor?: string;
  readonly anchor?: string | null;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly content: string | null;
  readonly hierarchy: Levels<string | null>;
  readonly _highlightResult?: { readonly hierarchy?: Levels<MarkedValue> };
  readonly _snippetResult?: { readonly content?: MarkedValue; readonly hierarchy?: Levels<MarkedValue> };
  /** What it is; missing in hits of the hosted service, which has pages only. */
  readonly kind?: RecordKind;
  /** What is shown of an answer or a failure. */
  readonly answer?: Answer;
  /** A page before the failures, or a failure that only might fit. */
  readonly place?: 'first' | 'might';
}

/** How the search and the finder say that a failure may not fit. */
export const fitTexts = { might: 'Might fit', noEntry: 'No entry fits this message.' } as const;

/** What readers are told about a query. */
export interface SearchNotes {
  /** Words that are nowhere on the site. */
  readonly unknown: readonly string[];
  /** Words that are nowhere on the site, with the one that was searched instead. */
  readonly taken: readonly (readonly [typed: string, taken: string])[];
  /** A program printed the query, and no failure fits it. */
  readonly noEntry: boolean;
}

/** Answer to one request. `nbHits` counts the hits of all pages. */
export interface SearchResult {
  readonly index: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly query?: string;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly notes?: SearchNotes;
}

/** A failure that fits to a text, with the reason in words. */
export interface FittingFailure {
  readonly id: string;
  readonly symptom: string;
  readonly why: string;
  readonly fit: 'fits' | 'might';
}

/** Answers to all requests, in their order. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/**
 * The one door to search, whatever the engine. Language and, with contextual search, documentation tag are added to
 * every request by the client. A request to an index that the embedded engine does not have is answered with no hits.
 */
export interface SearchClient {
  /** Rejects when the engine or the service cannot answer; a later call tries anew. */
  readonly search: (params: { readonly requests: readonly SearchRequest[] }) => Promise<SearchResponse>;
  /** Loads what the first search needs. Idempotent; after a rejection the next call tries anew. */
  readonly prepare: () => Promise<void>;
  /** Resolves when hits show their texts; earlier ones lead to headings. Missing where hits have texts from the start. */
  readonly texts?: () => Promise<void>;
}

/** What the embedded engine does besides, whichever engine finds pages. */
export interface FailureClient {
  /** Failures that fit to what somebody wrote or pasted, in the order of a search; with an area, only its own. */
  readonly failures: (text: string, area: string) => Promise<readonly FittingFailure[]>;
  /** Puts answers and failures among the pages that the hosted service found. */
  readonly complete: (request: SearchRequest, result: SearchResult) => Promise<SearchResult>;
}
