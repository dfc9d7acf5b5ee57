import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it and with forward slashes. Empty if the folder doesn't exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Identifies a file's state by size and modification time, without reading it. Empty if the file doesn't exist. */
export function fileStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : '';
}

/** Short hash of texts. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update('\0').update(text);
  return hash.digest('base64url').slice(0, 22);
}

/** Paths of a file, or of the files below a folder, relative to `root`. */
function filesOf(root: string, name: string): string[] {
  const place = path.join(root, name);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? [name] : filesBelow(place).map((file) => `${name}/${file}`);
}

/** Hash of the paths and contents of files and folders. `insteadOf` may replace the content of a file. */
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
