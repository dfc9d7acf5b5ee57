import { checkCan } from '../tables/checkCan';
import { canTableNames } from '../../../can/reading/readCanTables';
import { leadRows } from '../../../can/reading/leads';
import type { Row, Table } from '../../../content/tables/csvTable';
import { tableDefinitions } from '../../../plugins';
import { exampleRows } from '../../../../__tests__/unit/fixtures/exampleTables';

const names = [
  ...canTableNames,
  'mit-frame',
  'motor-feedback-frame',
  'motor-commands',
  'motor-control-modes',
  'can-frame-bytes',
  'can-register-commands',
];

/** The tables of the site, with other rows in some of them. */
function tablesWith(changed: Readonly<Record<string, (rows: readonly Row[]) => readonly Row[]>> = {}): Map<string, Table> {
  return new Map(
    names.map((name) => {
      const definition = tableDefinitions[name];
      if (!definition) throw new Error(`src/site/tables declares no table "${name}".`);
      const rows = exampleRows(name);
      return [name, { name, definition, file: `content/data/${name}.csv`, rows: changed[name]?.(rows) ?? rows }];
    }),
  );
}

const messages = (changed: Parameters<typeof tablesWith>[0]): string[] =>
  checkCan(tablesWith(changed)).map(({ file, message }) => `${file}: ${message}`);

const withCell = (row: number, column: string, value: Row[string]) => (rows: readonly Row[]) =>
  rows.map((cells, index) => (index === row ? { ...cells, [column]: value } : cells));

describe('tables about frames', () => {
  it('say what the codec does', () => expect(messages({})).toEqual([]));

  it.each([
    ['mit-frame', withCell(1, 'size_bit', 16), 'field 2 of the frame is "dq" with 12 bit.'],
    ['mit-frame', (rows: readonly Row[]) => rows.slice(1), 'has 4 rows, but the frame has 5 fields.'],
    ['motor-feedback-frame', withCell(6, 'size_bit', 4), 'with 8 bit.'],
    ['motor-control-modes', withCell(1, 'frame_id', '0x300 + ID'), 'mode 2 has the frame ID "0x100 + ID".'],
    ['can-frame-bytes', withCell(5, 'size_bit', 32), 'field 2 of "position-force" has 16 bit.'],
    ['can-frame-bytes', withCell(0, 'field', 'torque.q'), 'no field 1 of a frame "torque"'],
    ['can-register-commands', withCell(0, 'cmd', '34'), 'no such command'],
    ['motor-commands', withCell(0, 'last_byte_hex', '0xF0'), 'no command of this last byte'],
    ['damiao-registers', withCell(0, 'type', 'uint32'), 'register 0 replies with a float.'],
    ['mit-limit-differences', withCell(0, 'software', 'mian'), 'has no software "mian".'],
    ['motor-ids', withCell(2, 'openarm_can_motor_type', 'DM434'), 'has no type "DM434".'],
  ])('%s that say something else are named, with the way out', (name, change, words) => {
    const found = messages({ [name]: change });
    expect(found.some((message) => message.includes(words))).toBe(true);
    for (const message of found) expect(message).toMatch(/Correct the row, or the codec|Name each field once/);
  });

  it('of symptoms have the rows to which the bench leads', () => {
    const rows = [...new Set(Object.values(leadRows).flat())].map((id) => ({ id }));
    const table = (kept: readonly Row[]): Table => ({
      name: 'symptoms',
      definition: { title: '', key: 'id', columns: {} },
      file: 'content/data/symptoms.csv',
      rows: kept,
    });
    const found = (kept: readonly Row[]): string[] => checkCan(tablesWith().set('symptoms', table(kept))).map(({ message }) => message);
    expect(found(rows)).toEqual([]);
    expect(found(rows.slice(1))).toEqual([expect.stringContaining(`has no row "${rows[0]?.id ?? ''}"`)]);
  });

  it('that a site does not have are not asked for', () => expect(checkCan(new Map())).toEqual([]));
});
