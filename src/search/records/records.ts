import { digest } from '../../files/digest';
import type { Table } from '../../content/tables/csvTable';
import { noMemory } from '../../files/memory';
import type { Memory } from '../../files/memory';
import type { Site } from '../../routes/loadSite';
import type { Page } from '../../routes/page';
import { docsInstances, documentationTag, site } from '../../site/site';
import type { RecordPage, SearchRecords, Synonym } from '../contract/searchRecords';
import { documentSections } from './sections';
import { listIn } from '../../content/tables/rows';

/** Table of content/data that says which words of readers stand for which words of the pages. */
export const synonymTable = 'search-synonyms';

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
function knownRecordPage(page: Page, known: Memory<RecordPage>): RecordPage {
  const { text, route, section, title, description, label = '' } = page;
  if (!text) return recordPage(page);
  return known.of(digest(text.digest, route, section, title, description, label), () => recordPage(page));
}

function synonyms(table: Table | undefined): Synonym[] {
  return (table?.rows ?? []).map((row): Synonym => [String(row.word), ...listIn(row, 'means')]);
}

/** Records of every page that wants to be found, from the texts and tables that the pages are made of. `known` has those of earlier builds. */
export const searchRecords = ({ data, pages }: Pick<Site, 'data' | 'pages'>, known: Memory<RecordPage> = noMemory()): SearchRecords => ({
  language: site.language,
  documentationTag: documentationTag('default', docsInstances.default.versions[0].name),
  pages: pages.filter(({ outputs }) => outputs.search).map((page) => knownRecordPage(page, known)),
  synonyms: synonyms(data.tables.get(synonymTable)),
});
