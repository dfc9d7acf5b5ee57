/** What a report says besides the pasted lines. */
export interface ReportParts {
  /** What the site answered, a sentence each. */
  readonly said: readonly string[];
  /** Symptoms that were shown; those that the reader opened end in `(opened)`. */
  readonly rows: readonly string[];
}

/** A report for an issue or a chat. */
interface Report extends ReportParts {
  /** Address of the page, without what the reader typed. */
  readonly page: string;
  readonly pasted: string;
  /** Versions and choices that the reader has set, such as `CAN mode: CAN FD`. */
  readonly choices: readonly string[];
}

/** Most lines of a report, and most letters of a line. */
export const reportLimits = { lines: 80, letters: 200, said: 24, rows: 6 } as const;

const named = /[\w.-]*\w/.source;

/** Places that name a user or a host, each with the group of the name. */
const names: readonly (readonly [RegExp, kind: 'user' | 'host'])[] = [
  [/\/(?:home|Users|media|run\/media)\/([^/\s:'"]+)/g, 'user'],
  [/[A-Z]:\\Users\\([^\\\s:'"]+)/gi, 'user'],
  [new RegExp(`(${named})@${named}(?=[:\\s]|$)`, 'gm'), 'user'],
  [new RegExp(`${named}@(${named})(?=[:\\s]|$)`, 'gm'), 'host'],
  [/^Linux (\S+) \d/gm, 'host'],
  [/^[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d (\S+) /gm, 'host'],
  [/^\d{4}-\d\d-\d\dT\S+ (\S+) \S+?(?:\[\d+\])?: /gm, 'host'],
  [/\b([\w-]+\.(?:local|lan|home|internal))\b/g, 'host'],
  [/:\/\/([^/\s:@]+)/g, 'host'],
];

/** Accounts that everybody has. */
const common: ReadonlySet<string> = new Set(['root', 'user', 'shared', 'localhost']);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Replaces names of users and hosts, network addresses, serial devices and CAN ports. Each port gets the same letter everywhere. */
export function withoutNames(text: string): string {
  const found = names.flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => (name === '' || common.has(name.toLowerCase()) ? [] : [[name, kind] as const])),
  );
  const ports = [...new Set(text.match(/\b(?:v|sl)?can\d+\b/g) ?? [])];
  const unnamed = found
    .sort(([one], [other]) => other.length - one.length)
    .reduce((left, [name, kind]) => left.replaceAll(new RegExp(String.raw`(^|[^\w-])${escaped(name)}(?![\w-])`, 'gm'), `$1${kind}`), text);
  return unnamed
    .replaceAll(/\b(?:v|sl)?can\d+\b/g, (port) => `port${String.fromCharCode(65 + (ports.indexOf(port) % 26))}`)
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, 'address')
    .replaceAll(/\b(?:[\da-f]{2}:){5}[\da-f]{2}\b/gi, 'address')
    .replaceAll(/\/dev\/(?:tty|serial\/by-\w+\/)[\w.:-]+|\bCOM\d+\b/g, 'serial port');
}

const cut = (line: string): string => (line.length > reportLimits.letters ? `${line.slice(0, reportLimits.letters - 1)}…` : line);

const few = (lines: readonly string[], most: number): readonly string[] =>
  lines.length > most ? [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} more`] : lines;

/** The first and last lines of a text, with the number of those between them that are left out. */
function endsOf(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  const first = Math.ceil((most - 1) * 0.6);
  const last = most - 1 - first;
  return [...lines.slice(0, first), `… ${lines.length - first - last} lines left out …`, ...lines.slice(lines.length - last)];
}

/** A report as text: what the site said, what the reader has set, and the pasted lines. At most 80 lines, without names. */
export function reportText({ page, pasted, said, choices, rows }: Report): string {
  const listed = (title: string, lines: readonly string[], most: number): string[] =>
    lines.length === 0 ? [] : [`${title}:`, ...few(lines, most).map((line) => `- ${withoutNames(line).replaceAll(/\s*\n\s*/g, ' ')}`)];
  const head = [
    ...listed(`What ${page} says`, said, reportLimits.said),
    ...listed('Symptoms shown', rows, reportLimits.rows),
    ...(choices.length > 0 ? [`Set: ${choices.join('; ')}`] : []),
  ];
  // The pasted text may hold a fence of its own.
  const fence = pasted.includes('```') ? '~~~~' : '```';
  const lines = withoutNames(
    pasted
      .split(/\r?\n/)
      .map((line) => line.slice(0, 2 * reportLimits.letters).trimEnd())
      .join('\n'),
  ).split('\n');
  const own = endsOf(trimmed(lines), reportLimits.lines - head.length - 3);
  return [...head, 'Pasted:', fence, ...own, fence].map(cut).join('\n');
}

/** Without empty lines at the ends. */
function trimmed(lines: readonly string[]): readonly string[] {
  const isFull = (line: string): boolean => line !== '';
  const first = lines.findIndex(isFull);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFull) + 1);
}
