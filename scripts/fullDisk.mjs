import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Less than this is as good as nothing for a build or an installation. */
const least = 20 * 1024 * 1024;

/**
 * What to tell where a command has failed and a disk is full: the programs that it starts say so in many ways, or not at all. Undefined where
 * there is room in `folder` and in the folder for temporary files. `free` gives the bytes that are free where a folder is.
 */
export function fullDisk(folder, free = freeBytes) {
  for (const place of [folder, tmpdir()]) {
    const bytes = free(place);
    if (bytes !== undefined && bytes < least)
      return `The disk with ${place} is full: ${Math.round(bytes / 1024 / 1024)} MB are free. Free some gigabytes and run the command again; what was half written is made anew.`;
  }
  return undefined;
}

function freeBytes(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
