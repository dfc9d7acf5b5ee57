import { defineBlock } from '../../content/components/definition';
import { titledTable } from '../../content/components/markdownTable';
import { expandTable } from '../../content/tables/expandTable';
import { cellSeparator, propTable, textIn } from '../../content/tables/rows';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import type { PropTable } from '../../model/pageTypes';
import { priceColumn, readParts } from './parts';
import type { Part as PartRow } from './parts';

/** Columns of a parts table in its text form: all that the page shows of a part, including its details. */
const wordColumns = [
  'part_id',
  'part_name',
  'model_number',
  'quantity_robot',
  priceColumn('unit_price'),
  priceColumn('total_price'),
  'noted_on',
  // After the price, which is that of one robot.
  'quantity_one_arm',
  'quantity_leader_follower',
  'supplier',
  'manufacturer',
  'material',
  'process',
  'url',
  'shape',
  'notes',
];

/** Adds the column of files if any part of the table has files. */
export function columnsOfParts({ columns, rows }: PropTable): string {
  const files = columns.findIndex(({ name }) => name === 'files');
  const hasFiles = rows.some((row) => Array.isArray(row[files]) && row[files].length > 0);
  const shown = wordColumns.filter((name) => columns.some((column) => column.name === name));
  return [...shown, ...(hasFiles ? ['files'] : [])].join();
}

/** Search text of a part: numbers and name first, then source and properties. */
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

/** Component of the tables of the bill of materials. */
export const PartsTable = defineBlock({
  about: 'Lists of the bill of materials with sorting, filters, quantities and downloads. Several names make one table.',
  example: '<PartsTable name="bom-electrical" />',
  attributes: { name: { kind: 'tables', required: true }, caption: { kind: 'label' } },
  children: false,
  anchors: ({ rows }) => rows.map((row) => textIn(row, 'part_id')),
  // Each row shows a shape from this sheet.
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
    // A combined table repeats parts that search finds on their own pages.
    if (!table || others.length > 0) return [];
    const title = attributeOf(element, 'caption') === undefined ? [table.title] : [];
    return [...title, ...readParts(table).map((part) => ({ anchor: part.id, kind: 'part' as const, text: partText(part) }))];
  },
});
