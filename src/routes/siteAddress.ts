import { site } from '../site/site';
import { normaliseHref } from '../content/tree/normaliseHref';

/** Path below which the site is served: "" at the root, "/docs" below a folder. Set with BASE_PATH. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** Absolute address of a path of this site. */
export const siteAddress = (path: string): string => `${site.url}${basePath}${path}`;

/** Absolute address of a link as a page writes it: an anchor of the page, a path of this site, or an address outside. */
export function absoluteHref(href: string, route: string): string {
  if (href.startsWith('#')) return siteAddress(route + href);
  return href.startsWith('/') && !href.startsWith('//') ? siteAddress(normaliseHref(href)) : href;
}
