import type { TableDefinitions } from '../../model/tableTypes';

/** Words and phrases that readers type. */
export const searchTables = {
  'search-words': {
    title: 'Words that readers use, and what they mean',
    key: 'word',
    searchOnly: true,
    columns: {
      word: { label: 'What is typed', type: 'text' },
      means: { label: 'Words that are searched, #failure, or not #failure', type: 'list' },
      kinds: { label: 'Only among', type: 'text', oneOf: ['pages', 'failures'], optional: true },
    },
  },
} as const satisfies TableDefinitions;
