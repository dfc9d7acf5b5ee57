import { defineBlock } from '../../content/components/definition';
import { titledTable } from '../../content/components/markdownTable';
import type { Table } from '../../content/tables/csvTable';
import { expandTable } from '../../content/tables/expandTable';
import { listIn, numberIn, propTable, textIn } from '../../content/tables/rows';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import { paragraph, text } from '../../content/tree/nodes';
import { approximately, formatNumber } from '../../model/format';
import { inCurrency, listsParts, orderColumns, orderLines, ordersOf, rateText, readOrderParts } from './orders';
import type { ExchangeRate, OrderColumn, OrderData, Supplier } from './orders';
import type { PropTable } from '../../model/pageTypes';
import { rateColumn, robotOf, rowsFor, setLabel, totalsOf } from './parts';
import type { TableGrid } from '../../model/tableGrid';
import { currency, setLabels } from '../../site/partsTables';
import type { Room } from '../../content/loadContent';
import { checkBillOfMaterials } from './checkBillOfMaterials';
import { columnsOfParts, PartsTable } from './partsDefinition';
import { Part } from './partInSentence';
import { billOfMaterialsTables } from './tables';

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
  const rows = orderLines(rowsFor(readOrderParts(tables, robotOf), 'robot', 1));
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
      tables: namesIn(attributeOf(element, 'name')).flatMap((name) => {
        const table = tables.get(name);
        return table ? [propTable(table)] : [];
      }),
      order: { suppliers: suppliersFrom(suppliers, lists), rates: rates.rows.map(rateFrom) },
    };
  },
  markdown: (element, { absolute }, props) => {
    if (!props) return [];
    const title = `${attributeOf(element, 'caption') ?? ''}: ${setLabel('robot', readOrderParts(props.tables, robotOf), setLabels)}`;
    return [
      ...titledTable(orderGrid(title, props.tables, props.order), absolute),
      ...props.order.rates.map((rate) => paragraph([text(rateText(rate, currency.code))])),
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
} as const satisfies Room;
