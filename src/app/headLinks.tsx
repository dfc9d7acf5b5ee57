import { withPrefix } from 'gatsby';
import { blog } from '../site/blog';
import { site } from '../site/site';

/**
 * Links in the head of every page: how a browser searches the site, and the Atom feed where there are posts.
 * gatsby-plugin-feed adds the RSS feed, gatsby-plugin-sitemap the sitemap.
 */
export const headLinks = [
  <link
    key="opensearch"
    rel="search"
    type="application/opensearchdescription+xml"
    href={withPrefix('/opensearch.xml')}
    title={site.title}
  />,
  ...(process.env.GATSBY_HAS_POSTS
    ? [
        <link
          key="atom"
          rel="alternate"
          type="application/atom+xml"
          href={withPrefix(blog.atom)}
          title={`${site.title} ${blog.title} (Atom)`}
        />,
      ]
    : []),
];
