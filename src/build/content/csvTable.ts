import { parse } from 'csv-parse/sync';
import { unitEndings } from '../../site/tableTypes';
import type { ColumnDefinition, TableDefinition } from '../../site/tableTypes';
import { didYouMean } from './problems';
import type { Problem } from './problems';

/** A typed cell; null is an empty cell of an optional column. */
export type Cell = string | number | boolean | null | readonly string[];

/** A row by column name. */
export type Row = Readonly<Record<string, Cell>>;

/** A CSV file read by its declaration, rows in the file's order. */
export interface Table {
  readonly name: string;
  readonly definition: TableDefinition;
  readonly file: string;
  readonly rows: readonly Row[];
}

interface Reading {
  readonly expected: string;
  readonly read: (text: string) => Cell | undefined;
}

const numeric = (pattern: RegExp) => (text: string) => (pattern.test(text) ? Number(text) : undefined);
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const readings: Record<ColumnDefinition['type'], Reading> = {
  text: { expected: 'a text', read: (text) => text },
  integer: { expected: 'a whole number such as 12', read: numeric(/^-?\d+$/) },
  number: { expected: 'a number such as 12.5', read: numeric(/^-?(\d+(\.\d*)?|\.\d+)(e-?\d+)?$/i) },
  boolean: { expected: 'yes or no', read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined) },
  hex: { expected: 'a hexadecimal number such as 0x1A', read: matching(/^0x[0-9a-f]+$/i) },
  url: {
    expected: 'an address that starts with https://, http://, mailto: or /',
    read: matching(/^(https?:\/\/|mailto:|\/)\S+$/),
  },
  route: { expected: 'a page of this site that starts with /', read: matching(/^\/[^\s]*$/) },
  list: {
    expected: 'values separated by semicolons',
    read: (text) =>
      text
        .split(';')
        .map((part) => part.trim())
        .filter(Boolean),
  },
};

/**
 * Reads one cell by its column's declaration.
 * Returns the typed value, or what was expected where the text does not fit.
 */
export function readCell(text: string, column: ColumnDefinition): { value: Cell } | { expected: string } {
  const trimmed = text.trim();
  if (trimmed === '') return column.optional ? { value: null } : { expected: `${readings[column.type].expected}, not an empty cell` };
  if (column.oneOf && !column.oneOf.includes(trimmed)) return { expected: `one of ${column.oneOf.join(', ')}` };
  const value = readings[column.type].read(trimmed);
  return value === undefined ? { expected: readings[column.type].expected } : { value };
}

interface RecordWithLine {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Records of a CSV text with the line on which each starts; a byte-order mark, CRLF and quoted line breaks are understood. */
function parseRecords(text: string): { cells: string[]; line: number }[] {
  // csv-parse types `info: true` results as plain records.
  const records = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }) as unknown as RecordWithLine[];
  let line = 1;
  return records.map(({ record, info }) => {
    const start = line;
    line = info.lines + 1;
    return { cells: record, line: start };
  });
}

function checkHeader(header: readonly string[], definition: TableDefinition, file: string): Problem[] {
  const problems: Problem[] = [];
  const declared = Object.keys(definition.columns);
  for (const name of header) {
    if (!declared.includes(name)) {
      problems.push({ file, line: 1, message: `column "${name}" is not declared in src/site/tables. ${didYouMean(name, declared)}` });
    }
  }
  for (const [name, { unit }] of Object.entries(definition.columns)) {
    if (!header.includes(name))
      problems.push({ file, line: 1, message: `column "${name}" is declared in src/site/tables but missing here.` });
    if (unit && !name.endsWith(unitEndings[unit])) {
      problems.push({ file, line: 1, message: `column "${name}" is declared in ${unit}: end its name in "${unitEndings[unit]}".` });
    }
  }
  for (const name of header.filter((column, index) => header.indexOf(column) !== index)) {
    problems.push({ file, line: 1, message: `column "${name}" stands twice in the header.` });
  }
  return problems;
}

/**
 * Reads a CSV text by its declaration. Every cell that does not fit is a problem with file, line, column, value and
 * what was expected; the rows hold the cells that do fit.
 */
export function readCsvTable(name: string, file: string, text: string, definition: TableDefinition): { table: Table; problems: Problem[] } {
  let records: { cells: string[]; line: number }[];
  try {
    records = parseRecords(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { table: { name, definition, file, rows: [] }, problems: [{ file, message: `is not a valid CSV file: ${message}` }] };
  }
  const [head, ...body] = records;
  const header = head?.cells.map((cell) => cell.trim()) ?? [];
  const problems = checkHeader(header, definition, file);
  const keys = new Map<string, number>();
  const rows = body.map(({ cells, line }) => {
    if (cells.length !== header.length) {
      problems.push({
        file,
        line,
        message: `has ${cells.length} cells where the header has ${header.length}. Put quotes around a text that holds a comma.`,
      });
    }
    const row: Record<string, Cell> = {};
    header.forEach((column, index) => {
      const declaration = definition.columns[column];
      if (!declaration) return;
      const cell = cells[index] ?? '';
      const result = readCell(cell, declaration);
      if ('value' in result) row[column] = result.value;
      else problems.push({ file, line, message: `column "${column}", value "${cell}": expected ${result.expected}.` });
    });
    const key = String(row[definition.key] ?? '');
    const before = keys.get(key);
    if (before !== undefined)
      problems.push({
        file,
        line,
        message: `"${key}" in column "${definition.key}" stands in line ${before}, too. Each row needs its own.`,
      });
    keys.set(key, line);
    return row;
  });
  return { table: { name, definition, file, rows }, problems };
}
