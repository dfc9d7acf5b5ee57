import type { BreadcrumbList, Graph, Organization, Thing } from 'schema-dts';
import { escapeScript } from '../../model/escape';
import { socialCardPath } from '../../model/publicFiles';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import type { PublicPage } from '../publicPages';

const publisher: Organization = { '@type': 'Organization', name: site.company, url: site.homePage };
const project: Organization = { '@type': 'Organization', name: site.title, url: siteAddress('/') };

function breadcrumbs({ route, title, breadcrumbs: crumbs }: PublicPage): BreadcrumbList {
  const trail = [{ label: site.title, href: '/' }, ...crumbs.slice(0, -1), { label: crumbs.at(-1)?.label ?? title, href: route }];
  // List entries need an address, and a category without a page has none.
  const linked = trail.filter((crumb) => crumb.href !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteAddress(href),
    })),
  };
}

/** Properties of all kinds of articles. */
const article = ({ route, title, description, published, lastUpdated }: PublicPage) => ({
  '@id': siteAddress(route),
  url: siteAddress(route),
  headline: title,
  description,
  inLanguage: site.language,
  image: siteAddress(socialCardPath(route)),
  author: project,
  publisher,
  mainEntityOfPage: siteAddress(route),
  ...(published ? { datePublished: published.toISOString() } : {}),
  ...(lastUpdated ? { dateModified: lastUpdated.toISOString() } : {}),
});

/** schema.org object of a page. */
function subject(page: PublicPage): Thing {
  const about = { url: siteAddress(page.route), name: page.title, description: page.description, inLanguage: site.language };
  switch (page.outputs.structuredData) {
    case 'TechArticle':
      return { '@type': 'TechArticle', ...article(page), articleSection: page.section };
    case 'BlogPosting':
      return { '@type': 'BlogPosting', ...article(page) };
    case 'Blog':
      return { '@type': 'Blog', ...about, publisher };
    default:
      return { '@type': 'CollectionPage', ...about };
  }
}

const website: Thing = {
  '@type': 'WebSite',
  name: site.title,
  description: site.description,
  url: siteAddress('/'),
  inLanguage: site.language,
  publisher,
};

/** JSON-LD of a page: an article or list, and breadcrumbs. No `HowTo`, which search engines no longer show. */
export function structuredData(page: PublicPage): Graph {
  const things: Thing[] = [...(page.route === '/' ? [website] : []), subject(page), ...(page.route === '/' ? [] : [breadcrumbs(page)])];
  return { '@context': 'https://schema.org', '@graph': things };
}

const script = /<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * Inserts structured data at the end of a built page, or replaces that of an earlier build. Not rendered by React: only crawlers need it,
 * so the data stays out of the bundle and of page-data.
 */
export function insertStructuredData(html: string, data: Graph): string {
  const json = escapeScript(JSON.stringify(data));
  return html.replace(script, '').replace('</body>', () => `<script type="application/ld+json">${json}</script></body>`);
}
