import type { RecordPage, SearchRecords, Synonym } from '../contract/searchRecords';
import { docsInstances, documentationTag, site } from '../../site/site';
import type { Content } from '../../content/checkContent';
import type { Table } from '../../content/tables/csvTable';
import type { Document } from '../../content/readDocument';
import type { Route } from '../../routes/resolveRoutes';
import { documentSections } from './sections';

/** Table of content/data that says which words of readers stand for which words of the pages. */
export const synonymTable = 'search-synonyms';

function documentPage({ route, section }: Route, document: Document, tables: ReadonlyMap<string, Table>): RecordPage {
  const { title, sidebarLabel, description } = document.frontmatter;
  const [top, ...others] = documentSections(document.tree, title, tables);
  return {
    route,
    title,
    section,
    ...(sidebarLabel !== undefined && sidebarLabel !== title ? { label: sidebarLabel } : {}),
    sections: [
      [1, title, '', [description, ...(top?.blocks ?? [])]],
      ...others.map(({ level, heading, anchor, blocks }) => [level, heading, anchor, blocks] as const),
    ],
  };
}

/** The cards of a category page tell of other pages, which are found by their own words. */
function categoryPage({ route, section, title, description }: Extract<Route, { kind: 'category' }>): RecordPage {
  return { route, title, section, sections: [[1, title, '', [description]]] };
}

function synonyms(table: Table | undefined): Synonym[] {
  return (table?.rows ?? []).map((row): Synonym => [String(row.word), ...(Array.isArray(row.means) ? (row.means as string[]) : [])]);
}

/** Records of every route, from the documents and tables that the pages are made of. */
export function searchRecords({ documents, tables, routes }: Pick<Content, 'documents' | 'tables' | 'routes'>): SearchRecords {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const pages = routes.flatMap((route): RecordPage[] => {
    if (route.kind === 'category') return [categoryPage(route)];
    const document = byId.get(route.documentId);
    return document ? [documentPage(route, document, tables)] : [];
  });
  return {
    language: site.language,
    documentationTag: documentationTag('default', docsInstances.default.versions[0].name),
    pages,
    synonyms: synonyms(tables.get(synonymTable)),
  };
}
