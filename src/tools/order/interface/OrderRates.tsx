import { rateText } from '../../../model/orders';
import type { ExchangeRate } from '../../../model/orders';

/** How the costs in other currencies were converted, and that they are about. */
export function OrderRates({ rates }: { readonly rates: readonly ExchangeRate[] }) {
  return rates.map((rate) => (
    <p key={rate.currency} className="downloads">
      {rateText(rate)}
    </p>
  ));
}
