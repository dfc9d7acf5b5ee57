import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publishedSite, publishSite, putSiteAside, restoreSite } from '../../../src/gatsby/publishedSite';
import { temporaryFolders, writeFiles } from '../fixtures/folder';

const folderWith = temporaryFolders();

let root: string;

/** What Gatsby does between the hooks. */
const write = (page: string): void => writeFiles(root, { '.cache/state.json': '{}', 'public/index.html': page });

const served = (): string | undefined => {
  const file = path.join(publishedSite(root), 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Whether the next build has a `public` to go on from. */
function goesOn(): boolean {
  putSiteAside(root, 'build');
  return existsSync(path.join(root, 'public/index.html'));
}

/** A project whose last build came to its end. */
beforeEach(() => {
  root = folderWith({
    'content/docs/index.mdx': 'Text.',
    'content/data/motors.csv': 'joint\nJ1\n',
    'src/site/sidebars.ts': 'export {};',
    'static/robots.txt': '',
  });
  putSiteAside(root, 'build');
  write('first');
  publishSite(root);
});
afterEach(() => delete process.env.WITH_BOOKS);

it('serves the last good site until a build is published', () => {
  expect(served()).toBe('first');
  putSiteAside(root, 'build');
  write('second');
  expect(served()).toBe('first');
  publishSite(root);
  expect(served()).toBe('second');
  expect(readdirSync(root).sort()).toEqual(['.cache', 'content', 'public', 'src', 'static']);
});

it('takes the last good site back after a refused build, and starts the next one from scratch', () => {
  putSiteAside(root, 'build');
  write('refused');
  writeFiles(root, { 'public/other.html': 'refused' });
  restoreSite(root);
  expect(readdirSync(path.join(root, 'public'))).toEqual(['index.html']);
  expect(served()).toBe('first');
  expect(goesOn()).toBe(false);
});

it('leaves no half site where the first build is refused', () => {
  rmSync(path.join(root, 'public'), { recursive: true });
  putSiteAside(root, 'build');
  write('refused');
  expect(served()).toBeUndefined();
  restoreSite(root);
  expect(served()).toBeUndefined();
});

it.each(['build', 'develop'] as const)('keeps the last good site where a %s was killed', (command) => {
  putSiteAside(root, command);
  write('half');
  expect(served()).toBe('first');
  expect(goesOn()).toBe(false);
  write('second');
  expect(served()).toBe('first');
  publishSite(root);
  expect(served()).toBe('second');
});

it('goes on from the last build where only words of documents have changed', () => {
  writeFiles(root, { 'content/docs/index.mdx': 'Another text.' });
  expect(goesOn()).toBe(true);
});

it.each<[string, () => void]>([
  ['a document has gone', () => rmSync(path.join(root, 'content/docs/index.mdx'))],
  ['a document is new', () => writeFiles(root, { 'content/docs/other.mdx': '' })],
  ['a table has changed', () => writeFiles(root, { 'content/data/motors.csv': 'joint\nJ2\n' })],
  ['the code has changed', () => writeFiles(root, { 'src/site/sidebars.ts': '' })],
  ['a variable has changed', () => (process.env.WITH_BOOKS = 'yes')],
  ['the cache has gone', () => rmSync(path.join(root, '.cache'), { recursive: true })],
])('starts from scratch where %s', (_what, change) => {
  change();
  expect(goesOn()).toBe(false);
});

it('starts from scratch after a move, and after its revert', () => {
  const move = (from: string, to: string): void => {
    rmSync(path.join(root, from));
    writeFiles(root, { [to]: 'Text.' });
  };
  move('content/docs/index.mdx', 'content/docs/index/index.mdx');
  expect(goesOn()).toBe(false);
  write('moved');
  publishSite(root);
  move('content/docs/index/index.mdx', 'content/docs/index.mdx');
  expect(goesOn()).toBe(false);
});

it('develops from scratch', () => {
  writeFiles(root, { '.cache/redux/redux.rest.state': 'of the build' });
  putSiteAside(root, 'develop');
  expect(existsSync(path.join(root, 'public'))).toBe(false);
  expect(existsSync(path.join(root, '.cache/redux'))).toBe(false);
});

describe('two builds in one folder', () => {
  const lock = (): string => path.join(root, '.building');

  it('are refused while the first one runs, whose process is named', () => {
    // The parent of this process runs as long as the test.
    writeFiles(root, { '.building': String(process.ppid) });
    expect(() => putSiteAside(root, 'build')).toThrow(`Process ${process.ppid} builds in this folder already.`);
    expect(served()).toBe('first');
  });

  it('may follow each other, also after one that was killed', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFiles(root, { '.building': String(pid) });
    putSiteAside(root, 'build');
    expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
    write('second');
    publishSite(root);
    expect(existsSync(lock())).toBe(false);
    putSiteAside(root, 'build');
    restoreSite(root);
    expect(existsSync(lock())).toBe(false);
  });
});
