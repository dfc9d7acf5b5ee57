import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Terms: their spelling and meaning. */
export const glossaryTables = {
  terms: table('Words of these pages', 'term', {
    term: 'Term',
    spellings: { label: 'Also called', type: 'list', optional: true },
    avoid: { label: 'Not', type: 'list', optional: true },
    // Whether pages explain its first use. Not for words that most readers know.
    hint: { label: 'Explained in the text', type: 'boolean', optional: true },
    // If empty, the note explains why.
    meaning: { label: 'Meaning', optional: true },
    page: { label: 'Explained on', type: 'route', optional: true },
    note: { label: 'Note for writers', optional: true },
  }),
} satisfies TableDefinitions;
