import { readCell } from '../../../src/content/tables/csvTable';
import type { ColumnDefinition, ColumnType, TableDefinition } from '../../../src/model/tableTypes';
import { motors, motorsCsv, readTable } from '../fixtures/sources';

const column = (type: ColumnType, more: Partial<ColumnDefinition> = {}): ColumnDefinition => ({ label: 'Label', type, ...more });

/** A table of an integer key and one more column. */
const twoColumns = (more: ColumnDefinition): TableDefinition => ({
  title: 'Table',
  key: 'id',
  columns: { id: { label: 'Id', type: 'integer' }, cell: more },
});

describe('a cell that fits its type is read as that type', () => {
  it.each<[ColumnType, string, unknown]>([
    ['text', ' a text ', 'a text'],
    ['integer', '12', 12],
    ['integer', '-3', -3],
    ['number', '12', 12],
    ['number', '-0.5', -0.5],
    ['number', '.5', 0.5],
    ['number', '1e-3', 0.001],
    ['boolean', 'yes', true],
    ['boolean', 'no', false],
    ['hex', '0x1A', '0x1A'],
    ['day', '2028-02-29', '2028-02-29'],
    ['url', 'https://example.org/a', 'https://example.org/a'],
    ['url', 'mailto:info@example.org', 'mailto:info@example.org'],
    ['url', '/hardware/', '/hardware/'],
    ['route', '/software/can', '/software/can'],
    ['routes', '/software/can#ports; /', ['/software/can#ports', '/']],
    ['list', 'J1; J2;;J3', ['J1', 'J2', 'J3']],
  ])('%s %j', (type, text, value) => expect(readCell(text, column(type))).toEqual({ value }));

  it('an empty cell of an optional column is null', () => {
    expect(readCell(' ', column('number', { optional: true }))).toEqual({ value: null });
  });

  it('a text that is one of those allowed is read', () => {
    expect(readCell('left', column('text', { oneOf: ['left', 'right'] }))).toEqual({ value: 'left' });
  });
});

describe('a cell that does not fit its type is reported with file, line, column, value and what was expected', () => {
  it.each<[ColumnType, string, string]>([
    ['integer', 'three', 'a whole number such as 12'],
    ['integer', '1.5', 'a whole number such as 12'],
    ['number', '12 kg', 'a number such as 12.5'],
    ['number', 'Infinity', 'a number such as 12.5'],
    ['boolean', 'true', 'yes or no'],
    ['hex', '1A', 'a hexadecimal number such as 0x1A'],
    ['day', '2026-02-30', 'a day such as 2026-11-28'],
    ['day', '28.11.2026', 'a day such as 2026-11-28'],
    ['url', 'example.org', 'an address that starts with https://, http://, mailto: or /'],
    ['route', 'software/can', 'a page of this site that starts with /'],
    ['routes', 'software/can; /', 'pages of this site that start with /, separated by semicolons'],
  ])('%s %j', (type, text, expected) => {
    expect(readTable(`id,cell\n1,${text}\n`, twoColumns(column(type))).problems).toEqual([
      `content/data/motors.csv:2: column "cell", value "${text}": expected ${expected}.`,
    ]);
  });

  it.each<[ColumnType, string]>([
    ['text', 'a text'],
    ['number', 'a number such as 12.5'],
  ])('%s that is empty', (type, expected) => {
    expect(readTable('id,cell\n1,\n', twoColumns(column(type))).problems).toEqual([
      `content/data/motors.csv:2: column "cell", value "": expected ${expected}, not an empty cell.`,
    ]);
  });

  it('a text that is none of those allowed', () => {
    const definition = twoColumns(column('text', { oneOf: ['left', 'right'] }));
    expect(readTable('id,cell\n1,middle\n', definition).problems).toEqual([
      'content/data/motors.csv:2: column "cell", value "middle": expected one of left, right.',
    ]);
  });

  it.each<ColumnType>(['text', 'list'])('bold in a %s, which no reader would see as bold', (type) => {
    expect(readTable('id,cell\n1,It **stays** on\n', twoColumns(column(type))).problems).toEqual([
      'content/data/motors.csv:2: column "cell", value "It **stays** on": expected plain text: cells have code in backticks, and no bold.',
    ]);
    expect(readCell('`2**3**2` is 512', column(type))).toHaveProperty('value');
  });

  it('reports all bad cells at once', () => {
    expect(readTable('joint,torque_nm,note\nJ1,forty,\n,27,\nJ3,x,\n').problems).toEqual([
      'content/data/motors.csv:2: column "torque_nm", value "forty": expected a number such as 12.5.',
      'content/data/motors.csv:3: column "joint", value "": expected a text, not an empty cell.',
      'content/data/motors.csv:4: column "torque_nm", value "x": expected a number such as 12.5.',
    ]);
  });

  it.each(['40,5', '1,400', '1,400.5'])('names the comma in "%s"', (text) => {
    expect(readTable(`joint,torque_nm,note\nJ1,"${text}",\n`).problems).toEqual([
      `content/data/motors.csv:2: column "torque_nm", value "${text}": expected a number such as 12.5, without a comma: write a decimal point, and no thousands separators.`,
    ]);
  });

  it('keeps the cells that do fit', () => {
    expect(readTable('joint,torque_nm,note\nJ1,forty,a\n').table.rows).toEqual([{ joint: 'J1', note: 'a' }]);
  });
});

describe('a table that does not fit its declaration is reported', () => {
  it.each([
    ['a column that is missing', 'joint,note\nJ1,\n', '1: column "torque_nm" is declared in src/site/tables but missing here.'],
    [
      'a column that is not declared, with the nearest name',
      'joint,torque_nm,note,torqe_nm\nJ1,40,,1\n',
      '1: column "torqe_nm" is not declared in src/site/tables. Did you mean "torque_nm"?',
    ],
    ['a column that stands twice', 'joint,torque_nm,note,note\nJ1,40,,\n', '1: column "note" is in the header twice.'],
    [
      'a row with too many cells',
      'joint,torque_nm,note\nJ1,40,a, b\n',
      '2: has 4 cells where the header has 3. Put quotes around a text that contains a comma.',
    ],
    [
      'a row with too few cells',
      'joint,torque_nm,note\nJ1,40\n',
      '2: has 2 cells where the header has 3. Add a comma for each missing cell: empty cells need one, too.',
    ],
    [
      'a key that stands twice',
      'joint,torque_nm,note\nJ1,40,\nJ2,27,\nJ1,7,\n',
      '4: "J1" in column "joint" is also in line 2. Each row needs its own key.',
    ],
    ['an empty key, once', 'joint,torque_nm,note\n,40,\n', '2: column "joint", value "": expected a text, not an empty cell.'],
    ['semicolons of a spreadsheet', 'joint;torque_nm;note', '1: its cells are separated by semicolons. Save it with commas.'],
    ['tabs of a spreadsheet', 'joint\ttorque_nm\tnote', '1: its cells are separated by tabs. Save it with commas.'],
    ['an empty file', '', '1: has no header. Write the column names into the first line, separated by commas.'],
  ])('%s', (_what, text, message) => expect(readTable(text).problems).toEqual([`content/data/motors.csv:${message}`]));

  it('a key that is not among the columns', () => {
    expect(readTable('joint,torque_nm,note\nJ1,40,\nJ2,40,\n', { ...motors, key: 'jiont' }).problems).toEqual([
      'content/data/motors.csv:1: the key "jiont" declared in src/site/tables is not a column of the table. Did you mean "joint"?',
    ]);
  });

  it.each([
    ['is not closed', 'J2,27,"open\nJ3,7,\n', 'a quotation mark opens a cell that is never closed.'],
    ['is closed too early', 'J2,27,"the "rear" motor"\nJ3,7,\n', 'a cell goes on after its closing quotation mark.'],
    [
      'is closed by that of another row',
      'J2,27,"the rear\nJ3,7,"the front"\n',
      'a cell goes on after its closing quotation mark, in line 7.',
    ],
    ['stands in a cell without them', 'J2,27,the "rear" motor\n', "a quotation mark is inside a cell that doesn't begin with one."],
  ])('a quote that %s, with its line', (_what, rows, mistake) => {
    const { table, problems } = readTable(`joint,torque_nm,note\n\nJ1,40,"two\nlines"\n\n${rows}`);
    expect(problems).toEqual([
      `content/data/motors.csv:6: can't be read: ${mistake} Put one at both ends of the cell, and double each one inside it.`,
    ]);
    expect(table.rows).toEqual([]);
  });
});

describe('CSV files of every kind are read alike', () => {
  const rows = [
    { joint: 'J1', torque_nm: 40, note: null },
    { joint: 'J2', torque_nm: 27.5, note: 'geared' },
  ];

  it.each([
    ['line feeds', motorsCsv],
    ['carriage returns and line feeds', motorsCsv.replaceAll('\n', '\r\n')],
    ['both kinds of line ending', motorsCsv.replace('\n', '\r\n')],
    ['a byte-order mark', `\uFEFF${motorsCsv}`],
    ['no line ending at the end', motorsCsv.trimEnd()],
    ['blank lines', `\n\n${motorsCsv.replaceAll('\n', '\n\n')}`],
    ['columns in another order', 'note,joint,torque_nm\n,J1,40\ngeared,J2,27.5\n'],
    ['spaces around cells', 'joint , torque_nm, note\nJ1, 40 ,\nJ2, 27.5, geared\n'],
  ])('with %s', (_kind, text) => expect(readTable(text)).toMatchObject({ problems: [], table: { rows } }));

  it('quoted commas, quotes and line breaks are part of the cell', () => {
    const { table, problems } = readTable('joint,torque_nm,note\r\n"J1",40,"a, ""b""\r\n\r\nc"\r\n');
    expect(problems).toEqual([]);
    expect(table.rows[0]?.note).toBe('a, "b"\n\nc');
  });
});
