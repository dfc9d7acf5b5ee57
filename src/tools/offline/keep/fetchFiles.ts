import { freshHeader } from '../../../model/offlineManifest';
import { responseOf } from '../keptFiles';
import type { CacheShelf } from '../keptFiles';
import { KeepProblem, storageProblem } from './keepProblem';
import type { KeepWorld } from './keepWorld';
import type { WantedFile } from '../wantedFiles';

/** Files that are fetched at once. */
const atOnce = 6;

/** Attempts for a file that does not come; a phone's network often fails once. */
const attempts = 3;

/** A file is another one than the build says: the server has changed to another build, or sends something else than was built. */
export class OtherFile extends Error {}

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
export async function fetchFiles(
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
