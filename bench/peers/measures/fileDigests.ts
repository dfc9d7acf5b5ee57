import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Digests of the files of a folder, by their paths. */
export type Digests = ReadonlyMap<string, string>;

/** Reads every file of a folder. */
export function digestsOf(folder: string): Digests {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('base64')];
    }),
  );
}

/** How many files are new, gone, or have another content: what a host has to take in and readers have to fetch again. */
export function changedFiles(before: Digests, after: Digests): number {
  const gone = [...before.keys()].filter((file) => !after.has(file)).length;
  return gone + [...after].filter(([file, digest]) => before.get(file) !== digest).length;
}
