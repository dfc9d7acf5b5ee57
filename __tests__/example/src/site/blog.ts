/** Route of the list of posts. */
export const blogRoute = '/blog/';

/** Document with the news, which the feeds include. */
export const newsDocument = 'index';

/** Title and description of the blog, for its page and feeds. */
export const blog = {
  title: 'News',
  description: 'What changed in Twig, release by release.',
  subscribe: 'Subscribe:',
  rss: '/blog/rss.xml',
  atom: '/blog/atom.xml',
  feedStyles: '/blog/feed.css',
} as const;
