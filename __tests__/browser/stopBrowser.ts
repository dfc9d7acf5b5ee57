import { keptBrowser } from './browsers';

/** Runs after all browser tests: ends the browser of a run that took no workers. Workers end theirs themselves (`jest.runtime.mjs`). */
export default async function stopBrowser(): Promise<void> {
  await keptBrowser()?.close();
}
