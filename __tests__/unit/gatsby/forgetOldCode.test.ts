import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { forgetOldCode } from '../../../src/gatsby/forgetOldCode';
import { temporaryFolders, writeFiles } from '../fixtures/folder';

const folderWith = temporaryFolders();
const built = { '.cache/redux/state': 'old', 'public/index.html': 'old' };
const project = () => folderWith({ 'src/content/parse.ts': 'one', 'gatsby-node.ts': 'one', 'content/docs/index.mdx': 'one', ...built });
const left = (root: string): string[] => ['.cache', 'public'].filter((folder) => existsSync(path.join(root, folder)));

/** A project whose code is known and that has been built since. */
function known(): string {
  const root = project();
  forgetOldCode(root);
  writeFiles(root, built);
  return root;
}

describe('what earlier builds left', () => {
  it('goes where nobody knows the code that made it', () => {
    const root = project();
    expect(forgetOldCode(root)).toEqual(['.cache', 'public']);
    expect(left(root)).toEqual([]);
  });

  it('stays while only the content changes', () => {
    const root = known();
    writeFiles(root, { 'content/docs/index.mdx': 'two', 'content/data/new.csv': 'a' });
    expect(forgetOldCode(root)).toEqual([]);
    expect(left(root)).toEqual(['.cache', 'public']);
  });

  it.each([
    ['a file of the code changes', { 'src/content/parse.ts': 'two' }],
    ['a file of the code is new', { 'src/content/new.ts': '' }],
    ['a hook changes', { 'gatsby-node.ts': 'two' }],
    ['a package changes', { 'package-lock.json': '{}' }],
  ])('goes once where %s', (_, change) => {
    const root = known();
    writeFiles(root, change);
    expect(forgetOldCode(root)).toEqual(['.cache', 'public']);
    writeFiles(root, built);
    expect(forgetOldCode(root)).toEqual([]);
  });

  it('stays where only the look of pages changes', () => {
    const root = known();
    writeFiles(root, { 'src/styles/new.css': '', 'src/components/text/Steps.tsx': 'two' });
    expect(forgetOldCode(root)).toEqual([]);
  });

  it('stays where a page gets its line in a menu, as every new one does', () => {
    const root = known();
    writeFiles(root, { 'src/site/sidebars.ts': 'two', 'src/site/navbar.ts': 'two' });
    expect(forgetOldCode(root)).toEqual([]);
    writeFiles(root, { 'src/site/tableDefinitions.ts': 'two' });
    expect(forgetOldCode(root)).toEqual(['.cache', 'public']);
  });

  it('goes where the base path is another one', () => {
    const root = known();
    process.env.BASE_PATH = '/docs';
    expect(forgetOldCode(root)).toEqual(['.cache', 'public']);
    delete process.env.BASE_PATH;
  });

  it('goes where the folder of the project was moved or copied: Gatsby remembers whole paths', () => {
    const root = known();
    const moved = path.join(folderWith({}), 'elsewhere');
    renameSync(root, moved);
    expect(forgetOldCode(moved)).toEqual(['.cache', 'public']);
  });

  it('is nothing in a fresh clone', () => {
    expect(forgetOldCode(folderWith({ 'src/content/a.ts': '' }))).toEqual([]);
  });
});
