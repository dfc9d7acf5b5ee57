import { execFileSync } from 'node:child_process';

/** What somebody changed in the texts at one time. */
export interface Change {
  /** Day on which it was written, in UTC: 2026-11-22. */
  readonly day: string;
  /** What was changed, in the author's words. */
  readonly what: string;
  /** Texts that changed, as paths of the project. */
  readonly files: readonly string[];
}

const recordStart = '\u0001';

/** Reads the output of one `git log`: per commit a line with a start sign, the author time in seconds and the subject, then its files. */
export const parseChanges = (log: string): Change[] =>
  log
    .split(recordStart)
    .slice(1)
    .flatMap((record) => {
      const [head = '', ...lines] = record.split('\n');
      const [seconds = '', decorations = '', what = ''] = head.split('\t');
      const files = lines.filter((file) => file.endsWith('.mdx'));
      // The oldest commit of a shallow clone seems to have touched every file.
      if (/\(grafted[,)]/.test(decorations) || files.length === 0) return [];
      return [{ day: new Date(Number(seconds) * 1000).toISOString().slice(0, 10), what, files }];
    });

/** Changes of the texts below `folder`, newest first, read with one git call; none without git or history. Paths are relative to `root`. */
export function readChanges(root: string, folder: string): Change[] {
  try {
    const format = `--format=${recordStart}%at\t%d\t%s`;
    const log = execFileSync('git', ['-c', 'core.quotePath=off', 'log', '--no-merges', '--relative', '--name-only', format, '--', folder], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return parseChanges(log);
  } catch {
    return [];
  }
}
