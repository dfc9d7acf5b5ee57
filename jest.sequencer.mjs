import { readFileSync } from 'node:fs';
// Comes with jest.
import Sequencer from '@jest/test-sequencer';

/** How long a suite takes, roughly: those that build small sites longest, then those that drive a browser. */
function rank({ path }) {
  if (/from '\.\.\/sites\/buildSite'/.test(readFileSync(path, 'utf8'))) return 0;
  return path.includes('/browser/') ? 1 : 2;
}

/** The suites that take longest first, so that no worker is left with one of them at the end. Among equals the order of jest. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [0, 1, 2].flatMap((wanted) => sorted.filter((test) => rank(test) === wanted));
  }
}
