import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/layout/PageHead';
import { NearestPages } from '../components/feedback/NearestPages';
import { Prose } from '../components/text/Prose';
import type { PageChrome, PageLink } from '../model/pageTypes';

interface NotFoundContext {
  readonly chrome: PageChrome;
  readonly pages: readonly PageLink[];
}

/** What any other path shows: that there is no such page, and the pages whose paths are nearest. */
export default function NotFoundPage({ pageContext: { pages }, location }: PageProps<object, NotFoundContext>) {
  return (
    <Prose>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link may be misspelt.</p>
      <NearestPages path={location.pathname} pages={pages} />
    </Prose>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { chrome } }: HeadProps<object, NotFoundContext>) {
  return <PageHead title="Page not found" description="There is no page at this address." route={chrome.route} indexed={false} />;
}
