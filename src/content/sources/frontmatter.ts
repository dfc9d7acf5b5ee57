import matter from 'gray-matter';
import type { z } from 'zod';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';

/** What the frontmatter of a kind of file must say; `expectations` describes each field for messages. */
export interface FrontmatterRules<T> {
  readonly schema: z.ZodType<T>;
  readonly expectations: Readonly<Record<string, string>>;
  /** What to do with a file that has no text. */
  readonly emptyAdvice: string;
}

/** A file split into checked frontmatter and body, with the lines on which the body and the list of tables start. */
export interface SplitFile<T> {
  readonly frontmatter: T;
  readonly body: string;
  readonly bodyLine: number;
  readonly tablesLine: number;
}

const lineOfKey = (source: string, key: string): number => {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
};

/** What is wrong with the fields; `source` is the file down to the end of the frontmatter. */
function schemaProblems(error: z.ZodError, source: string, file: string, expectations: Readonly<Record<string, string>>): Problem[] {
  const fields = Object.keys(expectations);
  // Several wrong entries of one list are one mistake.
  const issues = error.issues.filter(
    ({ path }, index, all) => path.length < 2 || all.findIndex((other) => other.path[0] === path[0]) === index,
  );
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOfKey(source, key),
        message: `unknown frontmatter field "${key}". ${didYouMean(key, fields)}`,
      }));
    }
    if (issue.path.length === 0)
      return [{ file, line: 1, message: 'frontmatter has no fields: write each as "name: value" on a line of its own.' }];
    const field = String(issue.path[0]);
    const missing = !new RegExp(`^${field}:`, 'm').test(source);
    return [
      {
        file,
        line: lineOfKey(source, field),
        message: missing
          ? `frontmatter has no "${field}": give ${expectations[field]}.`
          : `frontmatter field "${field}" is wrong: expected ${expectations[field]}.`,
      },
    ];
  });
}

/** Splits a file and checks its frontmatter. Where it is wrong the problems say so and `fallback` stands in for it. */
export function splitFile<T>(
  file: string,
  source: string,
  { schema, expectations, emptyAdvice }: FrontmatterRules<T>,
  fallback: T,
): SplitFile<T> & { problems: Problem[] } {
  let parsed: { data: unknown; content: string };
  try {
    // An options object keeps gray-matter from returning a cached, half-read result after an error.
    parsed = matter(source, {});
  } catch (error) {
    // The YAML parser counts lines from 0, starting with the one of the opening dashes.
    const { reason = String(error), mark } = error as { readonly reason?: string; readonly mark?: { readonly line: number } };
    const message = `frontmatter is not valid YAML: ${reason}. Put quotes around texts that hold a colon.`;
    return { frontmatter: fallback, body: '', bodyLine: 1, tablesLine: 1, problems: [{ file, line: (mark?.line ?? 0) + 1, message }] };
  }
  const result = schema.safeParse(parsed.data);
  const head = source.slice(0, source.length - parsed.content.length);
  const bodyLine = head.split('\n').length;
  const problems = result.success ? [] : schemaProblems(result.error, head, file, expectations);
  if (parsed.content.trim() === '') problems.push({ file, line: bodyLine, message: `has no content: ${emptyAdvice}` });
  const frontmatter = result.success ? result.data : fallback;
  return { frontmatter, body: parsed.content, bodyLine, tablesLine: lineOfKey(head, 'tables'), problems };
}
