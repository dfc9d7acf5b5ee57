import { withPrefix } from 'gatsby';
import { searchSettings } from '../../../site/searchSettings';
import { site } from '../../../site/site';
import { frameWords } from '../../../site/words/frame';
import { searchWords } from '../../../site/words/search';

/** Parameters in the address of the results page. */
export interface SearchAddress {
  readonly query: string;
  /** Section of the site that the results are filtered by. */
  readonly section: string | null;
  /** Zero-based page of results. */
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

/** Parses the part of an address after the question mark. An invalid page number is read as the first page. */
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
 * Turns the URL of a result into a path without the base path, for the router. The hosted service answers with URLs of the public site, even on
 * another copy of it.
 */
export function localPath(url: string): string {
  const base = withPrefix('/').replace(/\/$/, '');
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]+)?(.*)$/s.exec(url) ?? [];
  if (origin === '') return url;
  if (origin !== site.url && origin !== window.location.origin) return url;
  const inside = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return inside.startsWith('/') ? inside : `/${inside}`;
}

/** Route of a hit's page. */
export const routeOf = ({ url }: { readonly url: string }): string => localPath(url).replace(/[?#].*$/s, '');

/** Title of the results page. */
export const searchTitle = (query: string): string => (query.trim() === '' ? frameWords.search : searchWords.titleOf(query.trim()));
