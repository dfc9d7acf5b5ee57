import { entryOf } from '../../model/definitionItems';
import { offlineFiles } from '../../model/offlineManifest';
import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';

/**
 * Address of the service worker that keeps a build since a time (ms since 1970). Another address is another worker, which browsers install
 * beside the first; with the same one they would install nothing, also if files are gone.
 */
export const workerUrl = (scope: string, build: string, at: number): string =>
  `${scope}${offlineFiles.worker.slice(1)}?${new URLSearchParams({ build, at: String(at) }).toString()}`;

/** Note about a build: its list of files, and when it was kept (ms since 1970). Pages write it before they start its worker. */
export interface KeptNote {
  readonly manifest: OfflineManifest;
  readonly at: number;
}

/** Cache of the notes of a site, by its scope (`https://host/docs/`). Its keys are addresses of workers, and of pages. */
export const notesName = (scope: string): string => `offline-2 ${scope}`;

/** Reads the note of the worker at an address. Doesn't create a cache. */
export async function readNote(scope: string, url: string): Promise<KeptNote | undefined> {
  const found = await caches.match(url, { cacheName: notesName(scope) });
  // Only pages of the site write notes.
  return found && ((await found.json()) as KeptNote);
}

/** Names of the caches of a site: its notes and Workbox's precache. Other sites of this host have other scopes. */
export const cachesOf = async (scope: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.endsWith(scope) && /^(offline-|workbox-precache)/.test(name));

/** Deletes everything that was kept of a site. */
export async function deleteKept(scope: string): Promise<void> {
  await Promise.all((await cachesOf(scope)).map((name) => caches.delete(name)));
}

/** What the service worker tells all pages while it keeps a build: bytes that have arrived, or that there is no space left. */
export interface WorkerMessage {
  readonly build: string;
  readonly arrived?: number;
  readonly isFull?: boolean;
}

/** What a page tells the service worker: to stop a download. */
export const stopMessage = 'stop';

/** Whether an error says that there is no space left. */
export const isFullError = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Digest of bytes as in the manifest. Needs a secure context. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/** The file that a build lists under exactly this address. */
export const fileAt = ({ files }: OfflineManifest, address: string): ListedFile | undefined => entryOf(files, address);

/**
 * Address under which a build lists a path: files as they are, pages in any spelling (`.html`, `/index.html`, with or without the trailing
 * slash). Undefined if there is none. `asked` is a path without base path and query.
 */
export function listedAddress(manifest: OfflineManifest, asked: string): string | undefined {
  const plain = asked.replace(/\/index(?:\.html|\/)?$|\.html$|\/$/, '');
  return [asked, plain, `${plain}/`].find((address) => fileAt(manifest, address));
}

/** Another size of a photo: a build lists only one size of each. */
export function otherSize({ files }: OfflineManifest, asked: string): string | undefined {
  const [, begin] = /^(\/static\/photos\/.+-)\d+\.\w+$/.exec(asked) ?? [];
  return begin === undefined ? undefined : Object.keys(files).find((address) => address.startsWith(begin));
}
