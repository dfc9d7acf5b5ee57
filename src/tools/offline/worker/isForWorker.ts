import { freshHeader } from '../../../model/offlineManifest';

/**
 * Whether the worker handles a request: reads of the site below its scope. It leaves alone other hosts, requests that send data, range
 * requests, and downloads for keeping the site.
 */
export function isForWorker({ method, url, headers, cache, mode }: Request, scope: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!url.startsWith(scope)) return false;
  if (headers.has('range') || headers.has(freshHeader)) return false;
  // Developer tools send such requests, and a worker isn't allowed to fetch them.
  return cache !== 'only-if-cached' || mode === 'same-origin';
}
