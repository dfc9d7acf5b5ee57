import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textOfBytes } from './textOfBytes';
import type { SourceResult } from './textOfBytes';
import type { SourceFolder } from './sourceFolders';

/** Reads a source as UTF-8. `file` is its path in the project; what cannot be a source of its folder is a problem. */
export function readSource(root: string, file: string, folder: SourceFolder): SourceResult {
  const failed = (message: string): SourceResult => ({ problem: { file, message } });
  const place = path.join(root, file);
  try {
    const { size } = lstatSync(place);
    // Nothing so large is taken into memory.
    if (size > folder.mostBytes) return failed(`has ${size} bytes. A file here may have ${folder.mostBytes}: split it.`);
    return textOfBytes(readFileSync(place), file, folder);
  } catch (error) {
    return failed(`cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
