import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runFolder } from './testRun';

/** Moves a folder, if it is there. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** What compilers remember in a site's folder. */
const memories = ['.cache/webpack', '.cache/.parcel-cache'];

/**
 * Moves a folder to the place where this worker of jest builds, works on it there, and moves it back. Compiling the site's code is most of a
 * build. The compilers know again what they have compiled, but only at the same place: so a worker builds all its sites at one, and what the
 * compilers remember goes from each to the next. It is forgotten with the run. What they remember of pictures and fonts holds the base path, so
 * that sites below different ones (`base`) share nothing.
 */
export function inWorkshop<T>(folder: string, base: string, work: (workshop: string) => T): T {
  const bench = path.join(runFolder(), `workshop-${process.env.JEST_WORKER_ID ?? '1'}`);
  const workshop = path.join(bench, 'site');
  const kept = (memory: string): string => path.join(bench, 'memory', encodeURIComponent(base || '/'), memory);
  try {
    mkdirSync(bench, { recursive: true });
    move(folder, workshop);
    for (const memory of memories) move(kept(memory), path.join(workshop, memory));
    return work(workshop);
  } finally {
    for (const memory of memories) move(path.join(workshop, memory), kept(memory));
    move(workshop, folder);
  }
}
