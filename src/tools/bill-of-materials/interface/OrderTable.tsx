import type { ReactNode } from 'react';
import { approximately, formatNumber } from '../../../model/format';
import { inCurrency, orderLines, ordersOf } from '../orders';
import type { Money, OrderData } from '../orders';
import { totalsOf } from '../parts';
import type { PartsRow } from '../parts';
import { currency as own } from '../../../site/partsTables';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { ColumnTable } from '../../../theme/data/DataTable';
import type { TableColumn } from '../../../theme/data/DataTable';
import { OrderButton } from './OrderButton';
import type * as Actions from './partsActions';

/** Actions of a parts table's tools. */
export type PartsActions = typeof Actions;

interface OrderTableProps {
  readonly title: string;
  readonly rows: readonly PartsRow[];
  readonly order: OrderData;
  /** Currency of the prices in the file of the whole order. */
  readonly money: Money;
  /** Actions of the buttons; null until loaded. */
  readonly actions: PartsActions | null;
}

/** Cells of a supplier, or of the whole order, by column. */
type OrderRow = Readonly<Record<string, ReactNode>>;

const column = (name: string, head: string, attributes?: TableColumn<OrderRow>['attributes']): TableColumn<OrderRow> => ({
  name,
  head,
  attributes,
  cell: (row) => row[name],
});

interface ListButtonsProps {
  readonly about: string;
  readonly copy: () => Promise<void> | undefined;
  readonly download: () => void;
  /** Accessible name of the button that downloads. */
  readonly file: string;
}

/** Buttons that copy a list or download it. */
const ListButtons = ({ about, copy, download, file }: ListButtonsProps) => (
  <>
    <OrderButton copy={copy} label="Copy" about={about} />
    <button type="button" onClick={download} aria-label={file}>
      CSV
    </button>
  </>
);

/** Table of an order by supplier: cost, and a list to copy or download. */
export function OrderTable({ title, rows, order: { suppliers, rates }, money, actions }: OrderTableProps) {
  const lines = orderLines(rows);
  const amounts = (parts: number, { pieces, total }: { pieces: number; total: number }): OrderRow => ({
    parts: formatNumber(parts),
    pieces: formatNumber(pieces),
    total: formatNumber(total),
    ...Object.fromEntries(rates.map((rate) => [rate.currency, approximately(inCurrency(total, rate))])),
  });
  const orders = ordersOf(lines, suppliers);
  const supplierRows = orders.map((order): OrderRow => {
    const { name, url, takes } = order.supplier;
    return {
      ...amounts(order.rows.length, order),
      supplier: (
        <>
          {url ? <SmartLink href={url}>{name}</SmartLink> : name}
          <small>{takes}</small>
        </>
      ),
      list: (
        <ListButtons
          about={name}
          copy={() => actions?.copyOrderList(order.rows)}
          download={() => actions?.downloadOrder(order)}
          file={`CSV file for ${name}`}
        />
      ),
    };
  });
  return (
    <div className="order">
      <ColumnTable
        caption={title}
        columns={[
          column('supplier', 'Supplier'),
          column('parts', 'Parts', { className: 'number wide' }),
          column('pieces', 'Pieces', { className: 'number wide' }),
          column('total', own.code, { className: 'number' }),
          ...rates.map(({ currency }) => column(currency, `About ${currency}`, { className: 'number' })),
          column('list', 'List', { 'data-parts-tools': '' }),
        ]}
        rows={supplierRows}
        keyOf={(_row, index) => orders[index]?.supplier.name ?? index}
        foot={{
          ...amounts(lines.length, totalsOf(rows)),
          supplier: 'All suppliers',
          list: (
            <ListButtons
              about="all suppliers"
              copy={() => actions?.copyOrderList(rows)}
              download={() => actions?.downloadWholeOrder(rows, money)}
              file="CSV file of the whole order"
            />
          ),
        }}
      />
    </div>
  );
}
