import type { TextFile } from '../../content/document';
import { lastUpdates } from '../../content/sources/gitHistory';
import type { FillInput } from '../../content/pipeline';
import type { Row } from '../../content/tables/csvTable';
import { readCell } from '../../content/tables/csvTable';
import type { TableDefinition } from '../../model/tableTypes';
import { pipeline } from '../../plugins';
import { currentSite } from '../currentSite';
import type { DocNode, FileNode, RowNode } from './nodeTypes';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById<T>(query: { id: string; type?: string }): T | null;
    findAll<T>(query: { type: string }): Promise<{ entries: Iterable<T> }>;
  };
}

const texts = new WeakMap<object, ReadonlyMap<string, TextFile>>();

/** Text of a document or post; undefined if its file can't be read, which happens in `develop`. */
export function textOf({ file }: Pick<DocNode, 'file'>): TextFile | undefined {
  const site = currentSite();
  let byFile = texts.get(site);
  if (!byFile) {
    byFile = new Map([...site.documents, ...site.posts].map((text) => [text.file, text]));
    texts.set(site, byFile);
  }
  return byFile.get(file);
}

const updates = new WeakMap<object, ReadonlyMap<string, Date>>();

/** Author date of a file's last commit; null without one. */
export function lastUpdateOf(file: string): string | null {
  const { history } = currentSite();
  let byFile = updates.get(history);
  if (!byFile) {
    byFile = lastUpdates(history.commits);
    updates.set(history, byFile);
  }
  return byFile.get(file)?.toISOString() ?? null;
}

/**
 * Input of the fill stage. Also registers the nodes that it depends on, so that Gatsby runs the query again when they change: tables and
 * drawings, and other texts if their titles are used.
 */
export async function fillInput(doc: DocNode, { nodeModel }: ResolverContext): Promise<FillInput> {
  const input = { body: textOf(doc)?.body ?? '', file: doc.file, data: currentSite().data };
  const types = ['DataTable', 'Figure', ...(pipeline.fill(input).usesTitles ? ['Doc', 'BlogPost'] : [])];
  await Promise.all(types.map((type) => nodeModel.findAll({ type })));
  return input;
}

const rows = new WeakMap<object, ReadonlyMap<string, Row>>();

/** Key of a row node, read from its untyped cells. */
function keyOf(row: RowNode, { key, columns }: TableDefinition): string {
  const [column, cell] = [columns[key], row[key]];
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell).replaceAll('\r\n', '\n') : '';
  const result = column && readCell(text, column);
  return result && 'value' in result ? String(result.value) : '';
}

/** Table name of a row node. */
export const tableNameOf = (row: Pick<RowNode, 'parent'>, { nodeModel }: Pick<ResolverContext, 'nodeModel'>): string =>
  nodeModel.getNodeById<FileNode>({ id: row.parent ?? '' })?.name ?? '';

export function rowOf(node: RowNode, context: ResolverContext): Row | undefined {
  const table = currentSite().data.tables.get(tableNameOf(node, context));
  if (!table) return undefined;
  let byKey = rows.get(table);
  if (!byKey) {
    byKey = new Map(table.rows.map((row) => [String(row[table.definition.key]), row]));
    rows.set(table, byKey);
  }
  return byKey.get(keyOf(node, table.definition));
}
