import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { keptBy, readNote, wantedFiles } from '../keptFiles';
import type { KeptNote, WantedFile } from '../keptFiles';
import { storageReason } from '../messages';
import type { KeepReason, WorkerMessage } from '../messages';
import { digestOf } from '../readManifest';
import { scope, self, urlOf } from './world';
import type { LongEvent } from './world';

/** Build that this worker keeps. */
export const own = keptBy(self.location.href);

/** Hosts serve the address of the 404 page with either status. */
const asFound = {
  fetchDidSucceed: ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    Promise.resolve(
      request.url === urlOf('/404.html') && response.status === 404 ? new Response(response.body, { headers: response.headers }) : response,
    ),
};

export const precache = new PrecacheController({ plugins: [asFound] });

/** The build that this worker keeps, from the note of the page that started it. Browsers stop an idle worker and restart it later. */
export const kept: Promise<KeptNote | undefined> = readNote(scope, self.location.href).then(
  (note) => {
    if (note)
      precache.addToCacheList(
        wantedFiles(note.manifest).map(({ address, digest }) => ({
          url: urlOf(address),
          revision: digest,
          integrity: `sha256-${digest}`,
        })),
      );
    return note;
  },
  // If the browser's storage fails, nothing is kept.
  () => undefined,
);

/** A file that is kept, by its address in the list of the build. */
export const keptFile = (address: string): Promise<Response | undefined> => precache.matchPrecache(urlOf(address)).catch(() => undefined);

const tell = async (message: Omit<WorkerMessage, 'build'>): Promise<void> => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage({ build: own ?? '', ...message });
};

const stopping = new AbortController();

/** Ends the download. */
export const stopInstalling = (): void => stopping.abort();

/** Parallel downloads. Workbox's own `install` loads one file after the other. */
const atOnce = 6;

/** Attempts per file; mobile connections often fail once. */
const attempts = 3;

/** Why a file couldn't be loaded. */
async function reasonOf(error: unknown, { address, digest }: WantedFile): Promise<KeepReason> {
  if (stopping.signal.aborted) return 'stopped';
  if (storageReason(error) === 'full') return 'full';
  const response = await fetch(urlOf(address), { cache: 'no-store' }).catch(() => undefined);
  if (response === undefined || response.status >= 500) return 'network';
  // The server answers, but with another build, or it alters its files.
  return (await digestOf(await response.arrayBuffer())) === digest ? 'network' : 'altered';
}

/** Only the first failure counts: it stops the other downloads. */
let hasFailed = false;

/** Loads a file into the precache, unless its content is there. The browser refuses content with another digest. Ends all if it fails. */
async function load(file: WantedFile, event: LongEvent): Promise<void> {
  const url = urlOf(file.address);
  const cacheKey = precache.getCacheKeyForURL(url) ?? url;
  const init = { integrity: precache.getIntegrityForCacheKey(cacheKey) ?? '', credentials: 'same-origin', cache: 'no-cache' } as const;
  for (let attempt = 1; ; attempt++) {
    try {
      const request = new Request(url, { ...init, signal: stopping.signal });
      // The types of the package are those of a worker.
      await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event: event as never }));
      return;
    } catch (error) {
      const isFinal = stopping.signal.aborted || attempt === attempts || storageReason(error) === 'full';
      if (!isFinal) continue;
      if (!hasFailed) {
        hasFailed = true;
        const failed = await reasonOf(error, file);
        stopping.abort();
        await tell({ failed });
      }
      throw error;
    }
  }
}

/** Loads all files of the build that aren't there yet. Files that have arrived stay if it fails. */
export async function install(event: LongEvent): Promise<void> {
  const note = await kept;
  if (note) {
    const waiting = wantedFiles(note.manifest);
    let arrived = 0;
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await load(file, event);
        arrived += file.bytes;
        await tell({ arrived });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  // Open pages keep their build, whichever worker answers.
  await self.skipWaiting();
}
