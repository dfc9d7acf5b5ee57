import { withPrefix } from 'gatsby';
import { offlineFiles } from '../model/offlineManifest';
import { blog } from '../site/blog';
import { site } from '../site/site';
import { siteBuild } from '../site/siteBuild';

/**
 * Links in the head of every page: its icon, how a browser searches the site, and the Atom feed where there are posts.
 * gatsby-plugin-feed adds the RSS feed, gatsby-plugin-sitemap the sitemap. What is the same on every page stands here and
 * not in PageHead, whose elements are made anew whenever the page renders: a browser would load the icon each time.
 */
export const headLinks = [
  <link key="icon" rel="icon" href={withPrefix(site.favicon)} type="image/svg+xml" />,
  <link key="web-app" rel="manifest" href={withPrefix(offlineFiles.webApp)} />,
  <link
    key="opensearch"
    rel="search"
    type="application/opensearchdescription+xml"
    href={withPrefix('/opensearch.xml')}
    title={site.title}
  />,
  ...(siteBuild.hasPosts
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
