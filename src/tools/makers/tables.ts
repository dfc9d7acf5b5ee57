import { makerGroups, makersTitle, models } from '../../site/makers';
import { table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';

/** Lowest or highest price of the makers of a group. */
const priceOf =
  (column: string, extreme: (...prices: number[]) => number): Derive =>
  ({ sells }, rowsOf) => {
    const makers = rowsOf('manufacturers').filter((row) => makerGroups[String(sells)]?.(String(row.sells)));
    const prices = makers.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : []));
    return prices.length > 0 ? extreme(...prices) : null;
  };

export const makersTables = {
  manufacturers: table(makersTitle, 'maker', {
    maker: 'Maker',
    company: { label: 'Company', optional: true },
    location: { label: 'Place', optional: true },
    quality_status: { label: 'Quality check', oneOf: ['Certified', 'Evaluating', 'Not evaluated'] },
    sells: { label: 'Model', oneOf: models },
    price_min_usd: { label: 'Price from', optional: true },
    price_max_usd: { label: 'Price to', optional: true },
    lead_time_min_days: { label: 'Lead time from', type: 'integer', optional: true },
    lead_time_max_days: { label: 'Lead time to', type: 'integer', optional: true },
    ships_to: 'Ships to',
    orders: 'Orders',
    order_url: { label: 'Order page', type: 'url', optional: true },
    contact: 'Contact',
    other_products: { label: 'Also sells', optional: true },
    note: { label: 'Note', optional: true },
    noted_on: 'Noted on',
  }),
  'maker-prices': table('Prices of makers, by the model that they sell', 'sells', {
    sells: { label: 'Model', oneOf: Object.keys(makerGroups) },
    least_usd: { label: 'Price from', derive: priceOf('price_min_usd', Math.min) },
    most_usd: { label: 'Price to', derive: priceOf('price_max_usd', Math.max) },
  }),
} satisfies TableDefinitions;
