import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFile, waitUntil } from './betweenWorkers';
import { runFolder } from './testRun';
import { changeMemory } from './webpackMemory';

const root = path.resolve(__dirname, '../..');

/** Moves a folder, if it is there. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** What webpack remembers in a site's folder. */
const memoryIn = (site: string): string => path.join(site, '.cache/webpack');

/** What webpack remembers of these holds the base path, and webpack does not see that it is another one. */
const withBasePath = ['src/fonts', 'src/pictures', 'src/styles'];

/** In a site's folder, the place where it was built: Gatsby remembers files by their whole paths, so it is built again there. */
const builtAt = (folder: string): string => path.join(folder, 'built-at');

/** Whether a place was free, which is now taken. */
const takePlace = (bench: string): boolean => makeFile(path.join(bench, 'taken'));

/** Takes the place where a site was built, or the first one where nobody builds: there, most has been built. */
function takeBench(folder: string): string {
  if (existsSync(builtAt(folder))) {
    const bench = readFileSync(builtAt(folder), 'utf8');
    waitUntil(() => takePlace(bench), `Another worker builds in ${bench}, where ${folder} was built, and has not finished.`);
    return bench;
  }
  for (let place = 1; ; place++) {
    const bench = path.join(runFolder(), `workshop-${place}`);
    mkdirSync(bench, { recursive: true });
    if (!takePlace(bench)) continue;
    writeFileSync(builtAt(folder), bench);
    return bench;
  }
}

/**
 * Moves a folder to a place where no other worker of jest builds, works on it there, and moves it back. Compiling the site's code is most of a
 * build. Webpack knows again what it has compiled, but only at the same place: so nearly all sites are built at one, and what webpack
 * remembers goes from each to the next below the same base path (`base`). All is forgotten with the run.
 */
export function inWorkshop<T>(folder: string, base: string, work: (workshop: string) => T): T {
  const bench = takeBench(folder);
  const workshop = path.join(bench, 'site');
  const kept = path.join(bench, 'memory', encodeURIComponent(base || '/'));
  try {
    move(folder, workshop);
    move(kept, memoryIn(workshop));
    if (!existsSync(memoryIn(workshop))) remember(workshop);
    return work(workshop);
  } finally {
    share(workshop);
    move(memoryIn(workshop), kept);
    move(workshop, folder);
    rmSync(path.join(bench, 'taken'));
  }
}

const stages = ['stage-build-javascript', 'stage-build-html'];

const isWhole = (memory: string): boolean => stages.every((stage) => existsSync(path.join(memory, stage)));

/** What webpack remembers of the first site that was built in this run, in a folder named after its workshop's. */
const shared = (): string => path.join(runFolder(), 'shared-memory');

/** Lets the other workers, and sites below other base paths, have what webpack remembers of the first site. It has its name when it is whole. */
function share(workshop: string): void {
  const memory = memoryIn(workshop);
  if (existsSync(shared()) || !isWhole(memory)) return;
  const bench = path.basename(path.dirname(workshop));
  const part = `${shared()}-${bench}`;
  for (const stage of stages) cpSync(path.join(memory, stage), path.join(part, bench, stage), { recursive: true });
  try {
    renameSync(part, shared());
  } catch {
    // Another worker was first.
    rmSync(part, { recursive: true });
  }
}

/** What webpack has left elsewhere, and where it has compiled that: a small site is worth more than the project, whose packages lie closer. */
function remembered(): readonly { readonly memory: string; readonly site: string }[] {
  const benches = existsSync(shared()) ? readdirSync(shared()) : [];
  return [
    ...benches.map((bench) => ({ memory: path.join(shared(), bench), site: path.join(runFolder(), bench, 'site') })),
    { memory: memoryIn(root), site: root },
  ];
}

const quoted = (text: string): string => text.replace(/[^\w/]/g, '\\$&');

/** Lets webpack remember in a workshop what it has compiled elsewhere. It looks by itself whether the files are the same. */
function remember(workshop: string): void {
  const found = remembered().find(({ memory }) => isWhole(memory));
  if (!found) return;
  const { memory, site } = found;
  // Packages stay where they are.
  const ownPath = new RegExp(`(?<![\\w./-])${quoted(site)}(?![\\w.-]|/node_modules/)`, 'g');
  const bound = new RegExp(`(?<=${quoted(workshop)}/)(${withBasePath.join('|')})(?=/)`, 'g');
  const change = (text: string): string => text.replace(ownPath, workshop).replace(bound, 'forgotten/$1');
  for (const stage of stages) {
    const to = path.join(memoryIn(workshop), stage);
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(path.join(memory, stage)).filter((entry) => entry.endsWith('.pack')))
      writeFileSync(path.join(to, name), changeMemory(readFileSync(path.join(memory, stage, name)), site, change));
  }
}
