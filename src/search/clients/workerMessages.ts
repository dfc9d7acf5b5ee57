import type { SearchRequest, SearchResponse } from '../contract/searchTypes';

/** What the page asks of the worker. */
export type WorkerCall =
  | { readonly id: number; readonly kind: 'prepare' | 'texts'; readonly indexUrl: string }
  | { readonly id: number; readonly kind: 'search'; readonly indexUrl: string; readonly requests: readonly SearchRequest[] };

/** What the worker answers; `id` is that of the call. */
export type WorkerAnswer =
  | { readonly id: number; readonly response: SearchResponse | null }
  /** `request` is the file that could not be read. */
  | { readonly id: number; readonly error: string; readonly request?: string | undefined };
