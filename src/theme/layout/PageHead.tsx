import { withPrefix } from 'gatsby';
import { markdownPath, socialCardPath, socialCardSize } from '../../model/publicFiles';
import { docsInstances, site } from '../../site/site';
import { documentationTag } from '../../model/siteTypes';
import { siteAddress } from '../../site/siteAddress';

/** Title of a page in the browser's tab. */
export const pageTitle = (title: string): string => `${title} | ${site.title}`;

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page. */
  readonly route: string;
  /** False sets `noindex`. */
  readonly indexed?: boolean;
  /** Date of publication of a post. */
  readonly published?: string;
}

/** Canonical URL, Markdown version and social card of a page. */
function IndexedHead({ route }: { readonly route: string }) {
  return (
    <>
      <link rel="canonical" href={siteAddress(route)} />
      <link rel="alternate" type="text/markdown" href={withPrefix(markdownPath(route))} />
      <meta property="og:url" content={siteAddress(route)} />
      <meta property="og:image" content={siteAddress(socialCardPath(route))} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Metadata of a page: title, description, canonical URL, social card, and the facets that the search service filters by. */
export function PageHead({ title, description, route, indexed = true, published }: PageHeadProps) {
  const full = route === '/' ? `${site.title} – ${site.tagline}` : pageTitle(title);
  const version = docsInstances.default.versions[0].name;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {indexed ? <IndexedHead route={route} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:type" content={route === '/' ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="docsearch:language" content={site.language} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={documentationTag('default', version)} />
    </>
  );
}
