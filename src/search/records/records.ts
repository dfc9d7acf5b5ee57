import { digest } from '../../files/digest';
import { noCache } from '../../files/buildCache';
import type { BuildCache } from '../../files/buildCache';
import { searchAnswers } from '../../site/searchAnswers';
import { symptomsRoute } from '../../site/symptoms';
import type { Site } from '../../routes/loadSite';
import type { Page } from '../../routes/page';
import { docsInstances, documentationTag, site } from '../../site/site';
import type { RecordPage, SearchRecords } from '../contract/searchRecords';
import { buildAnswers } from './answers';
import { failureRecords, readerWords } from './failures';
import { documentSections } from './sections';

/** A page with its text by sections. Of a page without text only the description counts: its cards tell of other pages. */
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

/** The same, looked up where an earlier build has read the same text. */
function knownRecordPage(page: Page, known: BuildCache<RecordPage>): RecordPage {
  const { text, route, section, title, description, label = '' } = page;
  if (!text) return recordPage(page);
  return known.of(digest(text.digest, route, section, title, description, label), () => recordPage(page));
}

/**
 * Records of every page that wants to be found, of failures and of answers, from the texts and tables that the pages are made of. `known` has
 * those of earlier builds.
 */
export function searchRecords(
  { data, pages: sitePages }: Pick<Site, 'data' | 'pages'>,
  known: BuildCache<RecordPage> = noCache(),
): SearchRecords {
  const pages = sitePages.filter(({ outputs }) => outputs.search).map((page) => knownRecordPage(page, known));
  return {
    language: site.language,
    documentationTag: documentationTag('default', docsInstances.default.versions[0].name),
    pages,
    // Rows lead to the page of all symptoms.
    failures: pages.some(({ route }) => route === symptomsRoute) ? failureRecords(data.tables) : [],
    answers: buildAnswers(searchAnswers, data.tables, pages).groups,
    words: readerWords(data.tables),
  };
}
