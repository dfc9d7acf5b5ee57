import { statSync } from 'node:fs';

/** Names a state of a file by its size and time, without reading it: whoever writes it gives it another time. Empty where there is no file. */
export function fileStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : '';
}
