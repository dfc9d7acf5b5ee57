import { rowsFor, setLabel } from '../../../model/parts';
import type { Part, PartSet, PartsRow } from '../../../model/parts';

/** What a table of parts shows: its rows, and those that it would show without a filter. */
export interface ShownParts {
  readonly rows: readonly PartsRow[];
  readonly ordered: readonly PartsRow[];
  /** What they are counted for, in words. */
  readonly what: string;
}

/** A number of sets in words. */
export const setWords = (set: PartSet, count: number, parts: readonly Part[]): string => `${count} × ${setLabel(set, parts)}`;

/** The whole table in the order of the list, for one robot. */
export function wholeList(parts: readonly Part[]): ShownParts {
  const rows = rowsFor(parts, 'robot', 1);
  return { rows, ordered: rows, what: setWords('robot', 1, parts) };
}
