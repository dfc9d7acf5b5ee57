import { distance as editDistance } from 'fastest-levenshtein';
import { withPrefix } from 'gatsby';
import type { PageLink } from '../../model/pageTypes';
import { useHydrated } from '../../state/hydrated';
import { SmartLink } from '../controls/SmartLink';

/** Number of pages offered. */
const offered = 4;

/** Words of a path, without order or endings. */
const words = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** How far a page's path is from the one asked for: edits from each word asked for to the nearest word of the page. */
function pathDistance(asked: string, page: string): number {
  const own = words(page);
  const wordDistances = words(asked).map((word) => Math.min(word.length, ...own.map((candidate) => editDistance(word, candidate))));
  return 3 * wordDistances.reduce((sum, edits) => sum + edits, 0) + Math.abs(own.length - words(asked).length);
}

/** The pages whose paths are nearest to a path, nearest first. */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  return [...pages].sort((a, b) => pathDistance(path, a.href) - pathDistance(path, b.href)).slice(0, offered);
}

/** Offers the pages nearest to an address that does not exist; without JavaScript, the first pages of the site. */
export function NearestPages({ path, pages }: { readonly path: string; readonly pages: readonly PageLink[] }) {
  const hydrated = useHydrated();
  const base = withPrefix('/').replace(/\/$/, '');
  const asked = base && path.startsWith(base) ? path.slice(base.length) : path;
  const shown = hydrated ? nearestPages(asked, pages) : pages.slice(0, offered);
  return (
    <>
      <h2>{hydrated ? 'Did you mean one of these?' : 'Start here'}</h2>
      <ul data-nearest={hydrated}>
        {shown.map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink> <code>{href}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
