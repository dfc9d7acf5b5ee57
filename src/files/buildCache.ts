import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

/** Folder of the build caches. Not `.cache`, which Gatsby empties for a fresh build. */
export const cacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/openarm-docs');

/** Cached values by key. Keys are digests of the input. */
export interface BuildCache<Value> {
  /** Returns the cached value of a key, or makes and stores it. */
  readonly of: (name: string, make: () => Value) => Value;
  /** Whether a key is cached. */
  readonly has: (name: string) => boolean;
  /** Writes the keys used since opening, and drops the others. Does nothing if none was used. */
  readonly save: () => void;
}

/** Reads a cache file. An unreadable file counts as empty, because everything in it can be made again. */
function remembered<Value>(file: string, version: string): Map<string, Value> {
  try {
    // Only `save` writes the file, and `version` identifies the code that made the values.
    const [of, values] = JSON.parse(readFileSync(file, 'utf8')) as [string, Record<string, Value>];
    return of === version ? new Map(Object.entries(values)) : new Map<string, Value>();
  } catch {
    return new Map();
  }
}

/** Opens a cache file. `version` identifies the code that makes the values, which must be JSON-serializable. */
export function openCache<Value>(file: string, version: string): BuildCache<Value> {
  let read: Map<string, Value> | undefined;
  // Read lazily: some builds use none of its values.
  const known = (): Map<string, Value> => (read ??= remembered<Value>(file, version));
  const used = new Map<string, Value>();
  return {
    of: (name, make) => {
      const value = used.get(name) ?? known().get(name) ?? make();
      used.set(name, value);
      return value;
    },
    has: (name) => used.has(name) || known().has(name),
    save: () => {
      if (read) writeIfChanged(file, JSON.stringify([version, Object.fromEntries(used)]));
    },
  };
}
