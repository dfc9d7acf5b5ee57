import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Makers, and their prices. */
export const makersTables = {
  manufacturers: table('Makers of OpenArm, as noted on 15 July 2026', 'maker', {
    maker: 'Maker',
    company: { label: 'Company', optional: true },
    location: { label: 'Place', optional: true },
    quality_status: { label: 'Quality check', oneOf: ['Certified', 'Evaluating', 'Not evaluated'] },
    sells: { label: 'Model', oneOf: ['OpenArm 1 (V1)', 'OpenArm 1 (V1.1)', 'OpenArm 2', 'not stated'] },
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
  // Derived from the makers above; `npm run check` compares them.
  'maker-prices': table('Prices of makers, by the model that they sell', 'sells', {
    sells: 'Model',
    least_usd: 'Price from',
    most_usd: 'Price to',
  }),
} satisfies TableDefinitions;
