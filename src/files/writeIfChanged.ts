import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a file holds; nothing where there is none. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file, with the folders above it, unless it holds just that: whoever publishes the folder sends what has a new time.
 * Returns whether it wrote.
 */
export function writeIfChanged(file: string, content: string | Uint8Array): boolean {
  if (contentOf(file)?.equals(typeof content === 'string' ? Buffer.from(content) : content)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}
