import { execFileSync } from 'node:child_process';

/** Author time of the last commit for each file, or why there is none. */
export type LastUpdated = { readonly dates: ReadonlyMap<string, Date>; readonly warning?: string };

const recordStart = '\u0001';

/**
 * Reads the output of one `git log`: per commit a line with a start sign, the author time in seconds and the
 * decorations, then the files it touched. The first commit that names a file is its last one.
 */
export function parseGitLog(log: string): LastUpdated {
  const dates = new Map<string, Date>();
  for (const record of log.split(recordStart).slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [seconds = '', decorations = ''] = head.split('\t');
    // The oldest commit of a shallow clone seems to have touched every file.
    if (/\(grafted[,)]/.test(decorations)) {
      return {
        dates: new Map(),
        warning: 'This is a shallow clone: pages show no date of their last update. Fetch the history with "git fetch --unshallow".',
      };
    }
    for (const file of files.filter(Boolean)) if (!dates.has(file)) dates.set(file, new Date(Number(seconds) * 1000));
  }
  return { dates };
}

/**
 * Author time of the last commit that touched each file below `folder`, read with one git call.
 * Paths are relative to `root`. Without git or history there are no dates and a warning; nothing is thrown.
 */
export function readLastUpdated(root: string, folder: string): LastUpdated {
  try {
    const log = execFileSync(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--relative', '--no-renames', '--name-only', `--format=${recordStart}%at\t%d`, '--', folder],
      { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return parseGitLog(log);
  } catch {
    return { dates: new Map(), warning: 'There is no git history here: pages show no date of their last update.' };
  }
}
