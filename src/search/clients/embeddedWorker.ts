import { pieceError } from '../../model/pieceError';
import { isNamedByDigest } from '../contract/searchFiles';
import { createEmbeddedSearch } from './embeddedSearch';
import type { EmbeddedSearch } from './embeddedSearch';
import type { WorkerAnswer, WorkerCall } from './workerMessages';

/** The part of a worker's global scope that is used; the project's types are those of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
}

// In a worker; the types of the DOM know a window only.
const scope = self as unknown as WorkerScope;

async function readJson(url: string): Promise<unknown> {
  // The index keeps its name from build to build: the browser asks whether it has changed.
  const isNamed = isNamedByDigest(new URL(url).pathname.split('/').at(-1) ?? '');
  const response = await fetch(url, { cache: isNamed ? 'default' : 'no-cache' });
  if (!response.ok) throw pieceError(`${url} was answered with status ${response.status}.`, url);
  return response.json().catch(() => {
    throw pieceError(`${url} could not be read.`, url);
  });
}

let embedded: EmbeddedSearch | undefined;

async function answer(call: WorkerCall): Promise<WorkerAnswer> {
  embedded ??= createEmbeddedSearch(call.indexUrl, readJson);
  try {
    if (call.kind === 'search') return { id: call.id, response: await embedded.search(call.requests) };
    await (call.kind === 'texts' ? embedded.texts() : embedded.prepare());
    return { id: call.id, response: null };
  } catch (error) {
    // The address is that of `pieceError`.
    const request = error instanceof Error && 'request' in error ? String(error.request) : undefined;
    return { id: call.id, error: error instanceof Error ? error.message : String(error), request };
  }
}

scope.onmessage = ({ data }) => void answer(data).then((result) => scope.postMessage(result));
