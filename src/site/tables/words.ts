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
  'search-dictionary': table(
    'Words of other languages that search reads as English',
    'english',
    {
      english: 'Searched instead',
      german: { label: 'German', type: 'list', optional: true },
      french: { label: 'French', type: 'list', optional: true },
      spanish: { label: 'Spanish', type: 'list', optional: true },
      chinese: { label: 'Chinese', type: 'list', optional: true },
      japanese: { label: 'Japanese', type: 'list', optional: true },
      korean: { label: 'Korean', type: 'list', optional: true },
    },
    { searchOnly: true },
  ),
} satisfies TableDefinitions;

/** Sentences that `npm run check` compares with tables. */
export const statedTables = {
  'stated-values': table(
    // Where no placeholder works: alt texts, answers, meanings of terms.
    'Sentences that state a number of a table',
    'sentence',
    { sentence: 'Words around the number, which is {}', table: 'Table', row: 'Row', column: 'Column' },
    { searchOnly: true },
  ),
} satisfies TableDefinitions;
