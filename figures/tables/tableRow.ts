import type { Cell, Row, Table } from '../../src/content/tables/csvTable';
import type { ColumnType } from '../../src/model/tableTypes';
import { noteRead } from './drawnFrom';

/** A row of a table. Each method reads a cell as the column's declaration types it; a column that is missing, or of another type, is an error that names it. */
export interface TableRow {
  /** File and line, as errors name a row. */
  readonly place: string;
  /** A text, an address, a route or a hexadecimal number; '' for an empty cell. */
  readonly text: (column: string) => string;
  /** A number; an empty cell is an error. */
  readonly number: (column: string) => number;
  /** A number, or undefined for an empty cell. */
  readonly numberIfAny: (column: string) => number | undefined;
  /** A number as the column writes it, with as many decimals as it declares: 6.0. */
  readonly printedNumber: (column: string) => string;
  /**
   * A reference to a cell, for labels and descriptions: the site's build writes it as pages print it, so that no drawing has to be drawn again when only words
   * change. `bare` leaves the unit out.
   */
  readonly label: (column: string, form?: 'bare') => string;
  /** Yes or no. */
  readonly isTrue: (column: string) => boolean;
  /** Values of a list; none for an empty cell. */
  readonly list: (column: string) => readonly string[];
}

const textTypes: readonly ColumnType[] = ['text', 'hex', 'url', 'route'];
const numberTypes: readonly ColumnType[] = ['integer', 'number'];

/** Rows of a table in its order. */
export function rowsOf(table: Table): TableRow[] {
  // How many there are, and which.
  noteRead(table, table.definition.key);
  return table.rows.map((row, index) => tableRow(table, row, `${table.file}:${table.lines?.[index] ?? index + 2}`));
}

function tableRow(table: Table, row: Row, place: string): TableRow {
  const { definition, file } = table;
  const cell = (column: string, types: readonly ColumnType[]): Cell => {
    const declared = definition.columns[column];
    if (!declared) throw new Error(`${file} has no column "${column}"; it has ${Object.keys(definition.columns).join(', ')}.`);
    if (!types.includes(declared.type))
      throw new Error(`${file}: column "${column}" is declared as ${declared.type}, not ${types.join(' or ')}.`);
    noteRead(table, column);
    return row[column] ?? null;
  };
  const numberIfAny = (column: string): number | undefined => {
    const value = cell(column, numberTypes);
    return typeof value === 'number' ? value : undefined;
  };
  const number = (column: string): number => {
    const value = numberIfAny(column);
    if (value === undefined) throw new Error(`${place}: column "${column}" is empty, but a drawing needs its number.`);
    return value;
  };
  return {
    place,
    number,
    numberIfAny,
    text: (column) => {
      const value = cell(column, textTypes);
      return typeof value === 'string' ? value : '';
    },
    printedNumber: (column) => {
      const digits = definition.columns[column]?.digits;
      return digits === undefined ? String(number(column)) : number(column).toFixed(digits);
    },
    label: (column, form) => {
      if (!definition.columns[column])
        throw new Error(`${file} has no column "${column}"; it has ${Object.keys(definition.columns).join(', ')}.`);
      return `{${form === 'bare' ? 'cell' : 'value'} ${table.name} ${String(row[definition.key])} ${column}}`;
    },
    isTrue: (column) => cell(column, ['boolean']) === true,
    list: (column) => {
      const value = cell(column, ['list']);
      // The declaration says list, so that nothing else is an array here; `isArray` forgets the type of its values.
      return Array.isArray(value) ? (value as readonly string[]) : [];
    },
  };
}
