import { rowsFor } from '../../model/parts';
import type { Part, PartsRow } from '../../model/parts';

/** What a table of parts shows: its rows, and how many it would show without a filter. */
export interface ShownParts {
  readonly rows: readonly PartsRow[];
  readonly all: number;
}

/** The whole table in the order of the list, for one robot. */
export function wholeList(parts: readonly Part[]): ShownParts {
  const rows = rowsFor(parts, 'robot', 1);
  return { rows, all: rows.length };
}
