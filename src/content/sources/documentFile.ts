import { z } from 'zod';
import { oneLine, splitFile } from './frontmatter';
import type { FrontmatterRules, SplitFile } from './frontmatter';
import type { Problem } from '../../model/problems';

const frontmatterSchema = z.strictObject({
  title: oneLine.min(1),
  description: oneLine.min(20).max(200),
  sidebarLabel: oneLine.min(1).optional(),
  tables: z.array(z.string()).optional(),
});

/** Checked frontmatter of a document. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

const rules: FrontmatterRules<Frontmatter> = {
  schema: frontmatterSchema,
  expectations: {
    title: 'a text',
    description: 'one sentence of 20 to 200 characters',
    sidebarLabel: 'a text',
    tables: 'a list of table names such as [joint-limits]',
  },
  emptyAdvice: 'write the page below the frontmatter, or take its name out of src/site/sidebars.ts and delete the file.',
};

/** A document split into frontmatter and body. */
export interface DocumentFile extends SplitFile<Frontmatter> {
  readonly id: string;
  readonly route: string;
  readonly file: string;
}

/** Document id of a path below content/docs: the path without its ending. */
export const documentId = (relativePath: string): string => relativePath.replace(/\.mdx$/, '');

/** Route of a document id: `index` is the folder itself, with a final slash; every other id is its own route without one. */
export function documentRoute(id: string): string {
  if (id === 'index') return '/';
  return id.endsWith('/index') ? `/${id.slice(0, -'index'.length)}` : `/${id}`;
}

/**
 * Splits a document and checks its frontmatter. Where it is wrong the problems say so and the document gets its id as
 * title, so that the checks after this one can still run.
 */
export function readDocumentFile(relativePath: string, file: string, source: string): { document: DocumentFile; problems: Problem[] } {
  const id = documentId(relativePath);
  const { problems, ...split } = splitFile(file, source, rules, { title: id, description: id });
  return { document: { id, route: documentRoute(id), file, ...split }, problems };
}
