import type { PhrasingContent } from 'mdast';
import { entryOf, hasEntry } from '../../model/definitionItems';
import { formatCell } from '../../model/format';
import { didYouMean } from '../../model/problems';
import { partsTables } from '../../site/partsTables';
import { priceColumn } from './parts';
import type { Row, Table, Tables } from '../../content/tables/csvTable';
import { tablesIn } from '../../content/tables/rows';
import { attributeOf } from '../../content/tree/attributes';
import type { JsxElement } from '../../content/tree/attributes';
import { defineInline } from '../../content/components/definition';

/** Columns by the values of `show`. */
const columns: Readonly<Record<string, string>> = {
  name: 'part_name',
  model: 'model_number',
  quantity: 'quantity_robot',
  price: priceColumn('unit_price'),
  total: priceColumn('total_price'),
};

interface Found {
  readonly table: Table;
  readonly row: Row;
}

function findPart(id: string, tableName: string | undefined, tables: Tables): Found | { message: string } {
  const known = tablesIn(tables, partsTables);
  if (tableName !== undefined && !known.some(({ name }) => name === tableName)) {
    const names = known.map(({ name }) => name);
    return { message: `<Part> names the table "${tableName}", which is not a parts table. ${didYouMean(tableName, names)}` };
  }
  const searched = known.filter(({ name }) => tableName === undefined || name === tableName);
  const found = searched.flatMap((table) => table.rows.filter((row) => row.part_id === id).map((row) => ({ table, row })));
  const [first, ...others] = found;
  if (!first) {
    const ids = searched.flatMap(({ rows }) => rows.map((row) => String(row.part_id)));
    return { message: `<Part> names the part "${id}", which the bill of materials doesn't have. ${didYouMean(id, new Set(ids))}` };
  }
  if (others.length > 0) {
    const names = found.map(({ table }) => `"${table.name}"`).join(' and ');
    return { message: `<Part> names the part "${id}", which is in ${names}. Choose one, such as table="${first.table.name}".` };
  }
  return first;
}

function partContent(element: JsxElement, tables: Tables): { content: PhrasingContent } | { message: string } {
  const id = attributeOf(element, 'id') ?? '';
  const show = attributeOf(element, 'show') ?? 'name';
  const column = entryOf(columns, show);
  if (!column) return { message: `<Part> has show="${show}". ${didYouMean(show, Object.keys(columns))}` };
  const found = findPart(id, attributeOf(element, 'table'), tables);
  if ('message' in found) return found;
  const { table, row } = found;
  const cell = row[column] ?? null;
  if (cell === null)
    return { message: `<Part> shows the ${show} of "${id}", which is empty in ${table.file}. Fill it in, or show another column.` };
  const text = formatCell(cell, table.definition.columns[column]?.unit);
  if (show === 'model') return { content: { type: 'inlineCode', value: text } };
  if (show !== 'name') return { content: { type: 'text', value: text } };
  const name: PhrasingContent = text === id ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
  const route = hasEntry(partsTables, table.name) ? partsTables[table.name].route : '';
  return { content: { type: 'link', url: `${route}#${id}`, children: [name] } };
}

/** A part of the bill of materials in a sentence: its name as a link to its row, or one of its cells. */
export const Part = defineInline({
  about: 'A part in a sentence: its name with a link to its row in the bill of materials, or one of its cells.',
  example: 'Two screws <Part id="CBM6-12" show="model" /> hold <Part id="J8_B" />.',
  attributes: {
    id: { kind: 'part', required: true },
    table: { kind: 'table', about: 'The list that is meant where a part is in two' },
    show: { kind: 'text', about: `One of ${Object.keys(columns).join(', ')}; the name is the default` },
  },
  children: false,
  inline: true,
  words: partContent,
});
