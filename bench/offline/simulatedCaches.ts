import type { CacheRoom, CacheShelf } from '../../src/tools/offline/keptFiles';

/** A response as a cache keeps it. */
interface StoredResponse {
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: Headers;
}

/** What the browser keeps: caches by name, entries by key. It outlives workers and pages. */
export type StoredCaches = Map<string, Map<string, StoredResponse>>;

/** Throws where the one who uses the caches has ended, or where no room is left. Called before each use. */
export type Interruption = (what: 'read' | 'write') => void;

/** Does something after an interruption had its chance, as the browser does: later, and with what is thrown as a rejection. */
const later = <T>(interrupt: () => void, work: () => T): Promise<T> =>
  Promise.resolve().then(() => {
    interrupt();
    return work();
  });

/** Caches as a page or a worker sees them, over what the browser keeps. */
export function simulatedCaches(stored: StoredCaches, interrupt: Interruption): CacheRoom {
  const reading = (): void => interrupt('read');
  const shelfOf = (name: string): CacheShelf => {
    const entries = stored.get(name) ?? new Map<string, StoredResponse>();
    stored.set(name, entries);
    return {
      match: (key) =>
        later(reading, () => {
          const found = entries.get(key);
          return found && new Response(found.body, { status: found.status, headers: found.headers });
        }),
      put: async (key, response) => {
        const body = await response.arrayBuffer();
        interrupt('write');
        entries.set(key, { body, status: response.status, headers: response.headers });
      },
      delete: (key) => later(reading, () => entries.delete(key)),
      keys: () => later(reading, () => [...entries.keys()].map((url) => ({ url }))),
    };
  };
  return {
    open: (name) => later(reading, () => shelfOf(name)),
    has: (name) => later(reading, () => stored.has(name)),
    delete: (name) => later(reading, () => stored.delete(name)),
    keys: () => later(reading, () => [...stored.keys()]),
  };
}
