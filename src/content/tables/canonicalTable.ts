import type { RawTable } from './csvTable';
import { numericColumns } from './numericColumns';

/** A number in the one spelling that all spellings of it share, because gatsby-transformer-csv hands out numbers. */
const canonicalNumber = (text: string): string => (text === '' || Number.isNaN(Number(text)) ? text : String(Number(text)));

/**
 * What the cells do not show of a table: columns that are not those declared, rows of another length, and rows that stand on other
 * lines than one below the other. A table in order has none of it, so that its row nodes, which know nothing of it, find it.
 */
function oddities({ header, headerLine, records, definition }: RawTable): string[] {
  const declared = Object.keys(definition.columns);
  const isDeclared = header.length === declared.length && declared.every((column) => header.includes(column));
  let next = headerLine + 1;
  return [
    ...(isDeclared ? [] : ['header', ...header]),
    ...(headerLine === 1 ? [] : [`header in line ${headerLine}`]),
    ...records.flatMap(({ cells, line = next }, index) => {
      const isNext = line === next;
      next = line + cells.join('').split('\n').length;
      return [
        ...(cells.length === header.length ? [] : [`row ${index} has ${cells.length} cells`]),
        ...(isNext ? [] : [`row ${index} in line ${line}`]),
      ];
    }),
  ];
}

/** Cells of a table in the order of its declared columns, row after row. */
function canonicalCells({ header, records, definition }: RawTable): string[] {
  const columns = Object.keys(definition.columns);
  const places = columns.map((column) => header.indexOf(column));
  return records.flatMap(({ cells }) =>
    columns.map((column, index) => {
      const text = (cells[places[index] ?? -1] ?? '').trim();
      return numericColumns.has(column) ? canonicalNumber(text) : text;
    }),
  );
}

/** All that a table holds, its cells in the order of its declared columns: the same for the same table, wherever it was read. */
export function canonicalTable(raw: RawTable): string[] {
  return [...canonicalCells(raw), ...oddities(raw)];
}
