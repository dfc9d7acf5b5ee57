/** Page that lists the posts. */
export const blogRoute = '/blog/';

/** Page of a post. */
export const postRoute = (slug: string): string => `${blogRoute}${slug}`;

/** Document with the news of these pages, which the feeds carry, too. */
export const newsDocument = 'getting-started/changes';

/** The blog in a few words, for its page and its feeds. */
export const blog = {
  title: 'News',
  description: 'What changed in the hardware, the libraries and the simulation models of OpenArm, release by release.',
  rss: '/blog/rss.xml',
  atom: '/blog/atom.xml',
  /** Makes the feeds readable for people who open them in a browser. */
  feedStyles: '/blog/feed.css',
} as const;
