import { hasEntry } from '../../model/definitionItems';
import readingTime from 'reading-time';
import { contentsOf } from '../../content/compile/contentsOf';
import { figureNames } from '../../content/parse/references';
import { compile, fill } from '../../content/pipeline';
import { propTable } from '../../content/tables/rows';
import { photoAddress, photoFolderAddress, plainWidth } from '../../model/photo';
import type { Photo } from '../../model/photo';
import type { DocsVersion } from '../../model/siteTypes';
import { feedHtml } from '../../outputs/feeds/feedEntries';
import { partsTables } from '../../site/partsTables';
import { docsInstances } from '../../site/site';
import { basePath } from '../../site/siteAddress';
import { currentSite, pageAt } from '../currentSite';
import { fillInput, tableNameOf, textOf } from './modelOf';
import type { ResolverContext } from './modelOf';
import { figureNodeId, lastUpdateNodeId, tableNodeId } from './nodeTypes';
import type { DataTableNode, DocNode, FigureNode, RowNode } from './nodeTypes';

/** A photo in GraphQL. Photos have no nodes, because Gatsby would have to read their large files. */
interface PhotoFigure extends Pick<Photo, 'name' | 'width' | 'height'> {
  readonly photo: string;
  readonly publicURL: string;
}

const photoFigure = (photo: Photo): PhotoFigure => ({
  ...photo,
  photo: `${basePath}${photoFolderAddress}${photo.key}`,
  publicURL: basePath + photoAddress(photo, plainWidth(photo), 'jpg'),
});

/** Finds a drawing or photo by name; null if it doesn't exist. */
export function figureOf(name: string, { nodeModel }: Pick<ResolverContext, 'nodeModel'>): FigureNode | PhotoFigure | null {
  const photo = currentSite().photos.get(name);
  return photo ? photoFigure(photo) : nodeModel.getNodeById<FigureNode>({ id: figureNodeId(name), type: 'Figure' });
}

/** Public path of a drawing or photo. */
export function publicUrl(figure: FigureNode | PhotoFigure | null): string {
  if (figure && 'photo' in figure) return (figure as PhotoFigure).publicURL;
  const drawing = figure && currentSite().drawings.get(figure.name);
  return drawing ? basePath + drawing.address : '';
}

/** Extra fields of a part: its table and its page. */
export const partResolvers = {
  table: {
    type: 'String!',
    description: 'Table of the part, such as bom-arm-manufactured.',
    resolve: (part: RowNode, _args: unknown, context: ResolverContext): string => tableNameOf(part, context),
  },
  route: {
    type: 'String!',
    description: 'Page that shows the part.',
    resolve: (part: RowNode, _args: unknown, context: ResolverContext): string => {
      const table = tableNameOf(part, context);
      return hasEntry(partsTables, table) ? partsTables[table].route : '';
    },
  },
};

type Resolver<Source, Result> = (source: Source, args: unknown, context: ResolverContext) => Result;

const figures: Resolver<DocNode, Promise<unknown[]>> = async (doc, _args, context) => {
  const { tree } = fill(await fillInput(doc, context));
  return figureNames(tree).flatMap((name) => figureOf(name, context) ?? []);
};

/** Fields of a document that are computed on request. */
export const docResolvers = {
  sidebar: {
    type: 'String',
    description: "Id of the document's sidebar.",
    resolve: (({ route }) => pageAt(route)?.chrome.sidebarId ?? null) satisfies Resolver<DocNode, string | null>,
  },
  version: {
    type: 'DocVersion!',
    description: 'The documentation version of the document.',
    resolve: (() => docsInstances.default.versions[0]) satisfies Resolver<DocNode, DocsVersion>,
  },
  lastUpdated: {
    type: 'Date',
    description: "Author date of the file's last commit.",
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
    description: 'Headings of levels 2 and 3, those of components included, and the steps of a build guide.',
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

/** Cells of a table, typed and in column order. */
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

/** Fields of a post: those of a document, and its HTML for feeds. */
export const postResolvers = {
  ...docResolvers,
  html: {
    type: 'String!',
    description: 'The text as HTML for feed readers, every address absolute.',
    resolve: async (post: DocNode, _args: unknown, context: ResolverContext): Promise<string> => {
      const { tree } = fill(await fillInput(post, context));
      const addresses = figureNames(tree).map((name) => [name, publicUrl(figureOf(name, context))] as const);
      return feedHtml(tree, post.route, new Map(addresses));
    },
  },
};
