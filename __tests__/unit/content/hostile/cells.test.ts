import type { ColumnDefinition, ColumnType, TableDefinition } from '../../../../src/model/tableTypes';
import { readTable } from '../../fixtures/sources';

const tableOf = (cell: ColumnDefinition): TableDefinition => ({
  title: 'Table',
  key: 'id',
  columns: { id: { label: 'Id', type: 'integer' }, cell },
});

const expected = (value: string, words: string): string[] => [
  `content/data/motors.csv:2: column "cell", value "${value}": expected ${words}.`,
];

describe('a cell that is an address is reported where it is not allowed', () => {
  it.each<[ColumnType, string]>([
    ['url', 'javascript:alert(1)'],
    ['route', '//example.org'],
  ])('%s %j', (type, value) => {
    expect(readTable(`id,cell\n1,${value}\n`, tableOf({ label: 'Cell', type })).problems).toEqual([
      expect.stringContaining(`content/data/motors.csv:2: column "cell", value "${value}": expected a`),
    ]);
  });
});

describe('a number outside of the range of its column is reported', () => {
  it('by its declaration', () => {
    const column = { label: 'Cell', type: 'integer', min: 1, max: 8 } as const;
    expect(readTable('id,cell\n1,9\n', tableOf(column)).problems).toEqual(expected('9', 'a whole number such as 12, from 1 to 8'));
    expect(readTable('id,cell\n1,0\n', tableOf(column)).problems).toEqual(expected('0', 'a whole number such as 12, from 1 to 8'));
    expect(readTable('id,cell\n1,8\n', tableOf(column)).problems).toEqual([]);
  });

  it('of hexadecimal numbers, too', () => {
    const column = { label: 'Cell', type: 'hex', min: 0, max: 0x7ff } as const;
    expect(readTable('id,cell\n1,0x800\n', tableOf(column)).problems).toEqual(
      expected('0x800', 'a hexadecimal number such as 0x1A, from 0 to 2047'),
    );
    expect(readTable('id,cell\n1,0x7FF\n', tableOf(column)).problems).toEqual([]);
  });

  it('by its unit, where there cannot be less than none', () => {
    const column = { label: 'Cell', type: 'number', unit: 'kg' } as const;
    const definition = { ...tableOf(column), columns: { id: { label: 'Id', type: 'integer' }, cell_kg: column } } as const;
    expect(readTable('id,cell_kg\n1,-1\n', definition).problems).toEqual([
      'content/data/motors.csv:2: column "cell_kg", value "-1": expected a number such as 12.5, 0 or more.',
    ]);
    expect(readTable('id,cell_kg\n1,0\n', definition).problems).toEqual([]);
  });

  it.each<[ColumnType, string]>([
    ['number', '1e999'],
    ['integer', '9'.repeat(400)],
    ['integer', '99999999999'],
  ])('that no %s holds: %s', (type, value) => {
    expect(readTable(`id,cell\n1,${value}\n`, tableOf({ label: 'Cell', type })).problems).toEqual([
      expect.stringContaining('content/data/motors.csv:2: column "cell", value "'),
    ]);
  });
});

describe('names of the prototype of objects are names like any other', () => {
  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('a column "%s" is not declared', (name) => {
    const { problems, table } = readTable(`joint,torque_nm,note,${name}\nJ1,40,,x\n`);
    expect(problems).toEqual([expect.stringContaining(`content/data/motors.csv:1: column "${name}" is not declared in src/site/tables.`)]);
    expect(table.rows).toEqual([{ joint: 'J1', torque_nm: 40, note: null }]);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty'])('a row "%s" is a row', (name) => {
    const { problems, table } = readTable(`joint,torque_nm,note\n${name},40,\n`);
    expect(problems).toEqual([]);
    expect(table.rows).toEqual([{ joint: name, torque_nm: 40, note: null }]);
  });
});
