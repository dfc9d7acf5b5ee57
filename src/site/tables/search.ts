import type { TableDefinitions } from '../../model/tableTypes';

/** Words that readers type, and the words that the pages use instead. */
export const searchTables = {
  'search-synonyms': {
    title: 'Words that readers use for words of these pages',
    key: 'word',
    columns: {
      word: { label: 'Word that is typed', type: 'text' },
      means: { label: 'Words that are searched, too', type: 'list' },
    },
  },
} as const satisfies TableDefinitions;
