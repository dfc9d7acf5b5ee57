import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { blog, blogRoute } from '../site/blog';
import type { NavbarEntry, PageChrome, PageLink } from '../model/pageTypes';

interface QueryResult {
  readonly allBlogPost: { readonly nodes: readonly { readonly id: string; readonly route: string; readonly title: string }[] };
}

const toLink = (post: { route: string; title: string } | undefined): PageLink | null =>
  post ? { href: post.route, label: post.title } : null;

/** Makes the page of each post and the list of posts. Without posts there is no page at all. */
export async function createBlogPages(root: string, args: CreatePagesArgs, navbar: readonly NavbarEntry[]): Promise<void> {
  const { actions, reporter } = args;
  const result = await args.graphql<QueryResult>('{ allBlogPost(sort: [{ date: DESC }, { id: ASC }]) { nodes { id route title } } }');
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild('The posts could not be queried.', result.errors as Error);
    return;
  }
  const posts = data.allBlogPost.nodes;
  if (posts.length === 0) return;
  const base = { sidebarId: '', navbar, sidebar: [], previous: null, next: null };
  const chrome: PageChrome = { ...base, route: blogRoute, breadcrumbs: [{ label: blog.title }] };
  actions.createPage({ path: blogRoute, component: path.join(root, 'src/templates/blog.tsx'), context: { chrome } });
  posts.forEach(({ id, route, title }, index) => {
    const breadcrumbs = [{ label: blog.title, href: blogRoute }, { label: title }];
    const neighbours = { previous: toLink(posts[index + 1]), next: toLink(posts[index - 1]) };
    const context = { id, chrome: { ...base, ...neighbours, route, breadcrumbs } satisfies PageChrome };
    actions.createPage({ path: route, component: path.join(root, 'src/templates/post.tsx'), context });
  });
}
