import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Paths of a file, or of the files in a folder, from `root`. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** Names files and folders of a project by their content and their paths: what code makes of something is another thing when the code is. */
export function digestOfFiles(root: string, names: readonly string[], except: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(root, name)).sort())
    if (!except.includes(file.split(path.sep).join('/')))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  return hash.digest('hex');
}
