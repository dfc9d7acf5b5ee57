import type { Table } from '../../src/content/tables/csvTable';
import { listIn, textIn } from '../../src/content/tables/rows';

/** A word of the field in the one spelling that the site uses. */
export interface Term {
  readonly term: string;
  /** Other names of the same thing, with the capitals that they have where they come from. */
  readonly spellings: readonly string[];
  /** Spellings that the site does not use. */
  readonly avoid: readonly string[];
  /** It is a name: capitals stay within a title. */
  readonly proper: boolean;
}

/** Terms of content/data/terms.csv. */
export const readTerms = (table: Table | undefined): Term[] =>
  (table?.rows ?? []).map((row) => ({
    term: textIn(row, 'term'),
    spellings: listIn(row, 'spellings'),
    avoid: Array.isArray(row.avoid) ? row.avoid : [],
    proper: row.proper === true,
  }));
