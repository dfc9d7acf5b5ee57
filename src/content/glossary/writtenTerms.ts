import type { Table } from '../tables/csvTable';
import { listIn, textIn } from '../tables/rows';
import { termsTable } from './glossary';

/** A term as texts write it. */
export interface WrittenTerm {
  /** The term and its other names. */
  readonly names: readonly string[];
  /** What a page shows beside its first use; null for what it does not explain there. */
  readonly hint: string | null;
}

/** The terms that texts may explain where they come first, and all others, whose names hold some of theirs: "CAN adapter" is not "CAN". */
export const writtenTerms = (tables: ReadonlyMap<string, Table>): WrittenTerm[] =>
  (tables.get(termsTable)?.rows ?? []).map((row) => ({
    names: [textIn(row, 'term'), ...listIn(row, 'spellings')],
    // A hint is plain text.
    hint: row.hint === true ? textIn(row, 'meaning').replaceAll('`', '') : null,
  }));
