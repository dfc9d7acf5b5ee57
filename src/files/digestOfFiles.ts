import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** Paths of a file, or of the files in a folder, from `root`. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? [name] : filesBelow(place).map((file) => `${name}/${file}`);
}

/** Digest of the paths and contents of files and folders; of files that `byPath` picks, only of the paths. */
export function digestOfFiles(root: string, names: readonly string[], byPath: (file: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(root, name)).sort()) {
    hash.update(`${file}\0`);
    if (!byPath(file)) hash.update(readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}
