import { distance } from 'fastest-levenshtein';

/** One mistake in the sources: where it is, what is wrong, and how to mend it. */
export interface Problem {
  /** File relative to the project, with forward slashes. */
  readonly file: string;
  /** 1-based line, where there is one. */
  readonly line?: number;
  readonly message: string;
}

/** Known names by their distance to a wrong one, nearest first. */
function byDistance(name: string, known: Iterable<string>): { name: string; edits: number }[] {
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

/** `file:line: message`. */
export const formatProblem = ({ file, line, message }: Problem): string => `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

/** All problems as one text, sorted by file and line, for a build that stops; `where` says what they were found in. */
export function formatProblems(problems: readonly Problem[], where = 'the sources'): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || a.message.localeCompare(b.message),
  );
  const count = sorted.length === 1 ? '1 mistake' : `${sorted.length} mistakes`;
  return `${count} in ${where}:\n\n${sorted.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`;
}
