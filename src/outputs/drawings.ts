import path from 'node:path';
import type { Drawing } from '../content/drawings/drawings';
import { writeIfChanged } from '../files/writeIfChanged';

/** Writes all drawings to the public folder. */
export function writeDrawings(folder: string, drawings: Iterable<Drawing>): void {
  for (const { address, svg } of drawings) writeIfChanged(path.join(folder, address), svg);
}
