import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, reliedUpon } from '../../../src/gatsby/patches/reliedUpon';

const root = path.resolve(__dirname, '../../..');

describe('files of packages that the site replaces or relies on', () => {
  it('are those that the patches were written for', () => expect(changedFiles(root)).toEqual([]));

  it('are named with their patch and what to look at when they change', () => {
    const [first] = reliedUpon;
    expect(changedFiles(root, [{ ...first!, hash: '0' }])).toEqual([
      expect.stringMatching(
        /^src\/gatsby\/patches\/gatsbyRuntime\.ts: node_modules\/gatsby\/cache-dir\/navigation\.js has changed\. Check that .*___navigate/,
      ),
    ]);
  });

  it('belong to every patch, and each patch says what a reader sees without it', () => {
    const folder = path.join(root, 'src/gatsby/patches');
    const patches = readdirSync(folder).filter((name) => !['README.md', 'reliedUpon.ts', 'gatsbyModules.d.ts'].includes(name));
    const named = new Set(reliedUpon.map(({ patch }) => patch));
    for (const name of patches) {
      expect(named).toContain(`src/gatsby/patches/${name}`);
      const [head = ''] = readFileSync(path.join(folder, name), 'utf8').split('*/');
      expect(head).toMatch(/Without it.*Still needed\?/s);
    }
    for (const patch of named) expect(existsSync(path.join(root, patch))).toBe(true);
  });
});
