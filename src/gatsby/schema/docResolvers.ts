import type { Root } from 'mdast';
import readingTime from 'reading-time';
import { tableDefinitions } from '../../site/tableDefinitions';
import type { BodyNode } from '../../model/bodyTree';
import type { Table } from '../../content/tables/csvTable';
import { transformAdmonitions } from '../../content/parse/admonitions';
import { compileBody } from '../../content/compile/compileBody';
import { assignHeadingIds } from '../../content/parse/headings';
import type { Heading } from '../../content/parse/headings';
import { fillGuides, hasGuides } from '../../content/guides/fillGuides';
import { parseBody } from '../../content/parse/parseBody';
import { collectReferences } from '../../content/parse/references';
import { tableOfContents } from '../../content/compile/tableOfContents';
import { canonicalLinks } from '../../content/compile/canonicalLinks';
import { fillParts } from '../../content/fill/parts';
import { fillValues } from '../../content/fill/values';
import { figureNodeId, lastUpdateNodeId, tableNodeId } from './nodeTypes';
import type { DataTableNode, DocNode, FigureNode, MdxNode } from './nodeTypes';

/** The part of Gatsby's resolver context that is used here. */
interface ResolverContext {
  readonly nodeModel: {
    getNodeById<T>(query: { id: string; type?: string }): T | null;
    findAll<T>(query: { type: string }): Promise<{ entries: Iterable<T> }>;
  };
}

type Resolver<T> = (doc: DocNode, args: unknown, context: ResolverContext) => T;

const bodyOf: Resolver<string> = (doc, _args, { nodeModel }) =>
  nodeModel.getNodeById<MdxNode>({ id: doc.parent ?? '', type: 'Mdx' })?.body ?? '';

const treeOf: Resolver<ReturnType<typeof parseBody>['tree']> = (doc, args, context) =>
  parseBody(bodyOf(doc, args, context), doc.file, 1).tree;

const headingsOf: Resolver<Heading[]> = (doc, args, context) => assignHeadingIds(treeOf(doc, args, context)).headings;

async function figureNames({ nodeModel }: ResolverContext): Promise<Set<string>> {
  const { entries } = await nodeModel.findAll<FigureNode>({ type: 'Figure' });
  return new Set([...entries].map(({ name }) => name));
}

/** Fills the build guides of a text, if it has any: most have none, and need no names of drawings. */
async function fillGuidesOf(tree: Root, context: ResolverContext): Promise<void> {
  if (hasGuides(tree)) fillGuides(tree, await tablesByName(context), await figureNames(context));
}

async function tablesByName({ nodeModel }: ResolverContext): Promise<Map<string, Table>> {
  const { entries } = await nodeModel.findAll<DataTableNode>({ type: 'DataTable' });
  const tables = new Map<string, Table>();
  for (const { name, file, columns, rows } of entries) {
    const definition = tableDefinitions[name];
    if (!definition) continue;
    tables.set(name, {
      name,
      file,
      definition,
      rows: rows.map((row) => Object.fromEntries(columns.map((column, index) => [column.name, row[index] ?? null]))),
    });
  }
  return tables;
}

const body: Resolver<Promise<BodyNode[]>> = async (doc, args, context) => {
  const tree = treeOf(doc, args, context);
  assignHeadingIds(tree);
  await fillGuidesOf(tree, context);
  transformAdmonitions(tree);
  canonicalLinks(tree);
  const tables = await tablesByName(context);
  fillValues(tree, tables, doc.file, 1);
  fillParts(tree, tables, doc.file, 1);
  return compileBody(tree);
};

const figures: Resolver<Promise<FigureNode[]>> = async (doc, args, context) => {
  const tree = treeOf(doc, args, context);
  await fillGuidesOf(tree, context);
  const names = new Set(collectReferences(tree, 1).figures.map(({ name }) => name));
  return [...names].flatMap((name) => context.nodeModel.getNodeById<FigureNode>({ id: figureNodeId(name), type: 'Figure' }) ?? []);
};

/** Fields of a document that are worked out when a query asks for them. */
export const docResolvers = {
  lastUpdated: {
    type: 'Date',
    description: 'Author time of the last commit that touched the file.',
    extensions: { dateformat: {} },
    resolve: ((doc, _args, { nodeModel }) =>
      nodeModel.getNodeById<{ date: string }>({ id: lastUpdateNodeId(doc.file), type: 'LastUpdate' })?.date ?? null) satisfies Resolver<
      string | null
    >,
  },
  headings: { type: '[DocHeading!]!', resolve: headingsOf },
  tableOfContents: {
    type: '[TocEntry!]!',
    description: 'Headings of levels 2 to 3.',
    resolve: ((doc, args, context) => tableOfContents(headingsOf(doc, args, context))) satisfies Resolver<unknown>,
  },
  readingTime: {
    type: 'ReadingTime!',
    resolve: ((doc, args, context) => {
      const { words, minutes } = readingTime(bodyOf(doc, args, context));
      return { words, minutes: Math.max(1, Math.ceil(minutes)) };
    }) satisfies Resolver<unknown>,
  },
  tables: {
    type: '[DataTable!]!',
    resolve: ((doc, _args, { nodeModel }) =>
      doc.tableNames.flatMap(
        (name) => nodeModel.getNodeById<DataTableNode>({ id: tableNodeId(name), type: 'DataTable' }) ?? [],
      )) satisfies Resolver<DataTableNode[]>,
  },
  figures: { type: '[Figure!]!', resolve: figures },
  body: { type: 'JSON!', description: 'The text as a tree that the page template renders.', resolve: body },
};
