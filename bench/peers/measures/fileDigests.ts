import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/files/digest';

/** Digests of the files of a folder, by their paths. */
export type Digests = ReadonlyMap<string, string>;

/** Reads every file of a folder. */
export function digestsOf(folder: string): Digests {
  const digestOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64');
  return new Map(filesBelow(folder).map((file) => [file, digestOf(file)]));
}

/** How many files are new, gone, or have another content: what a host has to take in and readers have to fetch again. */
export function changedFiles(before: Digests, after: Digests): number {
  const gone = [...before.keys()].filter((file) => !after.has(file)).length;
  return gone + [...after].filter(([file, digest]) => before.get(file) !== digest).length;
}
