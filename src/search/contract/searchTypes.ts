import type { RecordKind } from './searchRecords';

/** Levels of a record's position: lvl0 is the section of the site, lvl1 the page, lvl2 to lvl6 the headings above the record. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** One value per level; absent levels are null or missing. */
export type Levels<T> = Partial<Record<Level, T>>;

/** `key:value` strings: the outer list is AND, an inner list is OR. */
type FacetFilter = string | readonly FacetFilter[];

/** Facet that holds the section of the site. */
export const sectionFacet = 'hierarchy.lvl0';

/** A query to one index, with the parameters that both engines support. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  /** Default: 20. */
  readonly hitsPerPage?: number;
  /** Zero-based. */
  readonly page?: number;
  readonly facetFilters?: readonly FacetFilter[];
  /** Attributes whose values are counted over all hits, such as `hierarchy.lvl0`. */
  readonly facets?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly attributesToSnippet?: readonly string[];
}

/** HTML with matches in `<mark>`. */
interface MarkedValue {
  readonly value: string;
}

/** What is shown of an answer or a failure, and where it is on the site. */
export interface Answer {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** Subject and text are sentences, shown on lines of their own. */
  readonly areSentences?: true;
  readonly path: string;
  readonly section: string;
  readonly page: string;
  readonly heading: string;
}

/**
 * One result in DocSearch's record shape. All texts are HTML-escaped. `url` is a path without the base path
 * (`/software/can#anchor`) from the embedded engine, and absolute from the hosted service.
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
  /** Missing in hits of the hosted service, which has only pages. */
  readonly kind?: RecordKind;
  /** Set on answers and failures. */
  readonly answer?: Answer;
  /** A failure that only might fit. */
  readonly place?: 'might';
}

/** Letters that are read at each end of a pasted text. */
export const lettersOfEnd = 50_000;

/** Notes for readers about a query. */
export interface SearchNotes {
  /** Words that occur nowhere on the site. */
  readonly unknown: readonly string[];
  /** Words that occur nowhere on the site, each with the word that was searched instead. */
  readonly taken: readonly (readonly [typed: string, taken: string])[];
  /** English words that were searched for a query in another language; empty for an English one. */
  readonly translated: string;
  /** A program printed the query, and no failure fits it. */
  readonly noEntry: boolean;
  /** What the output of a healthy system shows; empty if the query isn't one. */
  readonly healthy: string;
}

/** Answer to one request. `nbHits` counts the hits of all result pages. */
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
  /** The query describes a failure, instead of asking for a page. */
  readonly describesFailure?: boolean;
}

/** Answers to all requests, in the order of the requests. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** A failure that matches a text. */
export interface FittingFailure {
  readonly id: string;
  readonly symptom: string;
  /** Evidence in the text that it fits, as a sentence; empty if it is only alike in words. */
  readonly why: string;
  readonly fit: 'fits' | 'might';
}

/** Failures for what somebody wrote or pasted, in the order of a search. */
export interface FailureAnswer extends Pick<SearchNotes, 'healthy'> {
  /** The text names a danger: how to stop the arm stands first. */
  readonly asksToStop: boolean;
  /** No entry fits what somebody describes, so that the arm may have to be stopped all the same. */
  readonly mayAskToStop: boolean;
  readonly failures: readonly FittingFailure[];
}

/** Search as the interface calls it, whichever engine finds the pages. A failed call can be repeated. */
export interface SearchClient {
  /** Searches. Rejects if the engine or the service can't answer. */
  readonly search: (params: { readonly requests: readonly SearchRequest[] }) => Promise<SearchResponse>;
  /** Loads what the first search needs. Idempotent. */
  readonly prepare: () => Promise<void>;
  /** Resolves when hits have their texts; until then they are headings. */
  readonly texts: () => Promise<void>;
}

/** The engine that this site serves itself. */
export interface EmbeddedSearch extends SearchClient {
  /** Failures for what somebody wrote or pasted; with an area, only its own. */
  readonly failures: (text: string, area: string) => Promise<FailureAnswer>;
  /** Adds answers and failures to the pages that the hosted service found. */
  readonly complete: (request: SearchRequest, result: SearchResult) => Promise<SearchResult>;
}
