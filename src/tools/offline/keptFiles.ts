import type { OfflineManifest } from '../../model/offlineManifest';
import { offlineFiles } from '../../model/offlineManifest';

/**
 * Address of the service worker that keeps a build since a time (ms since 1970). Another address is another worker, which browsers install
 * beside the first; with the same one they would install nothing, also if files are gone.
 */
export const workerUrl = (scope: string, build: string, at: number): string =>
  `${scope}${offlineFiles.worker.slice(1)}?${new URLSearchParams({ build, at: String(at) }).toString()}`;

/** The build that the service worker at an address keeps; undefined for an address without one. */
export const keptBy = (url: string): string | undefined => new URL(url).searchParams.get('build') || undefined;

/** Note about a build: its list of files, and when it was kept (ms since 1970). Pages write it before they start its worker. */
export interface KeptNote {
  readonly manifest: OfflineManifest;
  readonly at: number;
}

/** Cache of the notes of a site, by its scope (`https://host/docs/`). Its keys are addresses of workers, and of pages. */
export const notesName = (scope: string): string => `offline-2 ${scope}`;

/** Reads the note of the worker at an address. Doesn't create a cache. */
export async function readNote(scope: string, url: string): Promise<KeptNote | undefined> {
  if (!(await caches.has(notesName(scope)))) return undefined;
  const found = await (await caches.open(notesName(scope))).match(url);
  // Only pages of the site write notes.
  return found && ((await found.json()) as KeptNote);
}

/** Deletes everything that was kept of a site, also in the format of earlier builds. Other sites of this host have other scopes. */
export async function deleteKept(scope: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(scope) && /^(offline-|workbox-precache)/.test(name));
  // Another scope may end like this one's whole address only if it is this one.
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A file to keep. */
export interface WantedFile {
  readonly address: string;
  /** SHA-256 in base64. */
  readonly digest: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Approximate download size in bytes. */
  readonly sent: number;
}

/** Files of a build. */
export const wantedFiles = ({ files }: OfflineManifest): WantedFile[] =>
  Object.entries(files).map(([address, [digest, bytes, sent]]) => ({ address, digest, bytes, sent }));

/** Total size of files in bytes: on the device, and as a download. */
export const sizeOf = (files: readonly Pick<WantedFile, 'bytes' | 'sent'>[]): { readonly bytes: number; readonly sent: number } => ({
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  sent: files.reduce((sum, { sent }) => sum + sent, 0),
});
