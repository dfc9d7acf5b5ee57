import type { TableDefinitions } from '../../model/tableTypes';

/** Tables that say how the site writes. */
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
  phrases: {
    title: 'Phrases that the site does not use',
    key: 'phrase',
    columns: {
      phrase: { label: 'Instead of', type: 'text' },
      instead: { label: 'Write', type: 'list', optional: true },
    },
  },
} satisfies TableDefinitions;
