import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Words and phrases that readers type. */
export const searchTables = {
  'search-words': table(
    'Words that readers use, and what they mean',
    'word',
    {
      word: 'What is typed',
      means: { label: 'Words that are searched, #failure, not #failure, or !stop', type: 'list' },
    },
    { searchOnly: true },
  ),
} satisfies TableDefinitions;
