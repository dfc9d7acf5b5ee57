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

const leftOut = 'is ignored. Pages need no replacement.';

/** Frontmatter fields of other tools, with what this site does instead. */
export const foreignFields: Readonly<Record<string, string>> = {
  sidebar_position: 'is ignored. src/site/sidebars.ts has the order of pages.',
  slug: 'is ignored. The path of the file is the address of the page.',
  id: 'is ignored. The path of the file is the id of the page.',
  draft: 'is ignored. A page is published when src/site/sidebars.ts names it.',
  unlisted: 'is ignored. A page is published when src/site/sidebars.ts names it.',
  keywords: 'is ignored. Search finds a page by its words.',
  tags: 'is ignored. Search finds a page by its words.',
  image: 'is ignored. The link preview is drawn from the page.',
  last_update: 'is ignored. The date of the last change comes from git.',
  lastUpdated: 'is ignored. The date of the last change comes from git.',
  author: 'is ignored. The authors are in git.',
  authors: 'is ignored. The authors are in git.',
  author_url: 'is ignored. The authors are in git.',
  ...Object.fromEntries(
    ['redirect_from', 'redirects', 'redirect', 'aliases'].map((name) => [
      name,
      'is ignored. Have the host redirect the old address: see docs/writing-pages.md#move-rename-or-remove-a-page.',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['hide_title', 'hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level', 'pagination_label', 'pagination_next'],
      ...['pagination_prev', 'custom_edit_url', 'editUrl', 'editLink', 'sidebar_class_name', 'sidebar_custom_props', 'displayed_sidebar'],
      ...['template', 'sidebar', 'tableOfContents', 'hero', 'head', 'layout', 'outline', 'navbar', 'aside', 'prev', 'next', 'banner'],
      ...['format', 'parse_number_prefixes', 'pagefind', 'titleTemplate', 'lang', 'pageClass'],
    ].map((name) => [name, leftOut]),
  ),
};

const rules: FrontmatterRules<Frontmatter> = {
  schema: frontmatterSchema,
  expectations: {
    title: 'a text',
    description: 'one sentence of 20 to 200 characters',
    sidebarLabel: 'a text',
    tables: 'a list of table names such as [joint-limits]',
    commands: '"unchecked" on a page with commands of another robot',
  },
  foreign: foreignFields,
  emptyAdvice: 'Write the page below the frontmatter, or remove its name from src/site/sidebars.ts and delete the file.',
};

/** A document split into frontmatter and body. */
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
