import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** Paths of a file, or of the files in a folder, from `root`. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? [name] : filesBelow(place).map((file) => `${name}/${file}`);
}

/** Names files and folders of a project by their content and their paths: what code makes of something is another thing when the code is. */
export function digestOfFiles(root: string, names: readonly string[], except: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(root, name)).sort())
    if (!except.includes(file))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  return hash.digest('hex');
}
