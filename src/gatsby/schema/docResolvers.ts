import readingTime from 'reading-time';
import { propTable } from '../../content/tables/propTable';
import { figureNames } from '../../content/parse/references';
import { compile, fill } from '../../content/pipeline';
import { contentsOf } from '../../content/compile/contentsOf';
import type { DocsVersion } from '../../model/docsVersionTypes';
import { docsInstances } from '../../site/site';
import { currentSite, pageAt } from '../currentSite';
import { figureOf } from './figures';
import { fillInput, textOf } from './modelOf';
import type { ResolverContext } from './modelOf';
import { lastUpdateNodeId, tableNodeId } from './nodeTypes';
import type { DataTableNode, DocNode } from './nodeTypes';

type Resolver<Source, Result> = (source: Source, args: unknown, context: ResolverContext) => Result;

const figures: Resolver<DocNode, Promise<unknown[]>> = async (doc, _args, context) => {
  const { tree } = fill(await fillInput(doc, context));
  return figureNames(tree).flatMap((name) => figureOf(name, context) ?? []);
};

/** Fields of a document that the pipeline answers when a query asks for them. */
export const docResolvers = {
  sidebar: {
    type: 'String',
    description: 'Id of the sidebar that names the document.',
    resolve: (({ route }) => pageAt(route)?.chrome.sidebarId ?? null) satisfies Resolver<DocNode, string | null>,
  },
  version: {
    type: 'DocVersion!',
    description: 'The version of the documentation that the document belongs to.',
    resolve: (() => docsInstances.default.versions[0]) satisfies Resolver<DocNode, DocsVersion>,
  },
  lastUpdated: {
    type: 'Date',
    description: 'Author time of the last commit that touched the file.',
    extensions: { dateformat: {} },
    resolve: ((doc, _args, { nodeModel }) =>
      nodeModel.getNodeById<{ date: string }>({ id: lastUpdateNodeId(doc.file), type: 'LastUpdate' })?.date ?? null) satisfies Resolver<
      DocNode,
      string | null
    >,
  },
  headings: {
    type: '[DocHeading!]!',
    resolve: ((doc) => textOf(doc)?.headings ?? []) satisfies Resolver<DocNode, unknown>,
  },
  tableOfContents: {
    type: '[TocEntry!]!',
    description: 'Headings of levels 2 to 3, those of components among them, and the steps of a build guide.',
    resolve: (async (doc, _args, context) => contentsOf(fill(await fillInput(doc, context)).tree)) satisfies Resolver<DocNode, unknown>,
  },
  readingTime: {
    type: 'ReadingTime!',
    resolve: ((doc) => {
      const { words, minutes } = readingTime(textOf(doc)?.body ?? '');
      return { words, minutes: Math.max(1, Math.ceil(minutes)) };
    }) satisfies Resolver<DocNode, unknown>,
  },
  tables: {
    type: '[DataTable!]!',
    resolve: ((doc, _args, { nodeModel }) =>
      doc.tableNames.flatMap(
        (name) => nodeModel.getNodeById<DataTableNode>({ id: tableNodeId(name), type: 'DataTable' }) ?? [],
      )) satisfies Resolver<DocNode, DataTableNode[]>,
  },
  figures: { type: '[Figure!]!', resolve: figures },
  body: {
    type: 'JSON!',
    description: 'The text as a tree that the page template renders.',
    resolve: (async (doc, _args, context) => compile(await fillInput(doc, context))) satisfies Resolver<DocNode, unknown>,
  },
};

/** Cells of a table: typed, in the order of its columns. */
export const tableResolvers = {
  rows: {
    type: 'JSON!',
    description: 'Rows as lists of cells, in the order of the columns.',
    resolve: (({ name }) => {
      const table = currentSite().data.tables.get(name);
      return table ? propTable(table).rows : [];
    }) satisfies Resolver<DataTableNode, unknown>,
  },
};
