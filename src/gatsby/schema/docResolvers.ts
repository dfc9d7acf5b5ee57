import readingTime from 'reading-time';
import { propTable } from '../../content/tables/propTable';
import { figureNames } from '../../content/parse/references';
import { compile, fill, parse } from '../../content/pipeline';
import { contentsOf } from '../../content/compile/contentsOf';
import type { DocsVersion } from '../../model/docsVersionTypes';
import { docsInstances } from '../../site/site';
import { pageAt } from '../currentSite';
import { nodeData, tableOf } from './nodeData';
import type { ResolverContext } from './nodeData';
import { figureNodeId, lastUpdateNodeId, tableNodeId } from './nodeTypes';
import type { DataTableNode, DocNode, FigureNode, MdxNode } from './nodeTypes';

type Resolver<Source, Result> = (source: Source, args: unknown, context: ResolverContext) => Result;

/** Body of a document or post, from the node of gatsby-plugin-mdx. */
export const bodyOf = (doc: DocNode, { nodeModel }: ResolverContext): string =>
  nodeModel.getNodeById<MdxNode>({ id: doc.parent ?? '', type: 'Mdx' })?.body ?? '';

const figures: Resolver<DocNode, Promise<FigureNode[]>> = async (doc, _args, context) => {
  const { tree } = fill({ body: bodyOf(doc, context), data: await nodeData(context) });
  return figureNames(tree).flatMap((name) => context.nodeModel.getNodeById<FigureNode>({ id: figureNodeId(name), type: 'Figure' }) ?? []);
};

/** Fields of a document that are worked out, or looked up in the pipeline, when a query asks for them. */
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
    resolve: ((doc, _args, context) => parse(bodyOf(doc, context)).headings) satisfies Resolver<DocNode, unknown>,
  },
  tableOfContents: {
    type: '[TocEntry!]!',
    description: 'Headings of levels 2 to 3, and the steps of a build guide.',
    resolve: ((doc, _args, context) => contentsOf(parse(bodyOf(doc, context)).tree)) satisfies Resolver<DocNode, unknown>,
  },
  readingTime: {
    type: 'ReadingTime!',
    resolve: ((doc, _args, context) => {
      const { words, minutes } = readingTime(bodyOf(doc, context));
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
    resolve: (async (doc, _args, context) => compile({ body: bodyOf(doc, context), data: await nodeData(context) })) satisfies Resolver<
      DocNode,
      unknown
    >,
  },
};

/** Cells of a table: typed, in the order of its columns. */
export const tableResolvers = {
  rows: {
    type: 'JSON!',
    description: 'Rows as lists of cells, in the order of the columns.',
    resolve: ((node, _args, context) => {
      const table = tableOf(node, context);
      return table ? propTable(table).rows : [];
    }) satisfies Resolver<DataTableNode, unknown>,
  },
};
