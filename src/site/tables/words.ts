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

/** Terms: their spelling and meaning. */
export const wordTables = {
  terms: {
    title: 'Words of these pages',
    key: 'term',
    columns: {
      term: { label: 'Term', type: 'text' },
      spellings: { label: 'Also called', type: 'list', optional: true },
      avoid: { label: 'Not', type: 'list', optional: true },
      // Whether pages explain its first use. Not for words that most readers know.
      hint: { label: 'Explained in the text', type: 'boolean', optional: true },
      // If empty, the note explains why.
      meaning: { label: 'Meaning', type: 'text', optional: true },
      page: { label: 'Explained on', type: 'route', optional: true },
      note: { label: 'Note for writers', type: 'text', optional: true },
    },
  },
} satisfies TableDefinitions;
