import { defineBlock } from '../../content/components/definition';
import { titledTable } from '../../content/components/markdownTable';
import type { Table } from '../../content/tables/csvTable';
import { expandTable } from '../../content/tables/expandTable';
import { cellSeparator, listIn, numberIn, propTable, textIn } from '../../content/tables/rows';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import type { JsxElement } from '../../content/tree/attributes';
import { paragraph, text } from '../../content/tree/nodes';
import { approximately, formatNumber } from '../../model/format';
import { inCurrency, listsParts, orderColumns, orderLines, ordersOf, rateText, readOrderParts } from './orders';
import type { ExchangeRate, OrderColumn, OrderData, Supplier } from './orders';
import type { PropTable } from '../../model/pageTypes';
import { priceColumn, rateColumn, readParts, rowsFor, setLabel, totalsOf } from './parts';
import type { Part as PartOfList } from './parts';
import type { TableGrid } from '../../model/tableGrid';
import { currency } from '../../site/partsTables';
import type { Plugin } from '../../content/plugin';
import { checkBillOfMaterials } from './checkBillOfMaterials';
import { Part } from './partInSentence';
import { billOfMaterialsTables } from './tables';

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
function columnsOfParts({ columns, rows }: PropTable): string {
  const files = columns.findIndex(({ name }) => name === 'files');
  const hasFiles = rows.some((row) => Array.isArray(row[files]) && row[files].length > 0);
  const shown = wordColumns.filter((name) => columns.some((column) => column.name === name));
  return [...shown, ...(hasFiles ? ['files'] : [])].join();
}

/** Search text of a part: numbers and name first, then source and properties. */
export function partText({ id, name, model, material, process, supplier, manufacturer, shape, notes }: PartOfList): string {
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

const namedTables = (element: JsxElement, tables: ReadonlyMap<string, Table>): PropTable[] =>
  namesIn(attributeOf(element, 'name')).flatMap((name) => {
    const table = tables.get(name);
    return table ? [propTable(table)] : [];
  });

/** Component of the tables of the bill of materials. */
export const PartsTable = defineBlock({
  about: 'Lists of the bill of materials with sorting, filters, quantities and downloads. Several names make one table.',
  example: '<PartsTable name="bom-electrical" />',
  attributes: { name: { kind: 'tables', required: true }, caption: { kind: 'label' } },
  children: false,
  anchors: ({ rows }) => rows.map((row) => textIn(row, 'part_id')),
  // Each row shows a shape from this sheet.
  figures: ['part-icons.svg'],
  expand: (element, { tables }) => ({ tables: namedTables(element, tables) }),
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

const isOrderColumn = (name: string): name is OrderColumn => orderColumns.some((column) => column === name);

function suppliersFrom(suppliers: Table, lists: Table): Supplier[] {
  return suppliers.rows.map((row) => {
    const name = textIn(row, 'supplier');
    const list = lists.rows.find(({ supplier }) => supplier === name) ?? {};
    return {
      name,
      url: textIn(row, 'order_url') || null,
      takes: textIn(list, 'takes'),
      columns: listIn(list, 'columns').filter(isOrderColumn),
    };
  });
}

const rateFrom = (row: Table['rows'][number]): ExchangeRate => ({
  currency: textIn(row, 'currency'),
  price: numberIn(row, rateColumn),
  notedOn: textIn(row, 'noted_on'),
  source: textIn(row, 'source'),
});

/** Table of the order for one robot by supplier. As on the page, a part in several tables is one line. */
function orderGrid(title: string, tables: readonly PropTable[], { suppliers, rates }: OrderData): TableGrid {
  const rows = orderLines(rowsFor(readOrderParts(tables), 'robot', 1));
  const line = (name: string, parts: number, { pieces, total }: { pieces: number; total: number }, takes: string): string[] => [
    name,
    formatNumber(parts),
    formatNumber(pieces),
    formatNumber(total),
    ...rates.map((rate) => approximately(inCurrency(total, rate))),
    takes,
  ];
  return {
    title,
    head: [
      { cell: 'Supplier' },
      { cell: 'Parts', numeric: true },
      { cell: 'Pieces', numeric: true },
      { cell: 'Cost', unit: currency.code, numeric: true },
      ...rates.map(({ currency }) => ({ cell: `About ${currency}`, numeric: true as const })),
      { cell: 'What the supplier takes' },
    ],
    rows: [
      ...ordersOf(rows, suppliers).map((order) => line(order.supplier.name, order.rows.length, order, order.supplier.takes)),
      line('All suppliers', rows.length, totalsOf(rows), ''),
    ],
  };
}

/** Component of the whole order: parts tables and motors by supplier, with order lists to download. */
export const OrderTool = defineBlock({
  about: 'One order made of lists and motors: by supplier, for any number of robots, with spares and a file for each supplier.',
  example: `<OrderTool
  name="bom-electrical,motor-costs"
  suppliers="suppliers"
  lists="order-lists"
  rates="exchange-rates"
  caption="Electronics and motors"
/>`,
  attributes: {
    name: { kind: 'tables', required: true },
    suppliers: { kind: 'table', required: true },
    lists: { kind: 'table', required: true },
    rates: { kind: 'table', required: true },
    caption: { kind: 'label', required: true },
  },
  children: false,
  // Each row shows a shape from this sheet.
  figures: ['part-icons.svg'],
  expand: (element, { tables }): { tables: readonly PropTable[]; order: OrderData } | undefined => {
    const [suppliers, lists, rates] = ['suppliers', 'lists', 'rates'].map((name) => tables.get(attributeOf(element, name) ?? ''));
    if (!suppliers || !lists || !rates) return undefined;
    return {
      tables: namedTables(element, tables),
      order: { suppliers: suppliersFrom(suppliers, lists), rates: rates.rows.map(rateFrom) },
    };
  },
  markdown: (element, { absolute }, props) => {
    if (!props) return [];
    const title = `${attributeOf(element, 'caption') ?? ''}: ${setLabel('robot', readOrderParts(props.tables))}`;
    return [
      ...titledTable(orderGrid(title, props.tables, props.order), absolute),
      ...props.order.rates.map((rate) => paragraph([text(rateText(rate))])),
      ...props.tables.flatMap((table) =>
        titledTable(expandTable(table, { columns: listsParts(table) ? columnsOfParts(table) : undefined, transpose: false }), absolute),
      ),
    ];
  },
  // Search finds parts and suppliers on the pages of the parts tables.
  search: false,
});

/** The bill of materials: its tables, the order made of them, and parts named in a sentence. */
export const billOfMaterials = {
  components: { OrderTool, PartsTable, Part },
  tables: billOfMaterialsTables,
  checks: [({ data }) => checkBillOfMaterials(data.tables)],
} as const satisfies Plugin;
