import { defineBlock } from '../../content/components/definition';
import { titledTable } from '../../content/components/markdownTable';
import { expandTable } from '../../content/tables/expandTable';
import { cellSeparator, propTable } from '../../content/tables/rows';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import type { PropTable } from '../../model/pageTypes';
import { readParts } from '../../model/parts';
import type { Part as PartRow } from '../../model/parts';

/** Columns of a table of parts that say something in words: what the page shows of a part, also when a reader opens its row. */
const wordColumns = [
  'part_id',
  'part_name',
  'model_number',
  'quantity_robot',
  'unit_price_jpy',
  'total_price_jpy',
  'noted_on',
  // Behind the price, which is that of one robot.
  'quantity_one_arm',
  'quantity_leader_follower',
  'supplier',
  'manufacturer',
  'material',
  'process',
  'url',
  'shape',
  'notes',
].join();

/** The same with the files to make a part, in a list of which some part has any. */
export function columnsOfParts({ columns, rows }: PropTable): string {
  const files = columns.findIndex(({ name }) => name === 'files');
  const hasFiles = rows.some((row) => Array.isArray(row[files]) && row[files].length > 0);
  return hasFiles ? `${wordColumns},files` : wordColumns;
}

/** A part as one text: numbers and name first, then where it comes from and what it looks like. */
export function partText({ id, name, model, material, process, supplier, manufacturer, shape, notes }: PartRow): string {
  const maker = manufacturer === supplier ? null : manufacturer;
  const texts = [
    id === name || id === model ? null : id,
    id === name ? name : null,
    model,
    name,
    material,
    process,
    supplier,
    maker,
    shape,
    notes,
  ];
  return [...new Set(texts)].filter((part) => part !== null && part !== '').join(cellSeparator);
}

/** Tables of the bill of materials. */
export const PartsTable = defineBlock({
  about: 'Lists of the bill of materials with sorting, filters, quantities and downloads. Several names make one table.',
  example: '<PartsTable name="bom-electrical" />',
  attributes: { name: { kind: 'tables', required: true }, caption: { kind: 'label' } },
  children: false,
  // Its rows show shapes from one sheet.
  figures: ['part-icons.svg'],
  expand: (element, { tables }): { tables: readonly PropTable[] } => ({
    tables: namesIn(attributeOf(element, 'name')).flatMap((name) => {
      const table = tables.get(name);
      return table ? [propTable(table)] : [];
    }),
  }),
  markdown: (_element, { absolute }, props) =>
    (props?.tables ?? []).flatMap((table) =>
      titledTable(expandTable(table, { columns: columnsOfParts(table), transpose: false }), absolute),
    ),
  search: (element, props) => {
    const [table, ...others] = props?.tables ?? [];
    // A table made of several others repeats parts that are found on their own pages.
    if (!table || others.length > 0) return [];
    const title = attributeOf(element, 'caption') === undefined ? [table.title] : [];
    return [...title, ...readParts(table).map((part) => ({ anchor: part.id, kind: 'part' as const, text: partText(part) }))];
  },
});
