import type { RawTable } from './csvTable';
import { numericColumns } from './numericColumns';

/** A number in the one spelling that all spellings of it share, because gatsby-transformer-csv hands out numbers. */
const canonicalNumber = (text: string): string => (text === '' || Number.isNaN(Number(text)) ? text : String(Number(text)));

/** Cells of a table in the order of its declared columns, row after row: the same for the same table, wherever it was read. */
export function canonicalCells({ header, records, definition }: RawTable): string[] {
  const columns = Object.keys(definition.columns);
  const places = columns.map((column) => header.indexOf(column));
  return records.flatMap(({ cells }) =>
    columns.map((column, index) => {
      const text = (cells[places[index] ?? -1] ?? '').trim();
      return numericColumns.has(column) ? canonicalNumber(text) : text;
    }),
  );
}
