import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Content of a file; undefined if it doesn't exist. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file and its folders, unless the content is the same: an unchanged modification time keeps it out of incremental uploads.
 * Returns whether it wrote.
 */
export function writeIfChanged(file: string, content: string | Uint8Array): boolean {
  if (contentOf(file)?.equals(typeof content === 'string' ? Buffer.from(content) : content)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}
