import { withPrefix } from 'gatsby';
import { documentationTag, docsInstances, site } from '../../site/site';
import { absoluteUrl } from './absoluteUrl';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page. */
  readonly route: string;
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean;
}

/** Metadata of a page: title, description, canonical address, social card, and what the search service filters by. */
export function PageHead({ title, description, route, indexed = true }: PageHeadProps) {
  const full = route === '/' ? `${site.title} – ${site.tagline}` : `${title} | ${site.title}`;
  const version = docsInstances.default.versions[0].name;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={absoluteUrl(route)} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href={withPrefix(site.favicon)} type="image/svg+xml" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:type" content={route === '/' ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(route)} />
      <meta property="og:image" content={absoluteUrl(site.socialCard)} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="docsearch:language" content={site.language} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={documentationTag('default', version)} />
    </>
  );
}
