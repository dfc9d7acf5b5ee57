import type { Post } from '../../content/document';
import { longDate } from '../../site/words/dates';
import type { PageLink } from '../../model/pageTypes';
import { blog, blogRoute } from '../../site/blog';
import { chromeOutside } from '../page';
import type { Page, PageInput } from '../page';

const outputs = { sitemap: true, markdown: true, socialCard: true, search: true, llms: 'optional' } as const;

const toLink = (post: Post | undefined): PageLink | null => (post ? { href: post.route, label: post.frontmatter.title } : null);

/** The list of posts and their pages, newest first. None without posts. */
export function blogPages({ content: { posts }, navbar }: PageInput): Page[] {
  if (posts.length === 0) return [];
  const crumbs = [{ label: blog.title }];
  const list: Page = {
    kind: 'blog',
    route: blogRoute,
    title: blog.title,
    description: blog.description,
    section: blog.title,
    breadcrumbs: crumbs,
    chrome: { ...chromeOutside(blogRoute, navbar), breadcrumbs: crumbs },
    template: 'blog',
    context: {},
    cards: posts.map(({ route, frontmatter: { title, description, date } }) => ({
      label: title,
      href: route,
      // The page shows the date above each post.
      description: `${longDate(date.toISOString())}. ${description}`,
      count: null,
    })),
    outputs: { ...outputs, structuredData: 'Blog' },
  };
  const pages = posts.map((post, index): Page => {
    const { title, description, date, updated } = post.frontmatter;
    const breadcrumbs = [{ label: blog.title, href: blogRoute }, { label: title }];
    const neighbours = { previous: toLink(posts[index + 1]), next: toLink(posts[index - 1]) };
    return {
      kind: 'post',
      route: post.route,
      title,
      description,
      section: blog.title,
      breadcrumbs,
      chrome: { ...chromeOutside(post.route, navbar), ...neighbours, breadcrumbs },
      template: 'post',
      context: { id: post.id },
      text: post,
      cards: [],
      published: date,
      updated: updated ?? date,
      outputs: { ...outputs, structuredData: 'BlogPosting' },
    };
  });
  return [list, ...pages];
}
