import { distance } from 'fastest-levenshtein';

/** A mistake in the sources: where it is, what is wrong, and how to fix it. */
export interface Problem {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line?: number;
  readonly message: string;
  /** Doesn't stop the build. */
  readonly warning?: true;
  /** May go with another mistake, and so stands below the others. */
  readonly follows?: true;
}

export type Place = Pick<Problem, 'file' | 'line'>;

export type ReportAt = (place: Place, message: string) => void;

/** Collects what `find` reports. */
export function problemsIn(find: (report: ReportAt) => void): Problem[] {
  const problems: Problem[] = [];
  find((place, message) => void problems.push({ ...place, message }));
  return problems;
}

/** Longer names aren't compared. */
const longestName = 200;

/** Length of the common beginning of two texts. */
function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Known names by edit distance, nearest first; of equally near ones, that with the longest common beginning. */
function byDistance(name: string, known: Iterable<string>): { name: string; edits: number; common: number }[] {
  // Comparing a very long name would take minutes.
  if (name.length > longestName) return [...known].map((candidate) => ({ name: candidate, edits: longestName, common: 0 }));
  const written = name.toLowerCase();
  return [...known]
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      return { name: candidate, edits: distance(written, lower), common: commonBeginning(written, lower) };
    })
    .sort((a, b) => a.edits - b.edits || b.common - a.common);
}

/** Whether one name can be a misspelling of another. Names with digits are ids: J7_B is no misspelled J1_B, but another part. */
const isAlike = (name: string, common: number): boolean => !/\d/.test(name) || common > name.length / 2;

/** Most edits of a misspelling. */
function mostEdits(name: string): number {
  const isId = /\d/.test(name) && name.length < 8;
  return name.length < 5 || isId ? 1 : Math.max(2, Math.floor(name.length / 3));
}

/** Most known names that a message lists. */
const fewNames = 6;

/** End of a message about an unknown name: the nearest known name if it is similar, or all if they are few. `show` formats a name. */
export function didYouMean(name: string, known: Iterable<string>, show = (text: string) => `"${text}"`): string {
  const names = byDistance(name, new Set(known));
  const [best] = names;
  if (!best) return 'There is none.';
  // `Foo` isn't a misspelled `Faq`, but `jiont` is a misspelled `joint`, and `torque` the beginning of `torque_nm`.
  const longer = names.find((candidate) => name.length > 2 && candidate.name.toLowerCase().startsWith(name.toLowerCase()));
  const meant = names.find(({ edits, common }) => edits <= mostEdits(name) && isAlike(name, common)) ?? longer;
  if (meant) return `Did you mean ${show(meant.name)}?`;
  if (names.length <= fewNames) return `Known: ${names.map((candidate) => show(candidate.name)).join(', ')}.`;
  return 'No known name is similar.';
}

/** End of advice on syntax that a program replaces. */
export const orConvert = 'For a whole page of another tool: npm run convert <file>.';

/** Longer messages are cut: they may quote a source of any length. */
const longestMessage = 1500;

const visibleCode = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Makes control characters visible, which a terminal would interpret. Keeps line breaks. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, visibleCode);

const shortened = (message: string): string => (message.length > longestMessage ? `${message.slice(0, longestMessage)} …` : message);

/** `file:line: message`. */
export const formatProblem = ({ file, line, message }: Problem): string =>
  printable(`${file}${line === undefined ? '' : `:${line}`}: ${shortened(message)}`);

/** Problems by file and line; those that may go with another one come last. */
export const sortedProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      Number(a.follows ?? false) - Number(b.follows ?? false) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.message.localeCompare(b.message),
  );

/** Problems below a headline with their number, without duplicates, sorted. */
function listed(problems: readonly Problem[], what: string, headline: (count: string) => string): string {
  const lines = [...new Set(sortedProblems(problems).map((problem) => `  ${formatProblem(problem)}`))];
  return `${headline(`${lines.length} ${what}${lines.length === 1 ? '' : 's'}`)}:\n\n${lines.join('\n')}\n`;
}

/** Formats the problems that stop a build; `where` names what was checked. */
export const formatProblems = (problems: readonly Problem[], where = 'the sources'): string =>
  listed(problems, 'mistake', (count) => `${count} in ${where}`);

export const formatWarnings = (warnings: readonly Problem[]): string => listed(warnings, 'warning', (count) => `Worth knowing (${count})`);
