import { formatNumber } from '../../model/formatCell';
import { longDate } from '../../model/longDate';
import type { ExchangeRate } from '../../model/orders';

/** How the costs in other currencies were converted, and that they are about. */
export function OrderRates({ rates }: { readonly rates: readonly ExchangeRate[] }) {
  return rates.map(({ currency, yen, notedOn, source }) => (
    <p key={currency} className="downloads">
      1 {currency} = {formatNumber(yen)} JPY, noted on {longDate(notedOn)}. {source}.
    </p>
  ));
}
