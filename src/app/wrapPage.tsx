import type { ReactElement } from 'react';
import { Layout } from '../components/layout/Layout';
import type { PageChrome } from '../model/pageTypes';
import { Search } from '../search/interface/button/Search';

/**
 * Puts the layout around a page. The layout stays in place while pages change. Only the page that Gatsby itself shows for an unknown
 * address under `npm run develop` comes without a chrome: it stays bare.
 */
export const wrapPage = (element: ReactElement, chrome: PageChrome | undefined) =>
  chrome ? (
    <Layout chrome={chrome} search={<Search />}>
      {element}
    </Layout>
  ) : (
    element
  );
