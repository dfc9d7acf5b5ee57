import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/layout/PageHead';
import { SearchPage } from '../search/interface/page/SearchPage';
import type { PageChrome } from '../model/pageTypes';

interface SearchContext {
  readonly chrome: PageChrome;
}

/** The results page of search. */
export default function SearchTemplate({ location }: PageProps<object, SearchContext>) {
  return <SearchPage location={location} />;
}

/** Metadata of the page. */
export function Head({ pageContext: { chrome } }: HeadProps<object, SearchContext>) {
  return <PageHead title="Search" description="Search the documentation of OpenArm." route={chrome.route} indexed={false} />;
}
