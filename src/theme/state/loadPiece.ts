import { loadTimeout } from '../../site/progressBar';
import { readNote, writeNote } from './sessionNotes';

/** Where the search is kept that the reader was typing when the page was loaded anew. */
const typedKey = 'typed-search';

/** The page is being loaded anew: nothing is said about what fails until it is gone. */
let isLeaving = false;

/** Whether the page may be loaded anew for a reason: once, and never where that cannot be noted, because a loop could not be told. */
export const mayReload = (key: string, reason: string): boolean => readNote(key) !== reason && writeNote(key, reason);

/** Whether the server has no such file any more: after a new deployment it says so, or answers with a page. */
async function hasVanished(url: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(loadTimeout) });
    return status === 404 || status === 410 || (ok && /html/.test(headers.get('content-type') ?? ''));
  } catch {
    return false;
  }
}

/**
 * Loads a piece of the site that comes when it is wanted. A file that has vanished under a newer deployment loads the page
 * anew, once, and what is being searched for is kept; whatever else fails rejects, so that the reader can try again.
 */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Webpack's errors name the address, and those of the search's files do.
    const request = error instanceof Error && 'request' in error && error.request;
    if (typeof request !== 'string' || !(await hasVanished(request))) throw error;
    if (!isLeaving) {
      if (!mayReload(`reloaded-for-${request}`, request)) throw error;
      isLeaving = true;
      const field = document.querySelector<HTMLInputElement>('dialog[open] input');
      if (field) writeNote(typedKey, field.value);
      window.location.reload();
    }
    return new Promise(() => undefined);
  }
}

/** The search that was being typed when the page was loaded anew, once; null where there was none. */
export function takeTypedSearch(): string | null {
  const typed = readNote(typedKey);
  if (typed !== null) writeNote(typedKey, null);
  return typed;
}
