import { writeFileSync } from 'node:fs';

/** Whether a file could be made that was not there; of several workers that try at once, one succeeds. */
export function makeFile(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Sleeps without giving the thread away: what a suite needs of a build, it needs before its tests are declared. */
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Waits for what another worker does; `message` is thrown if it has not done it after a quarter of an hour. */
export function waitUntil(isDone: () => boolean, message: string): void {
  for (const end = Date.now() + 15 * 60_000; !isDone(); sleep(200)) if (Date.now() > end) throw new Error(message);
}
