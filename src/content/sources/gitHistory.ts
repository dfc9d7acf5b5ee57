import { execFileSync } from 'node:child_process';

/** A commit, with the files that it touched, as paths of the project. */
export interface Commit {
  /** When its author wrote it. */
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

/**
 * Reads the output of one `git log`: per commit a line with a start sign, the author time in seconds and the decorations, then the
 * files it touched.
 */
export function parseGitLog(log: string): GitHistory {
  const commits: Commit[] = [];
  for (const record of log.split(recordStart).slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [seconds = '', decorations = ''] = head.split('\t');
    // The oldest commit of a shallow clone seems to have touched every file.
    if (/\(grafted[,)]/.test(decorations))
      return none('This is a shallow clone: pages show no date of their last update. Fetch the history with "git fetch --unshallow".');
    commits.push({ time: new Date(Number(seconds) * 1000), files: files.filter(Boolean) });
  }
  return { commits };
}

/**
 * Commits that touched files below `folder`, read with one git call. Paths are relative to `root`; a file that was renamed is there under
 * both names. Without git or history there are no commits and a warning; nothing is thrown.
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
    return none('There is no git history here: pages show no date of their last update.');
  }
}

/** Author time of the last commit for each file: of the first one that names it, because an author's clock may be wrong. */
export function lastUpdates(commits: readonly Commit[]): Map<string, Date> {
  const dates = new Map<string, Date>();
  for (const { time, files } of commits) for (const file of files) if (!dates.has(file)) dates.set(file, time);
  return dates;
}
