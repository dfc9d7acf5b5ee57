import { offlineFiles } from '../../model/offlineManifest';
import type { OfflineManifest } from '../../model/offlineManifest';
import { deleteKept, keptBy, notesName, readNote, sizeOf, wantedFiles, workerUrl } from './keptFiles';
import type { KeptNote, WantedFile } from './keptFiles';
import { stopMessage, storageReason } from './messages';
import type { KeepReason, WorkerMessage } from './messages';
import { ownRegistration } from './ownRegistration';
import { readManifest } from './readManifest';

/** The site couldn't be kept. What was kept before is unchanged. */
export class KeepProblem extends Error {
  constructor(
    readonly reason: KeepReason,
    cause?: unknown,
  ) {
    super(`The site could not be kept: ${reason}.`, { cause });
  }
}

/** The reason behind any error while keeping. */
export const reasonOf = (error: unknown): KeepReason => (error instanceof KeepProblem ? error.reason : storageReason(error));

/** Whether this browser supports keeping the site, in this window and on this connection. */
export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator && 'subtle' in crypto;

/** Fetches the manifest of the server's current build. Rejects with a `KeepProblem` if there is none. */
export async function askManifest(scope: string, signal?: AbortSignal): Promise<OfflineManifest> {
  try {
    const response = await fetch(scope + offlineFiles.manifest.slice(1), { cache: 'no-cache', ...(signal && { signal }) });
    if (response.status >= 500) throw new KeepProblem('network');
    const manifest = await readManifest(response);
    if (!manifest) throw new KeepProblem('without');
    return manifest;
  } catch (error) {
    if (error instanceof KeepProblem) throw error;
    throw new KeepProblem(signal?.aborted ? 'stopped' : 'network', error);
  }
}

/** Progress in bytes. */
export interface KeepProgress {
  readonly done: number;
  readonly all: number;
}

/** Starts the worker at an address, which loads its files, and waits until it runs. Rejects with its reason if it gives up. */
async function startWorker(scope: string, kept: KeptNote, signal: AbortSignal, arrived: (bytes: number) => void): Promise<void> {
  const { build } = kept.manifest;
  const url = workerUrl(scope, build, kept.at);
  let failed: KeepReason = 'network';
  const listen = ({ data }: MessageEvent<WorkerMessage>): void => {
    if (data.build !== build) return;
    if (data.arrived !== undefined) arrived(data.arrived);
    if (data.failed) ({ failed } = data);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  navigator.serviceWorker.startMessages();
  try {
    const registration = await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' }).catch((error: unknown) => {
      throw new KeepProblem(navigator.onLine ? 'refused' : 'network', error);
    });
    const worker = [registration.installing, registration.waiting, registration.active].find((each) => each?.scriptURL === url);
    if (!worker) throw new KeepProblem('refused');
    const stop = (): void => worker.postMessage(stopMessage);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (worker.state === 'activated') resolve();
        // The message with the reason may come later.
        if (worker.state === 'redundant') setTimeout(() => reject(new KeepProblem(signal.aborted ? 'stopped' : failed)), 100);
      };
      worker.addEventListener('statechange', look);
      look();
    });
  } finally {
    navigator.serviceWorker.removeEventListener('message', listen);
  }
}

/** Factor for the overhead of the browser's storage. */
const margin = 1.05;

/** Whether the browser says that the files don't fit. Files of an earlier build that are the same need no room. */
async function isTooLarge(files: readonly WantedFile[], before: KeptNote | undefined): Promise<boolean> {
  const { quota, usage = 0 } =
    (await (navigator.storage as Partial<StorageManager> | undefined)?.estimate?.().catch(() => undefined)) ?? {};
  const there = new Set(before ? wantedFiles(before.manifest).map(({ digest }) => digest) : []);
  return quota !== undefined && quota - usage < sizeOf(files.filter(({ digest }) => !there.has(digest))).bytes * margin;
}

/** How many newer builds may be published during a download before it gives up. */
const newerBuilds = 3;

/**
 * Keeps the server's current build. What was kept before stays in use until the download is complete. Rejects with a
 * `KeepProblem`; downloaded files stay for the next attempt, except if there was no space left.
 */
export async function keepSite(scope: string, signal: AbortSignal, tell: (progress: KeepProgress) => void): Promise<void> {
  if (!canKeep()) throw new KeepProblem('refused');
  const { kept: before } = await keptState(scope);
  try {
    let manifest = await askManifest(scope, signal);
    for (let newer = 0; ; newer++) {
      const kept: KeptNote = { manifest, at: Date.now() };
      const files = wantedFiles(manifest);
      if (await isTooLarge(files, before)) throw new KeepProblem('full');
      await (await caches.open(notesName(scope))).put(workerUrl(scope, manifest.build, kept.at), Response.json(kept));
      const all = sizeOf(files).bytes;
      tell({ done: 0, all });
      try {
        await startWorker(scope, kept, signal, (done) => tell({ done, all }));
        return;
      } catch (error) {
        if (reasonOf(error) !== 'altered') throw error;
        manifest = await askManifest(scope, signal);
        if (manifest.build === kept.manifest.build) throw error;
        if (newer === newerBuilds) throw new KeepProblem('changing', error);
      }
    }
  } catch (error) {
    // Frees what an incomplete download has used. The next worker tidies up beside a kept build.
    if (reasonOf(error) === 'full' && !before) await forgetSite(scope);
    throw new KeepProblem(reasonOf(error), error);
  }
}

/** What is kept, and whether a download is unfinished. */
export interface KeptState {
  readonly kept?: KeptNote;
  readonly hasBegun: boolean;
}

/** Reads what is kept: nothing if the browser has evicted it, or if there is no service worker to serve it. */
export async function keptState(scope: string): Promise<KeptState> {
  const url = (await ownRegistration(scope))?.active?.scriptURL;
  const kept = url === undefined ? undefined : await readNote(scope, url);
  const isThere = kept && (await caches.keys()).some((name) => name.startsWith('workbox-precache') && name.endsWith(scope));
  const notes = (await caches.has(notesName(scope))) ? await (await caches.open(notesName(scope))).keys() : [];
  return { ...(isThere && { kept }), hasBegun: notes.some((note) => note.url !== url && keptBy(note.url) !== undefined) };
}

/** Removes everything that was kept, and the service worker. Also used if an earlier build could be kept and this one can't. */
export async function forgetSite(scope: string): Promise<void> {
  await (await ownRegistration(scope))?.unregister();
  // If the browser now refuses storage, nothing is stored.
  if ('caches' in window) await deleteKept(scope).catch(() => undefined);
}

/** Notice for readers who keep the site, shown on any page: the browser has evicted it, or there is a newer build. */
export type OfflineNews = { readonly is: 'lost' } | { readonly is: 'newer'; readonly build: string };

/**
 * The notice to show, or null. `newest` is the server's manifest, if it answers; `dismissed` the build whose notice the reader has
 * dismissed.
 */
export function offlineNews({ kept }: KeptState, newest: OfflineManifest | undefined, dismissed: string | undefined): OfflineNews | null {
  if (!kept) return { is: 'lost' };
  if (!newest || newest.build === kept.manifest.build || newest.build === dismissed) return null;
  return { is: 'newer', build: newest.build };
}
