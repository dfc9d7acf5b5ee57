import { withPrefix } from 'gatsby';
import { searchSettings } from '../../../site/searchSettings';
import { site } from '../../../site/site';

/** What the address of the results page says. */
export interface SearchAddress {
  readonly query: string;
  /** Section of the site the results are restricted to, or null. */
  readonly section: string | null;
  /** Page of results, from 0. */
  readonly page: number;
}

/** Path of the results page for a query, without the base path. */
export function searchPath({ query, section = null, page = 0 }: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (section) parameters.set('section', section);
  if (page > 0) parameters.set('page', String(page + 1));
  const text = parameters.toString();
  return text ? `${searchSettings.searchPagePath}?${text}` : searchSettings.searchPagePath;
}

/** Reads the part of an address after the question mark. A page that is no whole number from 1 is the first. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    query: parameters.get('q') ?? '',
    section: parameters.get('section') || null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/**
 * Address of a result as a path of this site without the base path, so that the router can open it. The hosted service
 * answers with absolute addresses, which may name another host than the one that serves this copy of the site.
 */
export function localPath(url: string): string {
  const base = withPrefix('/').replace(/\/$/, '');
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)?(.*)$/s.exec(url) ?? [];
  if (origin === '') return url;
  if (origin !== site.url && origin !== window.location.origin) return url;
  const inside = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return inside.startsWith('/') ? inside : `/${inside}`;
}

/** Route of the page on which a hit is. */
export const routeOf = ({ url }: { readonly url: string }): string => localPath(url).replace(/[?#].*$/s, '');

/** Title of the results page, which names the query. */
export const searchTitle = (query: string): string => (query.trim() === '' ? 'Search' : `“${query.trim()}” – Search`);
