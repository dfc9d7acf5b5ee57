import { approximately, formatNumber } from '../../../model/format';
import { inCurrency, orderLines, ordersOf } from '../orders';
import type { Money, OrderData, SupplierOrder } from '../orders';
import { totalsOf } from '../parts';
import type { PartsRow } from '../parts';
import { currency as own } from '../../../site/partsTables';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { OrderButton } from './OrderButton';
import type * as Actions from './partsActions';
import { NumberHead } from '../../../theme/controls/NumberHead';

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

interface CostsProps {
  readonly total: number;
  readonly rates: OrderData['rates'];
}

function Costs({ total, rates }: CostsProps) {
  return (
    <>
      <td className="number">{formatNumber(total)}</td>
      {rates.map((rate) => (
        <td key={rate.currency} className="number">
          {approximately(inCurrency(total, rate))}
        </td>
      ))}
    </>
  );
}

function SupplierRow({
  order,
  rates,
  actions,
}: { readonly order: SupplierOrder } & Pick<CostsProps, 'rates'> & Pick<OrderTableProps, 'actions'>) {
  const { supplier, rows, pieces, total } = order;
  const { name, url, takes } = supplier;
  return (
    <tr>
      <th scope="row">
        {url ? <SmartLink href={url}>{name}</SmartLink> : name}
        <small>{takes}</small>
      </th>
      <td className="number wide">{formatNumber(rows.length)}</td>
      <td className="number wide">{formatNumber(pieces)}</td>
      <Costs total={total} rates={rates} />
      <td data-parts-tools="">
        <OrderButton copy={() => actions?.copyOrderList(rows)} label="Copy" about={name} />
        <button type="button" onClick={() => actions?.downloadOrder(order)} aria-label={`CSV file for ${name}`}>
          CSV
        </button>
      </td>
    </tr>
  );
}

/** Table of an order by supplier: cost, and a list to copy or download. */
export function OrderTable({ title, rows, order: { suppliers, rates }, money, actions }: OrderTableProps) {
  const { pieces, total } = totalsOf(rows);
  const lines = orderLines(rows);
  return (
    <div className="order">
      <ScrollTable label={title}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Supplier</th>
            <th scope="col" className="number wide">
              Parts
            </th>
            <th scope="col" className="number wide">
              Pieces
            </th>
            <NumberHead>{own.code}</NumberHead>
            {rates.map(({ currency }) => (
              <th key={currency} scope="col" className="number">
                About {currency}
              </th>
            ))}
            <th scope="col" data-parts-tools="">
              List
            </th>
          </tr>
        </thead>
        <tbody>
          {ordersOf(lines, suppliers).map((order) => (
            <SupplierRow key={order.supplier.name} order={order} rates={rates} actions={actions} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All suppliers</th>
            <td className="number wide">{formatNumber(lines.length)}</td>
            <td className="number wide">{formatNumber(pieces)}</td>
            <Costs total={total} rates={rates} />
            <td data-parts-tools="">
              <OrderButton copy={() => actions?.copyOrderList(rows)} label="Copy" about="all suppliers" />
              <button type="button" onClick={() => actions?.downloadWholeOrder(rows, money)} aria-label="CSV file of the whole order">
                CSV
              </button>
            </td>
          </tr>
        </tfoot>
      </ScrollTable>
    </div>
  );
}
