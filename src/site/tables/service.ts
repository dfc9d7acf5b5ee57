import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the service page. */
export const serviceTables = {
  'service-jobs': table(
    'What falls, and who holds it',
    'job',
    {
      job: { label: 'Name', code: true },
      title: 'Part to replace',
      falls_kg: { label: 'Falls', digits: 1, optional: true },
      people: { label: 'People', type: 'integer', min: 1 },
      undo: { label: 'Steps to undo', type: 'list' },
      hold: { label: 'Hold', optional: true },
      watch: { label: 'Watch', type: 'list' },
      after: { label: 'After', type: 'list' },
    },
    { page: '/hardware/service' },
  ),
  'service-life': table('How long parts last', 'part', { part: 'Part', known: 'What is known', basis: 'Source' }),
} satisfies TableDefinitions;
