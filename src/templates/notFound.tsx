import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { decodeURIComponent } from '../model/addresses';
import { nearestPages, wordsOf } from '../model/nearestPages';
import type { PageChrome, PageLink } from '../model/pageTypes';
import { PageOffers, SearchForm } from '../search/interface/page/SearchForm';
import { symptomsRoute } from '../site/symptoms';
import { notFoundWords } from '../site/words/notFound';
import { SmartLink } from '../theme/controls/SmartLink';
import { Breadcrumbs } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import { useHydrated } from '../theme/state/hydrated';
import { Prose } from '../theme/text/Prose';

interface NearestPagesProps {
  /** Requested path, without the base path. */
  readonly path: string;
  readonly pages: readonly PageLink[];
}

/** Lists the existing pages whose address is most similar to the requested one; renders nothing if there are none. */
function NearestPages({ path, pages }: NearestPagesProps) {
  const shown = nearestPages(path, pages);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{notFoundWords.nearest(shown.length)}</h2>
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

/** Shown together with the nearest pages, which only the browser can compute, so that the layout doesn't shift. */
const offers = css({ marginTop: 'var(--space-6)', '&[data-later]': { display: 'none' } });

/** The requested path without the base path; empty on the server, where the path is unknown. */
function useAskedPath(pathname: string): string {
  const base = withPrefix('/');
  if (!useHydrated()) return '';
  return decodeURIComponent(pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
}

/** Page for any unknown path: a search field filled with the words of the path, the nearest pages, and other places to begin. */
export default function NotFoundPage({ pageContext: { chrome, pages }, location }: PageProps<object, NotFoundContext>) {
  const path = useAskedPath(location.pathname);
  const hydrated = useHydrated();
  return (
    <>
      <Breadcrumbs crumbs={[{ label: notFoundWords.title }]} />
      <Prose>
        <h1>{notFoundWords.title}</h1>
        <p>
          {notFoundWords.description} {notFoundWords.moved} <SmartLink href="/">{notFoundWords.home}</SmartLink>
          <span data-needs-script="">{notFoundWords.search}</span>.
        </p>
        {/* The key resets the field for another path, because `defaultValue` only applies once. */}
        <SearchForm key={path} defaultValue={wordsOf(path).join(' ')} />
        <NearestPages path={path} pages={pages} />
        {pages.some(({ href }) => href === symptomsRoute) && (
          <p>
            {notFoundWords.broken} <SmartLink href={symptomsRoute}>{notFoundWords.symptoms}</SmartLink>.
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
  return <PageHead title={notFoundWords.title} description={notFoundWords.description} route={chrome.route} indexed={false} />;
}
