import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runFolder } from './testRun';

/** Moves a folder, if it is there. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** What compilers remember in a site's folder. Webpack's is files in which paths stand as they are; Parcel's is a database. */
const memories = { webpack: '.cache/webpack', parcel: '.cache/.parcel-cache' };

/** Replaces a path in the files of a folder by one of the same length: those of webpack hold lengths of texts. */
function replacePath(folder: string, from: string, to: string): void {
  if (from.length !== to.length) throw new Error(`"${to}" has another length than "${from}".`);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'latin1').replaceAll(from, to), 'latin1');
  }
}

/**
 * Moves a folder to the place where this worker of jest builds, works on it there, and moves it back. Compiling the site's code is most of a
 * build. The compilers know again what they have compiled, but only at the same place: so a worker builds all its sites at one, and what the
 * compilers remember goes from each to the next. A worker that builds for the first time begins with what the first build of another one left.
 * All is forgotten with the run. What they remember of pictures and fonts holds the base path, so that sites below different ones (`base`)
 * share nothing.
 */
export function inWorkshop<T>(folder: string, base: string, work: (workshop: string) => T): T {
  const bench = benchOf(process.env.JEST_WORKER_ID ?? '1');
  const workshop = path.join(bench, 'site');
  const kept = (memory: string): string => path.join(bench, 'memory', encodeURIComponent(base || '/'), memory);
  const shared = path.join(runFolder(), 'shared-memory', encodeURIComponent(base || '/'));
  try {
    mkdirSync(bench, { recursive: true });
    move(folder, workshop);
    for (const memory of Object.values(memories)) move(kept(memory), path.join(workshop, memory));
    if (!existsSync(path.join(workshop, memories.webpack)) && existsSync(shared)) takeShared(shared, bench, workshop);
    return work(workshop);
  } finally {
    if (!existsSync(shared)) share(path.join(workshop, memories.webpack), shared, bench);
    for (const memory of Object.values(memories)) move(path.join(workshop, memory), kept(memory));
    move(workshop, folder);
  }
}

/** Where a worker builds: names of the same length, see `replacePath`. */
const benchOf = (worker: string): string => path.join(runFolder(), `workshop-${worker.padStart(3, '0')}`);

/** Lets the other workers have what webpack remembers. It has its name when it is whole. */
function share(memory: string, shared: string, bench: string): void {
  if (!existsSync(memory)) return;
  const part = `${shared}-${path.basename(bench)}`;
  cpSync(memory, path.join(part, path.basename(bench)), { recursive: true });
  try {
    renameSync(part, shared);
  } catch {
    // Another worker was first.
    rmSync(part, { recursive: true });
  }
}

/** Begins with what webpack remembers of another worker's builds. */
function takeShared(shared: string, bench: string, workshop: string): void {
  const [owner] = readdirSync(shared);
  if (owner === undefined) return;
  const memory = path.join(workshop, memories.webpack);
  cpSync(path.join(shared, owner), memory, { recursive: true });
  replacePath(memory, owner, path.basename(bench));
}
