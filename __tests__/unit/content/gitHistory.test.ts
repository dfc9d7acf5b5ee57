import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { lastUpdates, readGitHistory } from '../../../src/content/sources/gitHistory';
import { temporaryFolders, writeFiles } from '../fixtures/folder';

const newFolder = temporaryFolders();

const git = (folder: string, ...options: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Commits everything with an author date; the committer's date is now. */
function commit(folder: string, message: string, date: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message, '--date', date);
}

/** A repository in which files were written, changed, renamed and left uncommitted. */
function repository(): string {
  const folder = newFolder({ 'content/docs/index.mdx': 'one', 'content/docs/größe.mdx': 'one', 'content/docs/old.mdx': 'one' });
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  commit(folder, 'Write', '2025-01-01T10:00:00Z');
  writeFiles(folder, { 'content/docs/index.mdx': 'two', 'README.md': 'outside' });
  // The author wrote this before the commit above was written: the last commit counts, not the newest author date.
  commit(folder, 'Change', '2024-06-01T12:30:00+02:00');
  renameSync(path.join(folder, 'content/docs/old.mdx'), path.join(folder, 'content/docs/new.mdx'));
  commit(folder, 'Rename', '2025-03-01T00:00:00Z');
  writeFiles(folder, { 'content/docs/draft.mdx': 'uncommitted' });
  return folder;
}

const warnings = {
  shallow: 'This is a shallow clone, so pages don\'t show when they were last updated. Fetch the history with "git fetch --unshallow".',
  none: "There is no git history, so pages don't show when they were last updated.",
};

describe('the date of a file is the author time of the last commit that touched it', () => {
  const folder = repository();
  const { commits, warning } = readGitHistory(folder, 'content');
  const dates = lastUpdates(commits);

  it('without a warning', () => expect(warning).toBeUndefined());

  it.each([
    ['a file written once', 'content/docs/größe.mdx', '2025-01-01T10:00:00.000Z'],
    ['a file changed since, by an author whose clock says earlier', 'content/docs/index.mdx', '2024-06-01T10:30:00.000Z'],
    ['a file renamed since, under its new name', 'content/docs/new.mdx', '2025-03-01T00:00:00.000Z'],
  ])('%s', (_kind, file, date) => expect(dates.get(file)?.toISOString()).toBe(date));

  it.each([
    ['a file that is not committed', 'content/docs/draft.mdx'],
    ['a file outside the folder', 'README.md'],
  ])('%s has none', (_kind, file) => expect(dates.has(file)).toBe(false));

  it('paths are relative to the project, where it is a folder of the repository', () => {
    expect(
      lastUpdates(readGitHistory(path.join(folder, 'content'), 'docs').commits)
        .get('docs/new.mdx')
        ?.toISOString(),
    ).toBe('2025-03-01T00:00:00.000Z');
  });
});

describe('where the history is not there, pages have no date and the build says why', () => {
  it('in a shallow clone', () => {
    const clone = path.join(newFolder(), 'clone');
    git('.', 'clone', '--quiet', '--depth', '2', `file://${repository()}`, clone);
    expect(readGitHistory(clone, 'content')).toEqual({ commits: [], warning: warnings.shallow });
  });

  it('in a folder that is no repository', () => {
    expect(readGitHistory(newFolder({ 'content/docs/index.mdx': 'one' }), 'content')).toEqual({
      commits: [],
      warning: warnings.none,
    });
  });

  it('without git', () => {
    const folder = repository();
    const reader = path.resolve(__dirname, '../../../src/content/sources/gitHistory.ts');
    const code = `const { commits, warning } = require(${JSON.stringify(reader)}).readGitHistory(${JSON.stringify(folder)}, 'content'); console.log(JSON.stringify([commits.length, warning]));`;
    const output = execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, PATH: folder },
    });
    expect(JSON.parse(output)).toEqual([0, warnings.none]);
  });
});
