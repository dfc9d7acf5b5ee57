import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and in those in it, from there and with `/` between; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Names a state of a file by its size and time, without reading it: whoever writes it gives it another time. Empty where there is no file. */
export function fileStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : '';
}

/** Short name of some texts by their content. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update('\0').update(text);
  return hash.digest('base64url').slice(0, 22);
}

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
