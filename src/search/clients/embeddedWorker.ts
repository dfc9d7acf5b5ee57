import { pieceError } from '../../model/pieceError';
import { searchSettings } from '../../site/searchSettings';
import type { FittingFailure, SearchRequest, SearchResponse, SearchResult } from '../contract/searchTypes';
import { createEmbeddedSearch } from './embeddedSearch';
import type { EmbeddedSearch } from './embeddedSearch';

/** What the page asks of the worker: a method of the search with its arguments. */
export type WorkerCall = { readonly id: number; readonly indexUrl: string } & (
  | { readonly method: 'prepare' | 'texts'; readonly given: readonly [] }
  | { readonly method: 'search'; readonly given: readonly [requests: readonly SearchRequest[]] }
  | { readonly method: 'complete'; readonly given: readonly [request: SearchRequest, result: SearchResult] }
  | { readonly method: 'failures'; readonly given: readonly [text: string, area: string] }
);

/** What the worker answers; `id` is that of the call. */
export type WorkerAnswer =
  | { readonly id: number; readonly value: SearchResponse | SearchResult | readonly FittingFailure[] | void }
  /** `request` is the file that could not be read. */
  | { readonly id: number; readonly error: string; readonly request?: string | undefined };

/** The part of a worker's global scope that is used; the project's types are those of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
}

// In a worker; the types of the DOM know a window only.
const scope = self as unknown as WorkerScope;

async function readJson(url: string): Promise<unknown> {
  // The index keeps its name from build to build: the browser asks whether it has changed.
  const response = await fetch(url, { cache: new URL(url).pathname.endsWith(searchSettings.indexPath) ? 'no-cache' : 'default' });
  if (!response.ok) throw pieceError(`${url} was answered with status ${response.status}.`, url);
  return response.json().catch(() => {
    throw pieceError(`${url} could not be read.`, url);
  });
}

let embedded: EmbeddedSearch | undefined;

async function answer(call: WorkerCall): Promise<WorkerAnswer> {
  embedded ??= createEmbeddedSearch(call.indexUrl, readJson);
  try {
    // The arguments are those of the method.
    const method = embedded[call.method] as (...given: readonly unknown[]) => ReturnType<EmbeddedSearch[WorkerCall['method']]>;
    return { id: call.id, value: await method(...call.given) };
  } catch (error) {
    // The address is that of `pieceError`.
    const request = error instanceof Error && 'request' in error ? String(error.request) : undefined;
    return { id: call.id, error: error instanceof Error ? error.message : String(error), request };
  }
}

scope.onmessage = ({ data }) => void answer(data).then((result) => scope.postMessage(result));
