import { distance } from 'fastest-levenshtein';

/** One mistake in the sources: where it is, what is wrong, and how to mend it. */
export interface Problem {
  /** File relative to the project, with forward slashes. */
  readonly file: string;
  /** 1-based line, where there is one. */
  readonly line?: number;
  readonly message: string;
  /** Worth knowing, and no reason to stop. */
  readonly warning?: true;
}

/** Names that are longer are not compared. */
const longestName = 200;

/** Known names by their distance to a wrong one, nearest first. */
function byDistance(name: string, known: Iterable<string>): { name: string; edits: number }[] {
  // A name of thousands of characters is near to none, and would take minutes to compare.
  if (name.length > longestName) return [...known].map((candidate) => ({ name: candidate, edits: longestName }));
  return [...known]
    .map((candidate) => ({ name: candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
}

/**
 * End of a message about an unknown name: the nearest right spelling if it is near enough to be meant, else the few
 * nearest names. `show` puts a name in the form in which the author writes it.
 */
export function didYouMean(name: string, known: Iterable<string>, show = (text: string) => `"${text}"`): string {
  const names = byDistance(name, known);
  const [best] = names;
  if (!best) return 'There is none.';
  if (best.edits <= Math.max(2, Math.ceil(name.length * 0.4))) return `Did you mean ${show(best.name)}?`;
  return `Nearest: ${names
    .slice(0, 5)
    .map((candidate) => show(candidate.name))
    .join(', ')}.`;
}

/** Messages that are longer are cut: they quote a source, which may be of any length. */
const longestMessage = 1500;

const visibleCode = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of a source for a terminal, which would take control characters for orders. Line breaks of a message of our own stay. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, visibleCode);

const shortened = (message: string): string => (message.length > longestMessage ? `${message.slice(0, longestMessage)} …` : message);

/** `file:line: message`. */
export const formatProblem = ({ file, line, message }: Problem): string =>
  printable(`${file}${line === undefined ? '' : `:${line}`}: ${shortened(message)}`);

/** Problems in lines below a headline, sorted by file and line; each once. */
function listed(headline: string, problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || a.message.localeCompare(b.message),
  );
  return `${headline}:\n\n${[...new Set(sorted.map((problem) => `  ${formatProblem(problem)}`))].join('\n')}\n`;
}

/** All problems as one text, for a build that stops; `where` says what they were found in. */
export const formatProblems = (problems: readonly Problem[], where = 'the sources'): string =>
  listed(`${problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`} in ${where}`, problems);

/** Everything that is worth knowing and stops no build. */
export const formatWarnings = (warnings: readonly Problem[]): string =>
  listed(`Worth knowing (${warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`})`, warnings);
