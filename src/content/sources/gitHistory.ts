import { execFileSync } from 'node:child_process';

/** A commit with the project paths of its files. */
export interface Commit {
  readonly time: Date;
  readonly files: readonly string[];
}

/** Commits, newest first, or why there are none. */
export interface GitHistory {
  readonly commits: readonly Commit[];
  readonly warning?: string;
}

const recordStart = '\u0001';

const none = (warning: string): GitHistory => ({ commits: [], warning });

/** Parses the output of `git log`: per commit a line with a marker, the author time in seconds and decorations, then the files. */
function parseGitLog(log: string): GitHistory {
  const commits: Commit[] = [];
  for (const record of log.split(recordStart).slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [seconds = '', decorations = ''] = head.split('\t');
    // The oldest commit of a shallow clone lists every file.
    if (/\(grafted[,)]/.test(decorations))
      return none(
        'This is a shallow clone, so pages don\'t show when they were last updated. Fetch the history with "git fetch --unshallow".',
      );
    commits.push({ time: new Date(Number(seconds) * 1000), files: files.filter(Boolean) });
  }
  return { commits };
}

/**
 * Reads the commits that touched files below `folder`, with one git call. Paths are relative to `root`; a renamed file appears under both
 * names. Without git or a repository, returns no commits and a warning.
 */
export function readGitHistory(root: string, folder: string): GitHistory {
  const format = `--format=${recordStart}%at\t%d`;
  try {
    const log = execFileSync(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--relative', '--no-renames', '--name-only', format, '--', folder],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return parseGitLog(log);
  } catch {
    return none("There is no git history, so pages don't show when they were last updated.");
  }
}

/** Author date of each file's newest commit. Goes by commit order, because authors' clocks may be wrong. */
export function lastUpdates(commits: readonly Commit[]): Map<string, Date> {
  const dates = new Map<string, Date>();
  for (const { time, files } of commits) for (const file of files) if (!dates.has(file)) dates.set(file, time);
  return dates;
}
