import { freshHeader } from '../../../model/offlineManifest';

/**
 * Whether the worker answers a request at all: what is read of the site below its scope. All else goes on as if there were no worker: other
 * hosts, what sends something, parts of files, and what is fetched to be kept.
 */
export function isForWorker({ method, url, headers, cache, mode }: Request, scope: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!url.startsWith(scope)) return false;
  if (headers.has('range') || headers.has(freshHeader)) return false;
  // A browser's tools ask so, and a worker may not.
  return cache !== 'only-if-cached' || mode === 'same-origin';
}
