import type { Tell } from './note';

const byPath = 'The path of the file is the address of the page.';
const bySidebar = 'A page is published when src/site/sidebars.ts names it, in that order.';
const byGit = 'The authors and the date of the last change come from git.';
const byHost = 'Have the host redirect the old address: see docs/writing-pages.md#move-rename-or-remove-a-page.';

/** Frontmatter fields of other tools that mean something here, with what does it instead. All other fields are taken out, too. */
const instead: Readonly<Record<string, string>> = {
  ...{ slug: byPath, id: byPath, permalink: byPath },
  ...{ sidebar_position: bySidebar, nav_order: bySidebar, weight: bySidebar, draft: bySidebar, unlisted: bySidebar },
  ...{ author: byGit, authors: byGit, author_url: byGit, last_update: byGit, lastUpdated: byGit },
  ...{ redirect_from: byHost, redirects: byHost, redirect: byHost, aliases: byHost },
  keywords: 'Search finds a page by its words.',
  tags: 'Search finds a page by its words.',
  image: 'The link preview is drawn from the page.',
};

/** Fields of documents of this site, and of its posts. */
const own = new Set(['title', 'description', 'sidebarLabel', 'tables', 'commands']);
const ofPosts = new Set([...own, 'date', 'updated', 'tags']);

/** Fields of other tools that say the same under another name. */
const otherNames: Readonly<Record<string, string>> = { sidebar_label: 'sidebarLabel', summary: 'description' };

/** A text of one line for YAML. */
const quoted = (words: string): string => (/^[\w(][^:#]*$/.test(words) ? words : `'${words.replaceAll("'", "''")}'`);

/** Converts frontmatter, given as its lines without fences. `heading` is the first heading of the body if it is of level 1. */
export function convertFields(lines: readonly string[], heading: string | undefined, isPost: boolean, tell: Tell): string[] {
  const known = isPost ? ofPosts : own;
  const kept: string[] = [];
  const names = new Set(lines.flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []));
  let keeps = true;
  for (const [index, line] of lines.entries()) {
    const [, name, rest = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      const other = otherNames[name];
      const renamed = known.has(name) ? name : other !== undefined && !names.has(other) ? other : undefined;
      keeps = renamed !== undefined;
      if (renamed !== undefined) kept.push(`${renamed}:${rest}`);
      else tell(index + 2, `the field "${name}" is taken out. ${instead[name] ?? 'Pages need no replacement.'}`);
    } else if (keeps) kept.push(line);
  }
  if (!names.has('title') && heading !== undefined) kept.unshift(`title: ${quoted(heading)}`);
  return kept;
}
