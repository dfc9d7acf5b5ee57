import { freshHeader } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames, responseOf, sizeOf, wantedFiles } from '../keptFiles';
import type { CacheShelf, WantedFile } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { Kept } from '../keptNotes';
import { askManifest } from './askManifest';
import { KeepProblem, storageProblem } from './keepWorld';
import type { KeepWorld } from './keepWorld';

/** Number of parallel downloads. */
const atOnce = 6;

/** Attempts per file; mobile connections often fail once. */
const attempts = 3;

/** A file doesn't match the manifest: the server has changed to another build, or its files were altered. */
class OtherFile extends Error {}

type World = Pick<KeepWorld, 'scope' | 'fetch' | 'digestOf'>;

async function fetchOnce({ scope, fetch, digestOf }: World, { address, digest }: WantedFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(scope + address.slice(1), { cache: 'no-cache', headers: { [freshHeader]: '1' }, signal });
  if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
  const bytes = await response.arrayBuffer();
  // The 404 page is a file like any other; hosts serve its own address with either status.
  if ((!response.ok && address !== '/404.html') || (await digestOf(bytes)) !== digest) throw new OtherFile(address);
  return responseOf(bytes, { status: 200, headers: response.headers });
}

async function fetchFile(world: World, file: WantedFile, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(world, file, signal);
    } catch (error) {
      if (signal.aborted) throw new KeepProblem('stopped');
      if (error instanceof OtherFile) throw error;
      if (attempt === attempts) throw new KeepProblem('network', error);
    }
  }
}

/**
 * Downloads files into a cache, several at once. Rejects at the first that fails, doesn't fit or doesn't match; files stored so far stay
 * for the next attempt. Calls `done` with the bytes of each file.
 */
async function fetchFiles(
  world: World,
  files: readonly WantedFile[],
  shelf: CacheShelf,
  signal: AbortSignal,
  done: (bytes: number) => void,
): Promise<void> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file && !ending.signal.aborted; file = waiting.shift()) {
      const response = await fetchFile(world, file, ending.signal);
      await shelf.put(file.key, response).catch((error: unknown) => {
        throw storageProblem(error);
      });
      done(file.bytes);
    }
  };
  const works = Array.from({ length: atOnce }, work);
  try {
    await Promise.all(works);
  } catch (error) {
    end();
    // Wait for the other downloads, so that nothing is stored after this has ended.
    await Promise.allSettled(works);
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
  if (signal.aborted) throw new KeepProblem('stopped');
}

/** Progress in bytes. */
export interface KeepProgress {
  readonly done: number;
  readonly all: number;
}

/** How many newer builds may be published during a download before it gives up. */
const newerBuilds = 3;

/** Factor for the overhead of the browser's storage. */
const margin = 1.05;

/** The files that aren't in the cache yet. */
async function missingOf(files: readonly WantedFile[], shelf: CacheShelf): Promise<WantedFile[]> {
  const there = new Set((await shelf.keys()).map(({ url }) => url));
  return files.filter(({ key }) => !there.has(key));
}

/** Downloads all wanted files that are missing, again if the browser evicts some meanwhile. */
async function fill(
  world: KeepWorld,
  files: readonly WantedFile[],
  signal: AbortSignal,
  tell: (progress: KeepProgress) => void,
): Promise<void> {
  const shelf = await world.caches.open(cacheNames(world.scope).files);
  const all = sizeOf(files).bytes;
  for (let missing = await missingOf(files, shelf); missing.length > 0; missing = await missingOf(files, shelf)) {
    const { bytes } = sizeOf(missing);
    const room = await world.room();
    if (room !== undefined && room < bytes * margin) throw new KeepProblem('full');
    let done = all - bytes;
    tell({ done, all });
    await fetchFiles(world, missing, shelf, signal, (more) => tell({ done: (done += more), all }));
  }
}

/** Downloads the server's current build, starting over if the server changes to a newer one. */
async function fillNewest(
  world: KeepWorld,
  pieces: readonly string[],
  signal: AbortSignal,
  tell: (progress: KeepProgress) => void,
): Promise<OfflineManifest> {
  const notes = keptNotes(world.caches, world.scope);
  let manifest = await askManifest(world, signal);
  for (let newer = 0; ; newer++) {
    const { build } = manifest;
    await notes.write('manifest', manifest, build);
    await notes.write('filling', { build, pieces, at: world.now() });
    try {
      await fill(world, wantedFiles(manifest, pieces, world.scope), signal, tell);
      return manifest;
    } catch (error) {
      if (!(error instanceof OtherFile)) throw error;
      manifest = await askManifest(world, signal);
      if (manifest.build === build) throw new KeepProblem('altered', error);
      if (newer === newerBuilds) throw new KeepProblem('changing', error);
    }
  }
}

/**
 * Keeps the chosen pieces of the server's current build. What was kept before stays in use until the download is complete. Rejects with a
 * `KeepProblem`; downloaded files stay for the next attempt, except if there was no space left.
 */
export const keepSite = (
  world: KeepWorld,
  pieces: readonly string[],
  signal: AbortSignal,
  tell: (progress: KeepProgress) => void,
): Promise<Kept> => world.alone(() => keepAlone(world, pieces, signal, tell));

async function keepAlone(
  world: KeepWorld,
  pieces: readonly string[],
  signal: AbortSignal,
  tell: (progress: KeepProgress) => void,
): Promise<Kept> {
  const notes = keptNotes(world.caches, world.scope);
  try {
    const { build } = await fillNewest(world, pieces, signal, tell);
    await world.startWorker();
    const kept = { build, pieces, at: world.now() };
    await notes.write('current', kept);
    await notes.remove('filling');
    world.tellWorker();
    return kept;
  } catch (error) {
    const problem = storageProblem(error);
    if (problem.reason === 'full') await makeRoom(world).catch(() => undefined);
    throw problem;
  }
}

/** Frees the space of an incomplete download: at once if nothing was kept before, otherwise by the worker's sweep. */
async function makeRoom({ caches, scope, tellWorker }: KeepWorld): Promise<void> {
  const notes = keptNotes(caches, scope);
  await notes.remove('filling');
  if (await notes.read('current')) tellWorker();
  else for (const name of Object.values(cacheNames(scope))) await caches.delete(name);
}
