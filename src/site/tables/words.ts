import type { TableDefinitions } from '../../model/tableTypes';

/** The words of the field as the site writes them. */
export const wordTables = {
  terms: {
    title: 'Terms',
    key: 'term',
    columns: {
      term: { label: 'Term', type: 'text' },
      avoid: { label: 'Not', type: 'list', optional: true },
      proper: { label: 'A name', type: 'boolean', optional: true },
      note: { label: 'Meaning', type: 'text', optional: true },
    },
  },
} satisfies TableDefinitions;
