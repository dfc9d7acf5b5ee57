import type { TableDefinitions } from '../tableTypes';

/** Tables of the specification pages. */
export const specificationTables = {
  'joint-limits': {
    title: 'Range of each joint',
    key: 'joint',
    columns: {
      joint: { label: 'Joint', type: 'text' },
      min_deg: { label: 'Lower limit', type: 'number', unit: '°' },
      max_deg: { label: 'Upper limit', type: 'number', unit: '°' },
      span_deg: { label: 'Span', type: 'number', unit: '°' },
    },
  },
} as const satisfies TableDefinitions;
