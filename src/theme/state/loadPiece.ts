import type { PieceError } from '../../model/pieceError';
import { loadTimeout } from '../../site/progressBar';
import { readNote, writeNote } from './sessionNotes';
import { frameWords } from '../../site/words/frame';

/** Session key for the search query that was being typed during a reload. */
const typedKey = 'typed-search';

/** Whether the page is being reloaded; failures aren't reported then. */
let isLeaving = false;

/** Whether the page may be reloaded for a reason: once, and never if that can't be stored, because a loop couldn't be detected. */
export const mayReload = (key: string, reason: string): boolean => readNote(key) !== reason && writeNote(key, reason);

/** Whether the server no longer has the file: after a new deployment it answers 404, 410 or with an HTML page. */
async function hasVanished(url: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(loadTimeout) });
    return status === 404 || status === 410 || (ok && /html/.test(headers.get('content-type') ?? ''));
  } catch {
    return false;
  }
}

/**
 * Loads a chunk on demand. If a newer deployment has removed its file or changed its format, reloads the page, once, and keeps the query being
 * typed. Any other failure rejects, so that the reader can retry.
 */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Errors of webpack and of the search files have the URL in `request`.
    const { request, isOfOtherBuild = false }: PieceError = error instanceof Error ? error : new Error(String(error));
    // Its own words are the address of a chunk.
    const shownError =
      error instanceof Error && error.name === 'ChunkLoadError' ? Object.assign(new Error(frameWords.loadFailed), { request }) : error;
    if (typeof request !== 'string' || !(isOfOtherBuild || (await hasVanished(request)))) throw shownError;
    if (!isLeaving) {
      if (!mayReload(`reloaded-for-${request}`, request)) throw shownError;
      isLeaving = true;
      const field = document.querySelector<HTMLInputElement>('dialog[open] input');
      if (field) writeNote(typedKey, field.value);
      window.location.reload();
    }
    return new Promise(() => undefined);
  }
}

/** Returns and clears the query that was being typed during a reload; null if there was none. */
export function takeTypedSearch(): string | null {
  const typed = readNote(typedKey);
  if (typed !== null) writeNote(typedKey, null);
  return typed;
}
