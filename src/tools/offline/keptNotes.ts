import type { OfflineManifest } from '../../model/offlineManifest';
import { cacheNames } from './keptFiles';
import type { CacheRoom } from './keptFiles';

/** What is kept: a build, its pieces by name, and when that was finished (ms since 1970). */
export interface Kept {
  readonly build: string;
  readonly pieces: readonly string[];
  readonly at: number;
}

/** A page or its worker: its build, and since when the browser hasn't listed it as open (ms since 1970). */
export interface BoundClient {
  readonly build: string;
  readonly away: number | null;
}

/** Content of each kind of note. There is one `current` and one `filling`; the others have a name. */
interface Notes {
  /** The build that serves pages without a network. Written when all its files are stored. */
  readonly current: Kept;
  /** The build being downloaded. */
  readonly filling: Kept;
  readonly manifest: OfflineManifest;
  readonly client: BoundClient;
}

type Kind = keyof Notes;

/** Notes about what is kept, in a cache of their own: pages and the worker share them, and they outlive the worker. */
export interface KeptNotes {
  read<K extends Kind>(kind: K, name?: string): Promise<Notes[K] | undefined>;
  write<K extends Kind>(kind: K, note: Notes[K], name?: string): Promise<void>;
  remove(kind: Kind, name?: string): Promise<void>;
  /** Names of the notes of a kind. */
  names(kind: Kind): Promise<string[]>;
}

/** Opens the notes of a site. Creates the cache only on the first write. */
export function keptNotes(caches: CacheRoom, scope: string): KeptNotes {
  const { notes } = cacheNames(scope);
  const folder = (kind: Kind): string => `${scope}offline-notes/${kind}/`;
  const keyOf = (kind: Kind, name = ''): string => folder(kind) + encodeURIComponent(name);
  return {
    read: async (kind, name) => {
      if (!(await caches.has(notes))) return undefined;
      const found = await (await caches.open(notes)).match(keyOf(kind, name));
      // Only `write` stores notes.
      return found && ((await found.json()) as Notes[typeof kind]);
    },
    write: async (kind, note, name) => (await caches.open(notes)).put(keyOf(kind, name), new Response(JSON.stringify(note))),
    remove: async (kind, name) => {
      if (await caches.has(notes)) await (await caches.open(notes)).delete(keyOf(kind, name));
    },
    names: async (kind) => {
      if (!(await caches.has(notes))) return [];
      const keys = await (await caches.open(notes)).keys();
      return keys.filter(({ url }) => url.startsWith(folder(kind))).map(({ url }) => decodeURIComponent(url.slice(folder(kind).length)));
    },
  };
}
