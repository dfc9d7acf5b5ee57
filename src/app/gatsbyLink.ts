import { gatsbyRuntime } from '../state/gatsbyRuntime';
import type { Navigate } from '../state/gatsbyRuntime';

/**
 * Stands in for the package `gatsby-link`, of which pages need these functions. Its component, for which `PageLink` stands, would come along
 * with every first page.
 */

/** The parts of an address of this site. */
export function parsePath(address: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/** Whether an address is one of this site that does not begin where the page is. */
const isOwn = (address: string): boolean => !/^[a-z][a-z\d+.-]*:|^\.\.?\//i.test(address);

const below = (base: string, address: string): string =>
  isOwn(address) ? `${base.replace(/\/$/, '')}/${address.replace(/^\//, '')}` : address;

/** An address of this site below the base path of the build. */
export const withPrefix = (address: string): string => below(__BASE_PATH__, address);

/** An address of a file below the prefix of files, which is the base path. */
export const withAssetPrefix = (address: string): string => below(__PATH_PREFIX__, address);

/** Leads to a page of this site, or a number of pages on in the history. */
export const navigate: Navigate = (to, options) => gatsbyRuntime().___navigate(typeof to === 'number' ? to : withPrefix(to), options);

/** Nobody has it: `PageLink` stands for it. */
export const Link = null;
