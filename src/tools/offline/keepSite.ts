import { isObject } from '../../model/isObject';
import { offlineFiles } from '../../model/offlineManifest';
import type { OfflineManifest } from '../../model/offlineManifest';
import { cachesOf, deleteKept, isFullError, notesName, readNote, stopMessage, workerUrl } from './keptFiles';
import type { KeptNote, WorkerMessage } from './keptFiles';
import { ownRegistration } from './ownRegistration';

/**
 * Why the site couldn't be kept: `full` no space left · `refused` the browser allows no storage · `network` downloads failed, or the server's
 * files don't match the build · `without` the server has no build that can be kept · `stopped` the reader cancelled.
 */
export type KeepReason = 'full' | 'refused' | 'network' | 'without' | 'stopped';

/** The site couldn't be kept. What was kept before is unchanged. */
class KeepProblem extends Error {
  constructor(
    readonly reason: KeepReason,
    cause?: unknown,
  ) {
    super(`The site could not be kept: ${reason}.`, { cause });
  }
}

/** The reason behind any error while keeping. */
export const reasonOf = (error: unknown): KeepReason =>
  error instanceof KeepProblem ? error.reason : isFullError(error) ? 'full' : 'refused';

/** Whether this browser supports keeping the site, in this window and on this connection. */
export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator && 'subtle' in crypto;

const isManifest = (value: unknown): value is OfflineManifest => isObject(value) && 'build' in value && 'files' in value;

/** Fetches the manifest of the server's current build. Rejects with a `KeepProblem` if there is none, such as where a login page answers. */
export async function askManifest(scope: string, signal?: AbortSignal): Promise<OfflineManifest> {
  const response = await fetch(scope + offlineFiles.manifest.slice(1), { cache: 'no-cache', ...(signal && { signal }) }).catch((error) => {
    throw new KeepProblem(signal?.aborted ? 'stopped' : 'network', error);
  });
  if (response.status >= 500) throw new KeepProblem('network');
  const manifest: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isManifest(manifest)) throw new KeepProblem('without');
  return manifest;
}

/** Size of a build's files in bytes: on the device, and as a download, without files that another build has. */
export function sizeOf({ files }: OfflineManifest, without?: OfflineManifest): { readonly bytes: number; readonly sent: number } {
  const wanted = Object.entries(files).filter(([address, [digest]]) => without?.files[address]?.[0] !== digest);
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
  return { bytes: sum(wanted.map(([, [, bytes]]) => bytes)), sent: sum(wanted.map(([, [, , sent]]) => sent)) };
}

/** Starts the worker of a build, which loads its files, and waits until it runs. Rejects with its reason if it gives up. */
async function startWorker(scope: string, { manifest, at }: KeptNote, signal: AbortSignal, arrived: (bytes: number) => void) {
  const url = workerUrl(scope, manifest.build, at);
  let isFull = false;
  const ended = new AbortController();
  const listen = ({ data }: MessageEvent<WorkerMessage>): void => {
    if (data.build !== manifest.build) return;
    if (data.arrived !== undefined) arrived(data.arrived);
    isFull ||= data.isFull === true;
  };
  navigator.serviceWorker.addEventListener('message', listen, { signal: ended.signal });
  navigator.serviceWorker.startMessages();
  try {
    const registration = await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' }).catch((error: unknown) => {
      throw new KeepProblem(navigator.onLine ? 'refused' : 'network', error);
    });
    const worker = [registration.installing, registration.waiting, registration.active].find((each) => each?.scriptURL === url);
    if (!worker) throw new KeepProblem('refused');
    const stop = (): void => worker.postMessage(stopMessage);
    signal.addEventListener('abort', stop, { signal: ended.signal });
    if (signal.aborted) stop();
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (worker.state === 'activated') resolve();
        // The message with the reason may come later.
        if (worker.state === 'redundant')
          setTimeout(() => reject(new KeepProblem(signal.aborted ? 'stopped' : isFull ? 'full' : 'network')), 100);
      };
      worker.addEventListener('statechange', look);
      look();
    });
  } finally {
    ended.abort();
  }
}

/** How often to try. Mobile connections often fail once, and a newer build may be published during a download. */
const attempts = 4;

/**
 * Keeps the server's current build. What was kept before stays in use until the download is complete. Rejects with a
 * `KeepProblem`; downloaded files stay for the next attempt, except if there was no space left.
 */
export async function keepSite(scope: string, signal: AbortSignal, tell: (done: number, all: number) => void): Promise<void> {
  if (!canKeep()) throw new KeepProblem('refused');
  const { kept: before } = await keptState(scope);
  for (let attempt = 1; ; attempt++)
    try {
      const note: KeptNote = { manifest: await askManifest(scope, signal), at: Date.now() };
      await (await caches.open(notesName(scope))).put(workerUrl(scope, note.manifest.build, note.at), Response.json(note));
      const all = sizeOf(note.manifest).bytes;
      tell(0, all);
      return await startWorker(scope, note, signal, (done) => tell(done, all));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'network' && attempt < attempts) continue;
      // Frees what an incomplete download has used. The next worker tidies up beside a kept build.
      if (reason === 'full' && !before) await forgetSite(scope);
      throw error;
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
  const names = await cachesOf(scope);
  const kept = url !== undefined && names.some((name) => name.startsWith('workbox')) ? await readNote(scope, url) : undefined;
  return { ...(kept && { kept }), hasBegun: !kept && names.length > 0 };
}

/** Removes everything that was kept, and the service worker. Also used if an earlier build could be kept and this one can't. */
export async function forgetSite(scope: string): Promise<void> {
  await (await ownRegistration(scope))?.unregister();
  // If the browser now refuses storage, nothing is stored.
  if ('caches' in window) await deleteKept(scope).catch(() => undefined);
}
