import { entryOf } from '../../model/definitionItems';
import { addressMistake, routeMistake } from '../../model/addresses';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Cell, Row, Table } from '../../model/tableRow';
import type { ColumnDefinition, TableDefinition, Unit } from '../../model/tableTypes';
import { csvMistake, parseRecords } from './csvRecords';
import type { RecordAtLine } from './csvRecords';

/** Inclusive range of plausible values. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** Units whose values can't be negative. Lengths, angles and products of inertia can. */
const neverNegative: readonly Unit[] = [
  'mm²',
  'kg',
  'g',
  'µH',
  'mΩ',
  'Ω',
  'Hz',
  'kHz',
  's',
  'ms',
  'days',
  'bit',
  'bit/s',
  'Mbit/s',
  'USD',
  'EUR',
  'JPY',
];

/** GraphQL's Int has 32 bits. */
const wholeNumbers: Range = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** Range of a column: declared, or implied by its unit or type. */
function rangeOf({ min, max, unit, type }: ColumnDefinition): Range {
  const whole = type === 'integer' ? wholeNumbers : { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };
  return { min: min ?? (unit !== undefined && neverNegative.includes(unit) ? 0 : whole.min), max: max ?? whole.max };
}

/** Whether a typed cell is within its column's range. Texts always are, unless they are hexadecimal numbers. */
function isInside(value: unknown, column: ColumnDefinition): boolean {
  const number = column.type === 'hex' ? Number(value) : value;
  if (typeof number !== 'number' || (column.type === 'hex' && column.min === undefined && column.max === undefined)) return true;
  const { min, max } = rangeOf(column);
  return number >= min && number <= max;
}

/** A range in words, for messages. */
const rangeWords = ({ min, max }: Range): string =>
  max >= wholeNumbers.max ? `${min} or more` : min <= wholeNumbers.min ? `${max} or less` : `from ${min} to ${max}`;

export type { Cell, Row, Table, Tables } from '../../model/tableRow';

interface Reading {
  readonly expected: string;
  readonly read: (text: string) => Cell | undefined;
}

const numeric = (pattern: RegExp) => (text: string) => {
  const value = pattern.test(text) ? Number(text) : Number.NaN;
  // Numbers beyond the range of a double are malformed.
  return Number.isFinite(value) ? value : undefined;
};
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const partsOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a text is a day that exists: `Date.parse` would accept 30 February. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const readings: Record<ColumnDefinition['type'], Reading> = {
  text: { expected: 'a text', read: (text) => text },
  integer: { expected: 'a whole number such as 12', read: numeric(/^-?\d+$/) },
  number: { expected: 'a number such as 12.5', read: numeric(/^-?(\d+(\.\d*)?|\.\d+)(e-?\d+)?$/i) },
  boolean: { expected: 'yes or no', read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined) },
  hex: { expected: 'a hexadecimal number such as 0x1A', read: matching(/^0x[0-9a-f]+$/i) },
  day: { expected: 'a day such as 2026-11-28', read: (text) => (isDay(text) ? text : undefined) },
  url: {
    expected: 'an address that starts with https://, http://, mailto: or /',
    read: (text) => (/^(https?:\/\/|mailto:|\/)\S+$/.test(text) && addressMistake(text) === undefined ? text : undefined),
  },
  route: { expected: 'a page of this site that starts with /', read: (text) => (routeMistake(text) === undefined ? text : undefined) },
  routes: {
    expected: 'pages of this site that start with /, separated by semicolons',
    read: (text) => {
      const parts = partsOf(text, ';');
      return parts.every((part) => part.startsWith('/') && addressMistake(part) === undefined) ? parts : undefined;
    },
  },
  list: { expected: 'values separated by semicolons', read: (text) => partsOf(text, ';') },
  lines: { expected: 'texts, each on a line of its own', read: (text) => partsOf(text, '\n') },
};

/** Markdown for bold outside code, which a cell would show as asterisks. */
const bold = /^(?:[^`]|`[^`]*`)*?\*\*[^*`\s][^*`]*\*\*/;

/** Types a cell. Returns its value, or what was expected instead. */
export function readCell(text: string, column: ColumnDefinition): { value: Cell } | { expected: string } {
  const trimmed = text.trim();
  if (trimmed === '') return column.optional ? { value: null } : { expected: `${readings[column.type].expected}, not an empty cell` };
  if (column.oneOf && !column.oneOf.includes(trimmed)) return { expected: `one of ${column.oneOf.join(', ')}` };
  if (bold.test(trimmed)) return { expected: 'plain text: cells have code in backticks, and no bold' };
  const value = readings[column.type].read(trimmed);
  if (value !== undefined && isInside(value, column)) return { value };
  if (value !== undefined) return { expected: `${readings[column.type].expected}, ${rangeWords(rangeOf(column))}` };
  // A comma could be a decimal point or a thousands separator.
  if (/^-?\d+(,\d+)+(\.\d+)?$/.test(trimmed) && (column.type === 'integer' || column.type === 'number'))
    return { expected: `${readings[column.type].expected}, without a comma: write a decimal point, and no thousands separators` };
  // A common mistake: the unit is part of the column, not of the cell.
  const ownUnit = column.unit && /^\D{0,3}\d[\d.,]*\s*\D{0,8}$/.test(trimmed);
  return { expected: `${readings[column.type].expected}${ownUnit ? `, in ${column.unit}, without a unit in the cell` : ''}` };
}

/** Mistake in a header that is missing or has another separator. */
function headerMistake(header: readonly string[], declared: readonly string[]): string | undefined {
  if (header.length === 0) return 'has no header. Write the column names into the first line, separated by commas.';
  if (header.length > 1 || declared.length === 1) return undefined;
  const [separator] = /[;\t]/.exec(header[0] ?? '') ?? [];
  return separator && `its cells are separated by ${separator === ';' ? 'semicolons' : 'tabs'}. Save it with commas.`;
}

function checkHeader(header: readonly string[], line: number, definition: TableDefinition, file: string): Problem[] {
  const declared = Object.keys(definition.columns);
  const mistake = headerMistake(header, declared);
  if (mistake) return [{ file, line, message: mistake }];
  const problems: Problem[] = [];
  const report = (message: string): void => void problems.push({ file, line, message });
  if (!declared.includes(definition.key))
    report(`the key "${definition.key}" declared in src/site/tables is not a column of the table. ${didYouMean(definition.key, declared)}`);
  for (const name of header) {
    if (definition.columns[name]?.derive) report(`column "${name}" follows from others. Leave it out of the file.`);
    if (!declared.includes(name)) report(`column "${name}" is not declared in src/site/tables. ${didYouMean(name, declared)}`);
  }
  for (const [name, { optional, derive }] of Object.entries(definition.columns)) {
    // Optional columns may be missing.
    if (!header.includes(name) && !optional && !derive) report(`column "${name}" is declared in src/site/tables but missing here.`);
  }
  for (const name of header.filter((column, index) => header.indexOf(column) !== index)) report(`column "${name}" is in the header twice.`);
  return problems;
}

export interface TypedTable {
  readonly table: Table;
  readonly problems: readonly Problem[];
}

/** Advice for a row with too many or too few cells. */
const cellAdvice = (cells: number, columns: number): string =>
  cells > columns ? 'Put quotes around a text that contains a comma.' : 'Add a comma for each missing cell: empty cells need one, too.';

/**
 * Reads a CSV file by its declaration. Each malformed cell is a problem with line, column, value and expectation, and its row keeps the
 * other cells. For a text that can't be parsed, returns a table without rows and one problem.
 */
export function readCsvTable(name: string, file: string, text: string, definition: TableDefinition): TypedTable {
  let found: RecordAtLine[];
  try {
    found = parseRecords(text);
  } catch (error) {
    return { table: { name, definition, file, rows: [] }, problems: [csvMistake(error, text, file)] };
  }
  const [head, ...records] = found;
  const header = head?.cells.map((cell) => cell.trim()) ?? [];
  const problems = checkHeader(header, head?.line ?? 1, definition, file);
  const keys = new Map<string, number>();
  const rows = records.map(({ cells, line }) => {
    const place = { file, line };
    if (cells.length !== header.length) {
      problems.push({
        ...place,
        message: `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} where the header has ${header.length}. ${cellAdvice(cells.length, header.length)}`,
      });
    }
    const row: Record<string, Cell> = {};
    header.forEach((column, index) => {
      const declaration = entryOf(definition.columns, column);
      if (!declaration) return;
      const cell = cells[index];
      // A missing cell; the wrong number of cells was reported.
      if (cell === undefined) return;
      const result = readCell(cell, declaration);
      if ('value' in result) row[column] = result.value;
      else problems.push({ ...place, message: `column "${column}", value "${cell}": expected ${result.expected}.` });
    });
    const keyCell = row[definition.key] ?? null;
    // Reported as a malformed cell.
    if (keyCell === null) return row;
    const key = String(keyCell);
    if (keys.has(key))
      problems.push({
        ...place,
        message: `"${key}" in column "${definition.key}" is also in line ${keys.get(key) ?? '?'}. Each row needs its own key.`,
      });
    keys.set(key, line);
    return row;
  });
  return { table: { name, definition, file, rows, lines: records.map(({ line }) => line) }, problems };
}

/** A table with the cells that follow from others, of the same row or of other tables. */
export function withDerived(table: Table, rowsOf: (name: string) => readonly Row[]): Table {
  const derived = Object.entries(table.definition.columns).flatMap(([column, { derive }]) => (derive ? [[column, derive] as const] : []));
  if (derived.length === 0) return table;
  const cellsOf = (row: Row) => Object.fromEntries(derived.map(([column, derive]) => [column, derive(row, rowsOf)]));
  return { ...table, rows: table.rows.map((row) => ({ ...row, ...cellsOf(row) })) };
}
