import { searchSettings } from '../../site/searchSettings';
import { site } from '../../site/site';
import { chromeOutside, readersOnly } from '../page';
import type { Page, PageInput } from '../page';

export const searchPage = ({ navbar }: PageInput): Page[] => [
  {
    kind: 'search',
    route: searchSettings.searchPagePath,
    title: 'Search',
    description: `Search the documentation of ${site.title}.`,
    section: '',
    breadcrumbs: [],
    chrome: chromeOutside(searchSettings.searchPagePath, navbar),
    template: 'search',
    context: {},
    cards: [],
    outputs: readersOnly,
  },
];
