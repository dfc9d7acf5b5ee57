/** Route of the list of posts. */
export const blogRoute = '/blog/';

/** Document with the news, which the feeds include. */
export const newsDocument = 'getting-started/changes';

/** Title and description of the blog, for its page and feeds. */
export const blog = {
  title: 'News',
  description: 'What changed in the hardware, the libraries and the simulation models of OpenArm, release by release.',
  subscribe: 'Subscribe:',
  rss: '/blog/rss.xml',
  atom: '/blog/atom.xml',
  /** Stylesheet for people who open a feed in a browser. */
  feedStyles: '/blog/feed.css',
} as const;
