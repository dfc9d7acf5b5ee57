import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Notes the times of the files in a folder, of those that `isRewritten` picks by their paths from there. Returns what gives the times back to
 * the files that have been written again since with what they held. For programs of others, which write whether something has changed or not.
 */
export function noteTimes(folder: string, isRewritten: (file: string) => boolean): () => void {
  const noted = filesBelow(folder)
    .filter(isRewritten)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, digest: digestOf(file), before: statSync(file) }));
  return () => {
    for (const { file, digest, before } of noted) {
      const now = statSync(file, { throwIfNoEntry: false });
      if (now && now.mtimeMs !== before.mtimeMs && digestOf(file) === digest)
        utimesSync(file, before.atimeMs / 1000, before.mtimeMs / 1000);
    }
  };
}
