import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** Paths of a file, or of the files in a folder, from `root`. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? [name] : filesBelow(place).map((file) => `${name}/${file}`);
}

/** Digest of the paths and contents of files and folders; `insteadOf` says what stands for the content of a file, where something else does. */
export function digestOfFiles(
  root: string,
  names: readonly string[],
  insteadOf: (file: string) => string | undefined = () => undefined,
): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(root, name)).sort()) {
    hash.update(`${file}\0`);
    hash.update(insteadOf(file) ?? readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}
