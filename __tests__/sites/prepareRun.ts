import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beginRun, processOf, sitesFolder } from './testRun';

/** Sites that are built anew in their folder: the example, and the content with edits. */
const kept = ['example', 'edits'];

/** Whether a process still runs. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether nobody needs an entry of the folder any more: what a run has left that is over, or what no run has made. */
function isLeft(entry: string): boolean {
  const owner = processOf(entry);
  return owner === undefined || !isAlive(owner);
}

/** Runs before all tests: names the run, makes its folder, and removes what earlier runs have left. */
export default function prepareRun(): void {
  mkdirSync(sitesFolder, { recursive: true });
  for (const entry of readdirSync(sitesFolder))
    if (!kept.includes(entry) && isLeft(entry)) rmSync(path.join(sitesFolder, entry), { recursive: true, force: true });
  beginRun();
}
