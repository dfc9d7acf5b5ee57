import type { PageLink } from '../../../model/pageTypes';
import { localPath } from '../address/searchAddress';

/**
 * The sections of the site, read from the navigation at the top of the page: what would hand them down to the dialog would be part of every
 * page's scripts. None where there is no navigation.
 */
export function sectionLinks(): readonly PageLink[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].filter(({ origin }) => origin === window.location.origin);
  const sections = links.map(({ textContent, href }) => ({ label: textContent.trim(), href: localPath(href) }));
  return sections.filter(({ label, href }, index) => label !== '' && sections.findIndex((other) => other.href === href) === index);
}
