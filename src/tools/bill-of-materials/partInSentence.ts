import type { PhrasingContent } from 'mdast';
import { entryOf, hasEntry } from '../../model/definitionItems';
import { formatCell } from '../../model/format';
import { partsTables } from '../../site/partsTables';
import { priceColumn } from './parts';
import type { Tables } from '../../content/tables/csvTable';
import { tablesIn } from '../../content/tables/rows';
import { attributeOf } from '../../content/tree/attributes';
import type { JsxElement } from '../../content/tree/attributes';
import { defineInline } from '../../content/components/definition';
import type { Mistaken } from '../../content/components/definition';

/** Columns by the values of `show`. */
const columns: Readonly<Record<string, string>> = {
  name: 'part_name',
  model: 'model_number',
  quantity: 'quantity_robot',
  price: priceColumn('unit_price'),
  total: priceColumn('total_price'),
};

const lists = (tables: Tables) => tablesIn(tables, partsTables);

/** The lists in which a `<Part>` looks: the one that it names, or all. */
const listsOf = (element: JsxElement, tables: Tables) => {
  const wanted = attributeOf(element, 'table');
  return lists(tables).filter(({ name }) => wanted === undefined || name === wanted);
};

function partContent(element: JsxElement, tables: Tables): PhrasingContent | Mistaken | undefined {
  const id = attributeOf(element, 'id') ?? '';
  const show = attributeOf(element, 'show') ?? 'name';
  const column = entryOf(columns, show);
  const found = listsOf(element, tables).flatMap((table) => table.rows.filter((row) => row.part_id === id).map((row) => ({ table, row })));
  const [first, ...others] = found;
  if (!column || !first) return undefined;
  const { table, row } = first;
  if (others.length > 0) {
    const names = found.map((one) => `"${one.table.name}"`).join(' and ');
    return { mistake: `<Part> names the part "${id}", which is in ${names}. Choose one, such as table="${table.name}".` };
  }
  const cell = row[column] ?? null;
  if (cell === null)
    return { mistake: `<Part> shows the ${show} of "${id}", which is empty in ${table.file}. Fill it in, or show another column.` };
  const text = formatCell(cell, table.definition.columns[column]?.unit);
  if (show === 'model') return { type: 'inlineCode', value: text };
  if (show !== 'name') return { type: 'text', value: text };
  const name: PhrasingContent = text === id ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
  const route = hasEntry(partsTables, table.name) ? partsTables[table.name].route : '';
  return { type: 'link', url: `${route}#${id}`, children: [name] };
}

/** A part of the bill of materials in a sentence: its name as a link to its row, or one of its cells. */
export const Part = defineInline({
  about: 'A part in a sentence: its name with a link to its row in the bill of materials, or one of its cells.',
  example: 'Two screws <Part id="CBM6-12" show="model" /> hold <Part id="J8_B" />.',
  attributes: {
    id: {
      kind: 'text',
      required: true,
      about: 'Id of a part',
      of: {
        what: 'a part of the bill of materials',
        names: (tables, element) => listsOf(element, tables).flatMap(({ rows }) => rows.map(({ part_id: id }) => String(id))),
      },
    },
    table: {
      kind: 'table',
      about: 'The list that is meant where a part is in two',
      of: { what: 'a list of the bill of materials', names: (tables) => lists(tables).map(({ name }) => name) },
    },
    show: {
      kind: 'text',
      about: `One of ${Object.keys(columns).join(', ')}; the name is the default`,
      of: { what: 'a column to show', names: () => Object.keys(columns) },
    },
  },
  children: false,
  inline: true,
  words: partContent,
});
