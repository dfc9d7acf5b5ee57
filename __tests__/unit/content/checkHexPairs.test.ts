import { readCsvTable } from '../../../src/content/tables/csvTable';
import { checkHexPairs } from '../../../src/content/tables/checkTables';
import type { TableDefinition } from '../../../src/model/tableTypes';
import { messages } from '../fixtures/sources';

const ids: TableDefinition = {
  title: 'IDs',
  key: 'joint',
  columns: {
    joint: { label: 'Joint', type: 'text' },
    send_hex: { label: 'Send ID', type: 'hex' },
    send_dec: { label: 'Send ID', type: 'integer', optional: true },
    other_hex: { label: 'Other', type: 'hex' },
  },
};

const problems = (rows: string): string[] =>
  messages(checkHexPairs([readCsvTable('ids', 'content/data/ids.csv', `joint,send_hex,send_dec,other_hex\n${rows}`, ids).table]));

it("the same number in both columns is fine, and an empty cell or a column alone is nobody's pair", () =>
  expect(problems('J1,0x01,1,0x05\nJ2,0x1A,26,0x05\nJ3,0x03,,0x05\n')).toEqual([]));

it('another number is named with its line', () =>
  expect(problems('J1,0x01,1,0x05\nJ2,0x12,12,0x05\n')).toEqual([
    'content/data/ids.csv:3: "send_hex" is 0x12, which is 18, but "send_dec" is 12. Correct whichever is wrong.',
  ]));
