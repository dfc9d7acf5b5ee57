import { z } from 'zod';
import { oneLine, splitFile } from './frontmatter';
import type { FrontmatterRules, SplitFile } from './frontmatter';
import type { Problem } from '../../model/problems';

const frontmatterSchema = z.strictObject({
  title: oneLine.min(1),
  description: oneLine.min(20).max(200),
  sidebarLabel: oneLine.min(1).optional(),
  tables: z.array(z.string()).optional(),
  commands: z.literal('unchecked').optional(),
});

/** Validated frontmatter of a document. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

const rules: FrontmatterRules<Frontmatter> = {
  schema: frontmatterSchema,
  expectations: {
    title: 'a text',
    description: 'one sentence of 20 to 200 characters',
    sidebarLabel: 'a text',
    tables: 'a list of table names such as [joint-limits]',
    commands: '"unchecked" on a page with commands of another robot',
  },
  emptyAdvice: 'Write the page below the frontmatter, or remove its name from src/site/sidebars.ts and delete the file.',
};

export interface DocumentFile extends SplitFile<Frontmatter> {
  readonly id: string;
  readonly route: string;
  readonly file: string;
}

/** Document id: its path below content/docs without .mdx or .md. */
export const documentId = (relativePath: string): string => relativePath.replace(/\.mdx?$/, '');

/** Route of a document id. `index` gives the folder with a final slash; all other routes have none. */
export function documentRoute(id: string): string {
  if (id === 'index') return '/';
  return id.endsWith('/index') ? `/${id.slice(0, -'index'.length)}` : `/${id}`;
}

/**
 * Splits a document and validates its frontmatter. If that is invalid, returns problems and uses the id as the title, so that later checks
 * can still run.
 */
export function readDocumentFile(relativePath: string, file: string, source: string): { document: DocumentFile; problems: Problem[] } {
  const id = documentId(relativePath);
  const { problems, ...split } = splitFile(file, source, rules, { title: id, description: id });
  return { document: { id, route: documentRoute(id), file, ...split }, problems };
}
