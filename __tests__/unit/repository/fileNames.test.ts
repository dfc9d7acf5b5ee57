import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Folders of the project; others are made by its commands. */
const folders = ['__tests__', 'bench', 'content', 'docs', 'figures', 'scripts', 'src', 'static'];

/** Every file of the project with slashes, apart from packages. */
const projectFiles = [
  readdirSync(root, { withFileTypes: true }),
  ...folders.map((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })),
]
  .flat()
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !file.includes('node_modules/'));

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

describe('names of files', () => {
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

  it('differ in more than their case, and than case and ending', () => {
    expect(projectFiles.length).toBeGreaterThan(500);
    expect(confused(projectFiles)).toEqual([]);
  });

  it('of folders differ in more than their case', () => {
    const paths = projectFiles.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, depth, all) => all.slice(0, depth + 1).join('/')),
    );
    expect(alike([...new Set(paths)], (folder) => folder.toLowerCase())).toEqual([]);
  });
});
