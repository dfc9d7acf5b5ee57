import { typeTable } from '../../content/pipeline';
import { sourceData } from '../../content/tables/sourceData';
import type { SourceData } from '../../content/tables/sourceData';
import type { RawTable, Table } from '../../content/tables/csvTable';
import { tableDefinitions } from '../../site/tableDefinitions';
import { currentSite } from '../currentSite';
import type { DataTableNode, FigureNode, FileNode, RowNode } from './nodeTypes';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById<T>(query: { id: string; type?: string }): T | null;
    findAll<T>(query: { type: string }): Promise<{ entries: Iterable<T> }>;
  };
}

/** A cell of a row node as text; line breaks are those of our own reading. */
const cellText = (cell: unknown): string =>
  typeof cell === 'number' || typeof cell === 'string' ? String(cell).replaceAll('\r\n', '\n') : '';

const tables = new Map<string, { readonly digest: string; readonly table: Table }>();

/** A table from the row nodes that gatsby-transformer-csv made of its file. The same rows get their types once. */
export function tableOf({ name, file, parent, internal }: DataTableNode, { nodeModel }: ResolverContext): Table | undefined {
  const known = tables.get(name);
  if (known?.digest === internal.contentDigest) return known.table;
  const definition = Object.hasOwn(tableDefinitions, name) ? tableDefinitions[name] : undefined;
  const source = nodeModel.getNodeById<FileNode>({ id: parent ?? '' });
  if (!definition || !source) return undefined;
  const header = Object.keys(definition.columns);
  const records: RawTable['records'] = source.children.flatMap((id) => {
    const row = nodeModel.getNodeById<RowNode>({ id });
    return row ? [{ cells: header.map((column) => cellText(row[column])) }] : [];
  });
  const { table } = typeTable({ name, file, definition, header, headerLine: 1, records });
  tables.set(name, { digest: internal.contentDigest, table });
  return table;
}

let data: SourceData | undefined;
let dataKey = '';

/** All tables and names of drawings, from their nodes, and the titles of texts as they were read. Put together anew only when one of them has changed. */
export async function nodeData(context: ResolverContext): Promise<SourceData> {
  const { entries: tableNodes } = await context.nodeModel.findAll<DataTableNode>({ type: 'DataTable' });
  const { entries: figureNodes } = await context.nodeModel.findAll<FigureNode>({ type: 'Figure' });
  const [found, names] = [[...tableNodes], [...figureNodes].map(({ name }) => name)];
  // Asking for the nodes of all texts would run the query of each page again whenever one of them changes.
  const { titles } = currentSite().data;
  const key = [...found.map(({ internal }) => internal.contentDigest), ...names].join();
  // The titles are one map for each reading of the sources; to join them for every page would take longer the more pages there are.
  if (!data || data.titles !== titles || key !== dataKey) {
    data = sourceData(
      found.flatMap((node) => tableOf(node, context) ?? []),
      names,
      titles,
    );
    dataKey = key;
  }
  return data;
}
