import type { CacheRoom, CacheShelf } from '../../src/offline/keptFiles';

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

/** Caches as a page or a worker sees them, over what the browser keeps. */
export function simulatedCaches(stored: StoredCaches, interrupt: Interruption): CacheRoom {
  const shelfOf = (name: string): CacheShelf => {
    const entries = stored.get(name) ?? new Map<string, StoredResponse>();
    stored.set(name, entries);
    return {
      match: async (key) => {
        interrupt('read');
        const found = entries.get(key);
        return found && new Response(found.body, { status: found.status, headers: found.headers });
      },
      put: async (key, response) => {
        const body = await response.arrayBuffer();
        interrupt('write');
        entries.set(key, { body, status: response.status, headers: response.headers });
      },
      delete: async (key) => {
        interrupt('read');
        return entries.delete(key);
      },
      keys: async () => {
        interrupt('read');
        return [...entries.keys()].map((url) => ({ url }));
      },
    };
  };
  return {
    open: async (name) => {
      interrupt('read');
      return shelfOf(name);
    },
    has: async (name) => {
      interrupt('read');
      return stored.has(name);
    },
    delete: async (name) => {
      interrupt('read');
      return stored.delete(name);
    },
  };
}
