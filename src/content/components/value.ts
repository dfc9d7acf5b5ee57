import type { PhrasingContent } from 'mdast';
import { entryOf } from '../../model/definitionItems';
import { formatCell } from '../../model/format';
import { didYouMean } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { attributeOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { text } from '../tree/nodes';
import { defineInline } from './definition';

/** Text of a `<Value>`, or an error message. An address becomes a link without its scheme. */
function valueWords(element: JsxElement, tables: ReadonlyMap<string, Table>): { content: PhrasingContent } | { message: string } {
  const [name = '', key = '', column = ''] = ['table', 'row', 'column'].map((attribute) => attributeOf(element, attribute));
  const table = tables.get(name);
  if (!table) return { message: `<Value> names the table "${name}", which doesn't exist. ${didYouMean(name, tables.keys())}` };
  const { columns } = table.definition;
  const definition = entryOf(columns, column);
  if (!definition)
    return {
      message: `<Value> names the column "${column}", which table "${name}" doesn't have. ${didYouMean(column, Object.keys(table.definition.columns))}`,
    };
  const keys = table.rows.map((row) => String(row[table.definition.key]));
  const row = table.rows[keys.indexOf(key)];
  if (!row)
    return {
      message: `<Value> names the row "${key}", which table "${name}" doesn't have in column "${table.definition.key}". ${didYouMean(key, keys)}`,
    };
  const cell = row[column] ?? null;
  if (cell === null)
    return { message: `<Value> names an empty cell: row "${key}", column "${column}" of table "${name}". Fill it in, or name another.` };
  if (definition.type === 'url') {
    const url = String(cell);
    return { content: { type: 'link', url, children: [text(url.replace(/^https?:\/\//, '').replace(/\/$/, ''))] } };
  }
  return { content: text(formatCell(cell, attributeOf(element, 'bare') === undefined ? definition.unit : undefined, definition.digits)) };
}

/** One cell of a table in a sentence. */
export const Value = defineInline({
  about:
    "One cell of a table in a sentence, with its unit. An address becomes a link: those of the project's own documentation are rows of `other-documentation`.",
  example: 'The arm lifts <Value table="payload" row="nominal" column="limit_kg" />.',
  attributes: {
    table: { kind: 'table', required: true },
    row: { kind: 'row', required: true },
    column: { kind: 'column', required: true },
    bare: { kind: 'flag', about: 'Leaves the unit out' },
  },
  children: false,
  inline: true,
  words: valueWords,
});
