import { addressMistake } from '../../model/addressMistake';
import type { PageLink } from '../../model/pageTypes';
import { normaliseHref } from '../tree/normaliseHref';

/** A link to the page that a cell names, with its title as the words; null where the cell names none. */
export function pageLink(route: string, titles: ReadonlyMap<string, string>): PageLink | null {
  // A table of another name may have any text in this column.
  if (route === '' || addressMistake(route) !== undefined) return null;
  const href = normaliseHref(route);
  return { label: titles.get(href.replace(/[?#].*$/, '')) ?? href, href };
}

/** Words for an address outside: an issue or discussion by its number, any other by its host and path. */
function outsideLabel(href: string): string {
  const [, repository, kind, number] = /^https:\/\/github\.com\/[^/]+\/([^/]+)\/(issue|discussion)s\/(\d+)$/.exec(href) ?? [];
  return repository === undefined ? href.replace(/^https?:\/\//, '').replace(/\/$/, '') : `${repository} ${kind} ${number}`;
}

/** A link to the address that a cell names; null where the cell names none. */
export const outsideLink = (href: string): PageLink | null =>
  href === '' || addressMistake(href) !== undefined ? null : { label: outsideLabel(href), href };
