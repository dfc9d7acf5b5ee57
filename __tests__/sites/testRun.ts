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

/** Gives this run a name, with the process in it that ends when the run does. Called once, before there are workers. */
export function nameRun(): void {
  process.env[variable] = `run-${process.pid}-${Date.now()}`;
}

/** The process that a run is named after. */
export const processOf = (run: string): number | undefined => Number(/^run-(\d+)-\d+$/.exec(run)?.[1]) || undefined;
