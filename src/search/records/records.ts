import { searchAnswers } from '../../site/searchAnswers';
import { symptomsRoute } from '../../site/symptoms';
import type { Site } from '../../routes/loadSite';
import type { Page } from '../../routes/page';
import type { RecordPage, SearchRecords } from '../contract/searchRecords';
import { buildAnswers } from './answers';
import { failureRecords, readerWords, stopPhrases } from './failures';
import { documentSections } from './sections';

/** Record of a page. A page without text has only its description, because its cards are about other pages. */
function recordPage({ route, section, title, description, label, text }: Page): RecordPage {
  const [top, ...others] = text ? documentSections(text.filled, title) : [];
  return {
    route,
    title,
    section,
    ...(label === undefined ? {} : { label }),
    sections: [
      [1, title, '', [description, ...(top?.blocks ?? [])]],
      ...others.map(({ level, heading, anchor, blocks }) => [level, heading, anchor, blocks] as const),
    ],
  };
}

/** Records of all searchable pages, failures and answers. */
export function searchRecords({ data, pages: sitePages }: Pick<Site, 'data' | 'pages'>): SearchRecords {
  const pages = sitePages.filter(({ outputs }) => outputs.search).map(recordPage);
  return {
    pages,
    // Failures lead to the page of all symptoms.
    failures: pages.some(({ route }) => route === symptomsRoute) ? failureRecords(data.tables) : [],
    answers: buildAnswers(searchAnswers, data.tables, pages).groups,
    words: readerWords(data.tables),
    stops: stopPhrases(data.tables),
  };
}
