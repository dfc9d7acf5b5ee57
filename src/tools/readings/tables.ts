import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

export const readingsTables = {
  readings: table('Readings before the first 24 V', 'id', {
    id: 'No',
    plugged: { label: 'Plugged in', optional: true },
    probes: 'Probes',
    expect: 'Expect',
    otherwise: 'Otherwise',
  }),
} satisfies TableDefinitions;
