import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Free space in bytes below which builds and installations fail. */
const least = 20 * 1024 * 1024;

/**
 * Message for a failed command if a disk is full, which programs report in many ways or not at all. Undefined if `folder` and the temporary
 * folder have free space. `free` returns the free bytes at a path.
 */
export function fullDisk(folder, free = freeBytes) {
  for (const place of [folder, tmpdir()]) {
    const bytes = free(place);
    if (bytes !== undefined && bytes < least)
      return `The disk with ${place} is full: ${Math.round(bytes / 1024 / 1024)} MB are free. Free some gigabytes and run the command again. It replaces partly written files.`;
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
