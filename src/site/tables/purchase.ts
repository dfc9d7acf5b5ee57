import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the purchase pages. */
export const purchaseTables = {
  manufacturers: {
    title: 'Makers of OpenArm, as noted on 15 July 2026',
    key: 'maker',
    columns: {
      maker: { label: 'Maker', type: 'text' },
      company: { label: 'Company', type: 'text', optional: true },
      location: { label: 'Place', type: 'text', optional: true },
      quality_status: { label: 'Quality check', type: 'text', oneOf: ['Certified', 'Evaluating', 'Not evaluated'] },
      sells: {
        label: 'Model',
        type: 'text',
        oneOf: ['OpenArm 1 (V1)', 'OpenArm 1 (V1.1)', 'OpenArm 2', 'not stated'],
      },
      price_min_usd: { label: 'Price from', type: 'number', unit: 'USD', optional: true },
      price_max_usd: { label: 'Price to', type: 'number', unit: 'USD', optional: true },
      lead_time_min_days: { label: 'Lead time from', type: 'integer', unit: 'days', optional: true },
      lead_time_max_days: { label: 'Lead time to', type: 'integer', unit: 'days', optional: true },
      ships_to: { label: 'Ships to', type: 'text' },
      orders: { label: 'Orders', type: 'text' },
      order_url: { label: 'Order page', type: 'url', optional: true },
      contact: { label: 'Contact', type: 'text' },
      other_products: { label: 'Also sells', type: 'text', optional: true },
      note: { label: 'Note', type: 'text', optional: true },
      noted_on: { label: 'Noted on', type: 'text' },
    },
  },
  // Derived from the makers above; `npm run check` compares them.
  'maker-prices': {
    title: 'Prices of makers, by the model that they sell',
    key: 'sells',
    columns: {
      sells: { label: 'Model', type: 'text' },
      least_usd: { label: 'Price from', type: 'number', unit: 'USD' },
      most_usd: { label: 'Price to', type: 'number', unit: 'USD' },
    },
  },
} as const satisfies TableDefinitions;
