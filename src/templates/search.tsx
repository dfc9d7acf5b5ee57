import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../theme/layout/PageHead';
import { readSearchAddress, searchTitle } from '../search/interface/address/searchAddress';
import { SearchPage } from '../search/interface/page/SearchPage';
import type { PageChrome } from '../model/pageTypes';
import { site } from '../site/site';

interface SearchContext {
  readonly chrome: PageChrome;
}

export default function SearchTemplate({ location, pageContext: { chrome } }: PageProps<object, SearchContext>) {
  return <SearchPage location={location} navbar={chrome.navbar} />;
}

/** Metadata of the page. The query is unknown on the server. */
export function Head({ pageContext: { chrome } }: HeadProps<object, SearchContext>) {
  const query = typeof window === 'undefined' ? '' : readSearchAddress(window.location.search).query;
  return (
    <PageHead title={searchTitle(query)} description={`Search the documentation of ${site.title}.`} route={chrome.route} indexed={false} />
  );
}
