import type { TextFile } from '../../content/document';
import { fill } from '../../content/pipeline';
import type { FillInput } from '../../content/pipeline';
import type { Row } from '../../content/tables/csvTable';
import { readCell } from '../../content/tables/csvTable';
import type { TableDefinition } from '../../model/tableTypes';
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

/** Text of a document or post. In `develop`, a file that can't be read is missing. */
export function textOf({ file }: Pick<DocNode, 'file'>): TextFile | undefined {
  const site = currentSite();
  let byFile = texts.get(site);
  if (!byFile) {
    byFile = new Map([...site.documents, ...site.posts].map((text) => [text.file, text]));
    texts.set(site, byFile);
  }
  return byFile.get(file);
}

/**
 * What a text is filled from. Also tells Gatsby which nodes decide over it, so that the query runs again when one of them changes: tables and
 * drawings always, other texts where their titles are printed.
 */
export async function fillInput(doc: DocNode, { nodeModel }: ResolverContext): Promise<FillInput> {
  const input = { body: textOf(doc)?.body ?? '', file: doc.file, data: currentSite().data };
  const types = ['DataTable', 'Figure', ...(fill(input).usesTitles ? ['Doc', 'BlogPost'] : [])];
  await Promise.all(types.map((type) => nodeModel.findAll({ type })));
  return input;
}

const rows = new WeakMap<object, ReadonlyMap<string, Row>>();

/** Typed value of the key of a row node, whose cells are texts, as a text. */
function keyOf(row: RowNode, { key, columns }: TableDefinition): string {
  const [column, cell] = [columns[key], row[key]];
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell).replaceAll('\r\n', '\n') : '';
  const result = column && readCell(text, column);
  return result && 'value' in result ? String(result.value) : '';
}

/** Name of the table that a row node belongs to. */
export const tableNameOf = (row: Pick<RowNode, 'parent'>, { nodeModel }: Pick<ResolverContext, 'nodeModel'>): string =>
  nodeModel.getNodeById<FileNode>({ id: row.parent ?? '' })?.name ?? '';

/** The row of a table that a row node stands for; keys are unique in a table. */
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
