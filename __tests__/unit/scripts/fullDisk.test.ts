import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.resolve(__dirname, '../../../scripts/fullDisk.mjs');

/** Asks in a process of its own, because the script is a module that jest does not load. `free` is the source of a function. */
const ask = (free: string): string =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `import {fullDisk} from ${JSON.stringify(script)}; console.log(fullDisk('/site', ${free}))`],
    {
      encoding: 'utf8',
    },
  ).trim();

describe('a command that has failed', () => {
  it('names the disk that is full, and what to do', () => {
    const advice = 'Free some gigabytes and run the command again. It replaces partly written files.';
    expect(ask('() => 3 * 1024 * 1024')).toBe(`The disk with /site is full: 3 MB are free. ${advice}`);
    expect(ask(`(place) => (place === '/site' ? 1e10 : 0)`)).toBe(`The disk with ${tmpdir()} is full: 0 MB are free. ${advice}`);
  });

  it('says nothing of the disk where there is room, or where nobody knows', () => {
    expect(ask('() => 1e10')).toBe('undefined');
    expect(ask('() => undefined')).toBe('undefined');
    expect(ask('undefined')).toBe('undefined');
  });
});
