import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { decodeURIComponent } from '../model/addresses';
import { nearestPages, wordsOf } from '../model/nearestPages';
import type { PageChrome, PageLink } from '../model/pageTypes';
import { PageOffers } from '../search/interface/page/PageOffers';
import { SearchForm } from '../search/interface/page/SearchForm';
import { symptomsRoute } from '../site/symptoms';
import { SmartLink } from '../theme/controls/SmartLink';
import { PageHead } from '../theme/layout/PageHead';
import { useHydrated } from '../theme/state/hydrated';
import { Prose } from '../theme/text/Prose';

interface NearestPagesProps {
  /** Path that was asked for, without the base path. */
  readonly path: string;
  readonly pages: readonly PageLink[];
}

/** Offers the pages nearest to an address that does not exist, if any are near. */
function NearestPages({ path, pages }: NearestPagesProps) {
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

interface NotFoundContext {
  readonly chrome: PageChrome;
  readonly pages: readonly PageLink[];
}

/** Below the pages that are near, which only the browser knows: shown with them, the offers move nothing. */
const offers = css({ marginTop: 'var(--space-6)', '&[data-later]': { display: 'none' } });

/** The path that was asked for, without the base path; empty on the server, which does not know it. */
function useAskedPath(pathname: string): string {
  const base = withPrefix('/');
  if (!useHydrated()) return '';
  return decodeURIComponent(pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
}

/** What any other path shows: that there is no such page, a search for what it was called, the pages that are near, and where else to begin. */
export default function NotFoundPage({ pageContext: { chrome, pages }, location }: PageProps<object, NotFoundContext>) {
  const path = useAskedPath(location.pathname);
  const hydrated = useHydrated();
  return (
    <>
      <Prose>
        <h1>Page not found</h1>
        <p>
          There is no page at this address. It may have moved, or the link may be misspelt. Search for it, or start at the{' '}
          <SmartLink href="/">home page</SmartLink>.
        </p>
        {/* Another path makes another field: what it holds at first is set once. */}
        <SearchForm key={path} defaultValue={wordsOf(path).join(' ')} />
        <NearestPages path={path} pages={pages} />
        {pages.some(({ href }) => href === symptomsRoute) && (
          <p>
            Is something broken on the arm rather than here? <SmartLink href={symptomsRoute}>Find your symptom</SmartLink>.
          </p>
        )}
      </Prose>
      <div css={offers} {...(hydrated ? {} : { 'data-later': '' })}>
        <PageOffers navbar={chrome.navbar} />
      </div>
    </>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { chrome } }: HeadProps<object, NotFoundContext>) {
  return <PageHead title="Page not found" description="There is no page at this address." route={chrome.route} indexed={false} />;
}
