import { readFileSync } from 'node:fs';
// Comes with jest.
import Sequencer from '@jest/test-sequencer';

/** Suites without a small site that take longest, by their files. */
const longest = ['browser/everyPage.long.test.ts', 'browser/offline.test.ts'];

/** What a suite does with the time: builds small sites, which keeps a core busy; drives a browser, which waits now and then; or is short. */
function kindOf({ path }) {
  if (longest.some((name) => path.endsWith(`/__tests__/${name}`))) return 'longest';
  if (/from '\.\.\/sites\/(?!exampleSite)/.test(readFileSync(path, 'utf8'))) return 'build';
  return path.includes('/browser/') ? 'browser' : 'short';
}

/**
 * The suites that take longest first, so that no worker is left with one of them at the end, and among equals the order of jest. Then suites that
 * build and suites that drive a browser take turns, so that a core has something to do while a browser waits.
 */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const of = { longest: [], build: [], browser: [], short: [] };
    for (const test of await super.sort(tests)) of[kindOf(test)].push(test);
    const sorted = [...of.longest];
    while (of.build.length > 0) sorted.push(...of.build.splice(0, 1), ...of.browser.splice(0, 1));
    return [...sorted, ...of.browser, ...of.short];
  }
}
