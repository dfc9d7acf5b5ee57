import { readFileSync } from 'node:fs';
// Comes with jest.
import Sequencer from '@jest/test-sequencer';

/** How long a suite takes, roughly: those that build small sites longest, then the one that opens every page, then others that drive a browser. */
function rank({ path }) {
  if (path.endsWith('/everyPage.test.ts')) return 1;
  if (/from '\.\.\/sites\/buildSite'/.test(readFileSync(path, 'utf8'))) return 0;
  return path.includes('/browser/') ? 2 : 3;
}

/**
 * The suites that take longest first, so that no worker is left with one of them at the end. Among equals the order of jest. The second worker
 * begins with another kind than the first: what compilers learn from the first small build helps all later ones (see `inWorkshop`).
 */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const [[first, ...builds], ...others] = [0, 1, 2, 3].map((wanted) => sorted.filter((test) => rank(test) === wanted));
    const [second, ...rest] = others.flat();
    return [first, second, ...builds, ...rest].filter((test) => test !== undefined);
  }
}
