import type { Table } from '../../src/content/tables/csvTable';
import { listIn, textIn } from '../../src/content/tables/rows';

/** A term in its correct spelling. */
export interface Term {
  readonly term: string;
  /** Other correct names. */
  readonly spellings: readonly string[];
  /** Spellings to avoid. */
  readonly avoid: readonly string[];
  /** Whether it is a proper name, which keeps its capitals in titles. */
  readonly proper: boolean;
}

/** Reads content/data/terms.csv. */
export const readTerms = (table: Table | undefined): Term[] =>
  (table?.rows ?? []).map((row) => ({
    term: textIn(row, 'term'),
    spellings: listIn(row, 'spellings'),
    avoid: Array.isArray(row.avoid) ? row.avoid : [],
    proper: row.proper === true,
  }));
