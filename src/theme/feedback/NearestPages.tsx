import { nearestPages } from '../../model/nearestPages';
import type { PageLink } from '../../model/pageTypes';
import { SmartLink } from '../controls/SmartLink';

interface NearestPagesProps {
  /** Path that was asked for, without the base path. */
  readonly path: string;
  readonly pages: readonly PageLink[];
}

/** Offers the pages nearest to an address that does not exist, if any are near. */
export function NearestPages({ path, pages }: NearestPagesProps) {
  const shown = nearestPages(path, pages);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>Did you mean {shown.length === 1 ? 'this page' : 'one of these'}?</h2>
      <ul data-nearest="">
        {shown.map(({ href, label }) => (
          <li key={href}>
            <SmartLink href={href}>{label}</SmartLink> <code>{href}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
