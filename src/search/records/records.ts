import { digest } from '../../files/digest';
import { noCache } from '../../files/buildCache';
import type { BuildCache } from '../../files/buildCache';
import { searchAnswers } from '../../site/searchAnswers';
import { symptomsRoute } from '../../site/symptoms';
import type { Site } from '../../routes/loadSite';
import type { Page } from '../../routes/page';
import type { RecordPage, SearchRecords } from '../contract/searchRecords';
import { buildAnswers } from './answers';
import { failureRecords, readerWords } from './failures';
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

/** Record of a page, cached by its text. */
function knownRecordPage(page: Page, known: BuildCache<RecordPage>): RecordPage {
  const { text, route, section, title, description, label = '' } = page;
  if (!text) return recordPage(page);
  return known.of(digest(text.digest, route, section, title, description, label), () => recordPage(page));
}

/** Records of all searchable pages, failures and answers. `known` caches those of earlier builds. */
export function searchRecords(
  { data, pages: sitePages }: Pick<Site, 'data' | 'pages'>,
  known: BuildCache<RecordPage> = noCache(),
): SearchRecords {
  const pages = sitePages.filter(({ outputs }) => outputs.search).map((page) => knownRecordPage(page, known));
  return {
    pages,
    // Failures lead to the page of all symptoms.
    failures: pages.some(({ route }) => route === symptomsRoute) ? failureRecords(data.tables) : [],
    answers: buildAnswers(searchAnswers, data.tables, pages).groups,
    words: readerWords(data.tables),
  };
}
