import { normaliseHref } from '../content/tree/normaliseHref';
import { siteAddress } from '../site/siteAddress';

/** Absolute address of a link as a page writes it: an anchor of the page, a path of this site, or an address outside. */
export function absoluteHref(href: string, route: string): string {
  if (href.startsWith('#')) return siteAddress(route + href);
  return href.startsWith('/') && !href.startsWith('//') ? siteAddress(normaliseHref(href)) : href;
}
