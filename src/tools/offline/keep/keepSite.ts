import { freshHeader } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames, responseOf, sizeOf, wantedFiles } from '../keptFiles';
import type { CacheShelf, WantedFile } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { Kept } from '../keptNotes';
import { askManifest } from './askManifest';
import { KeepProblem, storageProblem } from './keepWorld';
import type { KeepWorld } from './keepWorld';

/** Files that are fetched at once. */
const atOnce = 6;

/** Attempts for a file that does not come; a phone's network often fails once. */
const attempts = 3;

/** A file is another one than the build says: the server has changed to another build, or sends something else than was built. */
class OtherFile extends Error {}

type World = Pick<KeepWorld, 'scope' | 'fetch' | 'digestOf'>;

async function fetchOnce({ scope, fetch, digestOf }: World, { address, digest }: WantedFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(scope + address.slice(1), { cache: 'no-cache', headers: { [freshHeader]: '1' }, signal });
  if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
  const bytes = await response.arrayBuffer();
  // The not-found page is a file like any other; hosts answer its own address with either status.
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
 * Fetches files and puts each on the shelf, some at once. Rejects at the first that does not come, has no room, or is another one; what
 * was put there stays for the next attempt. `done` is told how many bytes each had.
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
    // Nothing is put there any more once this has ended.
    await Promise.allSettled(works);
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
  if (signal.aborted) throw new KeepProblem('stopped');
}

/** How far keeping has come, in bytes. */
export interface KeepProgress {
  readonly done: number;
  readonly all: number;
}

/** Newer builds that may be published while one is fetched, before keeping gives up. */
const newerBuilds = 3;

/** Some bytes more than the files themselves: a browser writes down what it keeps. */
const margin = 1.05;

/** The files that are not on the shelf yet. */
async function missingOf(files: readonly WantedFile[], shelf: CacheShelf): Promise<WantedFile[]> {
  const there = new Set((await shelf.keys()).map(({ url }) => url));
  return files.filter(({ key }) => !there.has(key));
}

/** Fetches everything of a build that is wanted and not there. What the browser takes away meanwhile is fetched again. */
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

/** Fetches the build that the server has, however often that changes meanwhile. */
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
 * Keeps the chosen pieces of the build that the server has now. Until everything is there, what was kept before stays as it is and goes on
 * being used. Rejects with a `KeepProblem`; what was fetched until then is there for the next attempt, but where no room was left.
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

/** What was fetched in vain takes the room of others: it goes, at once where nothing was kept before. */
async function makeRoom({ caches, scope, tellWorker }: KeepWorld): Promise<void> {
  const notes = keptNotes(caches, scope);
  await notes.remove('filling');
  if (await notes.read('current')) tellWorker();
  else for (const name of Object.values(cacheNames(scope))) await caches.delete(name);
}
