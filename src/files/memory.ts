import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

/** Folder of what builds remember. Not `.cache`, which Gatsby empties when it starts from scratch. */
export const cacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/openarm-docs');

/** Values that were worked out before, each under a name for what it was worked out from. */
export interface Memory<Value> {
  /** The value of a name: the one that is known, or the one that is made now. */
  readonly of: (name: string, make: () => Value) => Value;
  /** Whether the value of a name is known. */
  readonly has: (name: string) => boolean;
  /** Keeps what was asked for since the memory was opened, and forgets the rest; where nothing was asked for, it stays as it is. */
  readonly save: () => void;
}

/** A memory of nothing: every value is made. */
export const noMemory = <Value>(): Memory<Value> => ({
  of: (_name, make) => make(),
  has: () => false,
  save: () => undefined,
});

/** What a file remembers. One that cannot be read is an empty one: everything in it can be made again. */
function remembered<Value>(file: string, version: string): Map<string, Value> {
  try {
    // Only `save` writes the file, and the version stands for the code that made the values.
    const [of, values] = JSON.parse(readFileSync(file, 'utf8')) as [string, Record<string, Value>];
    return of === version ? new Map(Object.entries(values)) : new Map<string, Value>();
  } catch {
    return new Map();
  }
}

/**
 * Opens what builds remember in a file, so that the next one works only on what has changed. `version` names the code that makes the values,
 * which have to be such as JSON can hold.
 */
export function openMemory<Value>(file: string, version: string): Memory<Value> {
  let read: Map<string, Value> | undefined;
  // Read when it is asked first: a build that changes nothing asks some of them for nothing.
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
