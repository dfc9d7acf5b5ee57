import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Variable in which the workers of one run of jest find its name. */
const variable = 'OPENARM_TEST_RUN';

/** Where small sites are written and built. */
export const sitesFolder = path.resolve(__dirname, '../../.test-sites');

/** Folder of this run of jest, the same for all of its workers: what one of them has built is as new as the run. */
export function runFolder(): string {
  const run = process.env[variable];
  if (!run) throw new Error(`${variable} is missing: it is set by __tests__/sites/prepareRun.ts, which jest.config.js names.`);
  return path.join(sitesFolder, run);
}

/** Makes the folder of this run. Its name holds a process that ends when the run does: this one, or `npm test`, which has built sites before. */
export function beginRun(): void {
  process.env[variable] ??= `run-${process.pid}-${Date.now()}`;
  mkdirSync(runFolder(), { recursive: true });
}

/** The process that a run is named after. */
export const processOf = (run: string): number | undefined => Number(/^run-(\d+)-\d+$/.exec(run)?.[1]) || undefined;
