import { differingTables } from '../../../src/gatsby/compareRows';
import type { RowNode } from '../../../src/gatsby/schema/nodeTypes';
import { motorsCsv, readTable } from '../fixtures/sources';

const { table } = readTable(motorsCsv);
const node = (cells: object) => cells as RowNode;
const one = node({ joint: 'J1', torque_nm: 40, note: '' });
const two = node({ joint: 'J2', torque_nm: '27.5', note: 'geared' });

it('nodes that are the rows of a table, in any order, are the same', () => expect(differingTables([table], () => [two, one])).toEqual([]));

it.each([
  ['a row is missing', [one]],
  ['a row is there twice', [one, two, two]],
  ['a number differs', [node({ ...one, torque_nm: 4 }), two]],
  ['a text differs', [one, node({ ...two, note: 'geard' })]],
])('a table is named if %s', (_what, nodes) => expect(differingTables([table], () => nodes)).toEqual(['motors']));
