import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Every file that git keeps, with slashes; none where the project is no clone. */
function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  } catch {
    return [];
  }
}

const tracked = trackedFiles();
const inClone = tracked.length > 0 ? it : it.skip;

const withoutEnding = (file: string): string => file.replace(/(?<=[^/])\.[^/]*$/, '');

/** Groups of files, sorted, whose names are different and become the same. */
function alike(files: readonly string[], change: (file: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(change(file), [...(groups.get(change(file)) ?? []), file]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Files that differ only in case, or in case and ending: one of them is lost, or imported for the other, where names have no case. */
const confused = (files: readonly string[]): string[][] =>
  alike(files, (file) => withoutEnding(file).toLowerCase()).filter(
    (group) => new Set(group.map(withoutEnding)).size > 1 || alike(group, (file) => file.toLowerCase()).length > 0,
  );

describe(`names of files${tracked.length > 0 ? '' : ' (skipped for those of this project: git does not know them)'}`, () => {
  it('that differ only in case, or in case and ending, are found', () => {
    const files = [
      'a/Tools.tsx',
      'a/tools.ts',
      'b/x.csv',
      'b/X.csv',
      'c/data.ts',
      'c/data.json',
      'd/One.ts',
      'e/one.ts',
      '.gitignore',
      '.GIT',
    ];
    expect(confused(files)).toEqual([
      ['a/Tools.tsx', 'a/tools.ts'],
      ['b/x.csv', 'b/X.csv'],
    ]);
  });

  inClone('differ in more than their case, and than case and ending', () => {
    expect(tracked.length).toBeGreaterThan(500);
    expect(confused(tracked)).toEqual([]);
  });

  inClone('of folders differ in more than their case', () => {
    const folders = tracked.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, all) => all.slice(0, depth + 1).join('/')),
    );
    expect(alike([...new Set(folders)], (folder) => folder.toLowerCase())).toEqual([]);
  });

  inClone('no folder of the code is called "build", which is ignored in many places and says nothing', () => {
    expect(tracked.filter((file) => /^(src|figures)\/(.*\/)?build\//i.test(file))).toEqual([]);
  });
});
