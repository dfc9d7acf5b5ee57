import matter from 'gray-matter';
import { z } from 'zod';
import { didYouMean } from './problems';
import type { Problem } from './problems';

const frontmatterSchema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().trim().min(20).max(200),
  sidebarLabel: z.string().trim().min(1).optional(),
  tables: z.array(z.string()).optional(),
});

const expectations: Record<string, string> = {
  title: 'a text',
  description: 'one sentence of 20 to 200 characters',
  sidebarLabel: 'a text',
  tables: 'a list of table names such as [joint-limits]',
};

/** Checked frontmatter of a document. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** A document split into frontmatter and body. `bodyLine` is the line on which the body starts. */
export interface DocumentFile {
  readonly id: string;
  readonly route: string;
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly body: string;
  readonly bodyLine: number;
}

/** Document id of a path below content/docs: the path without its ending. */
export const documentId = (relativePath: string): string => relativePath.replace(/\.mdx$/, '');

/** Route of a document id: `index` is the folder itself, with a final slash; every other id is its own route without one. */
export function documentRoute(id: string): string {
  if (id === 'index') return '/';
  return id.endsWith('/index') ? `/${id.slice(0, -'index'.length)}` : `/${id}`;
}

const lineOfKey = (source: string, key: string): number => {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
};

/** What is wrong with the fields; `source` is the file down to the end of the frontmatter. */
function frontmatterProblems(error: z.ZodError, source: string, file: string): Problem[] {
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

const fallback = (id: string): Frontmatter => ({ title: id, description: id });

/**
 * Splits a document and checks its frontmatter. Where it is wrong the problems say so and the document gets its id as
 * title, so that the checks after this one can still run.
 */
export function readDocumentFile(relativePath: string, file: string, source: string): { document: DocumentFile; problems: Problem[] } {
  const id = documentId(relativePath);
  const base = { id, route: documentRoute(id), file };
  let parsed: { data: unknown; content: string };
  try {
    // An options object keeps gray-matter from returning a cached, half-read result after an error.
    parsed = matter(source, {});
  } catch (error) {
    // The YAML parser counts lines from 0, starting with the one of the opening dashes.
    const { reason = String(error), mark } = error as { readonly reason?: string; readonly mark?: { readonly line: number } };
    const message = `frontmatter is not valid YAML: ${reason}. Put quotes around texts that hold a colon.`;
    const problem = { file, line: (mark?.line ?? 0) + 1, message };
    return { document: { ...base, frontmatter: fallback(id), body: '', bodyLine: 1 }, problems: [problem] };
  }
  const result = frontmatterSchema.safeParse(parsed.data);
  const head = source.slice(0, source.length - parsed.content.length);
  const bodyLine = head.split('\n').length;
  const problems = result.success ? [] : frontmatterProblems(result.error, head, file);
  if (parsed.content.trim() === '')
    problems.push({
      file,
      line: bodyLine,
      message: 'has no content: write the page below the frontmatter, or take its name out of src/site/sidebars.ts and delete the file.',
    });
  return { document: { ...base, frontmatter: result.success ? result.data : fallback(id), body: parsed.content, bodyLine }, problems };
}
