import { searchSettings } from '../../site/searchSettings';
import { site } from '../../site/site';
import { frameWords } from '../../site/words/frame';
import { searchWords } from '../../site/words/search';
import { chromeOutside, readersOnly } from '../page';
import type { Page, PageInput } from '../page';

export const searchPage = ({ navbar }: PageInput): Page[] => [
  {
    kind: 'search',
    route: searchSettings.searchPagePath,
    title: frameWords.search,
    description: searchWords.about(site.title),
    section: '',
    breadcrumbs: [],
    chrome: chromeOutside(searchSettings.searchPagePath, navbar),
    template: 'search',
    context: {},
    cards: [],
    outputs: readersOnly,
  },
];
