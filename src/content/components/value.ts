import type { PhrasingContent } from 'mdast';
import { entryOf } from '../../model/definitionItems';
import { formatCell } from '../../model/format';
import type { Tables } from '../tables/csvTable';
import { attributeOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { text } from '../tree/nodes';
import { defineInline } from './definition';
import type { Mistaken } from './definition';

/** Text of a `<Value>`. An address becomes a link without its scheme. */
function valueWords(element: JsxElement, tables: Tables): PhrasingContent | Mistaken | undefined {
  const [name = '', key = '', column = ''] = ['table', 'row', 'column'].map((attribute) => attributeOf(element, attribute));
  const table = tables.get(name);
  const definition = table && entryOf(table.definition.columns, column);
  const row = table?.rows.find((one) => String(one[table.definition.key]) === key);
  if (!definition || !row) return undefined;
  const cell = row[column] ?? null;
  if (cell === null)
    return { mistake: `<Value> names an empty cell: row "${key}", column "${column}" of table "${name}". Fill it in, or name another.` };
  if (definition.type === 'url') {
    const url = String(cell);
    return { type: 'link', url, children: [text(url.replace(/^https?:\/\//, '').replace(/\/$/, ''))] };
  }
  return text(formatCell(cell, attributeOf(element, 'bare') === undefined ? definition.unit : undefined, definition.digits));
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
