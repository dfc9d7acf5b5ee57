import { checkKnown } from '../../../src/content/tables/checkTables';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import { table } from '../../../src/model/tableTypes';
import type { Table } from '../../../src/content/tables/csvTable';
import { messages } from '../fixtures/sources';

const read = (name: string, definition: ReturnType<typeof table>, csv: string): Table =>
  readCsvTable(name, `content/data/${name}.csv`, csv, definition).table;

const motors = (...models: string[]): Table =>
  read('motors', table('Motors', 'model', { model: 'Motor' }), ['model', ...models].join('\n'));

const holes = (...rows: string[]): Table =>
  read(
    'holes',
    table('Holes', 'hole', { hole: 'Hole', of: { label: 'Motor', type: 'list', knownIn: { table: 'motors', column: 'model' } } }),
    ['hole,of', ...rows].join('\n'),
  );

const problems = (...tables: Table[]): string[] => messages(checkKnown(new Map(tables.map((one) => [one.name, one]))));

describe('a text that another table has to know', () => {
  it('is known, alone or in a list', () => expect(problems(motors('M1', 'M2'), holes('front,M1', 'rear,M1; M2'))).toEqual([]));

  it('is named with its row and the nearest one if it is unknown', () =>
    expect(problems(motors('M1P'), holes('front,M1P', 'rear,M1'))).toEqual([
      'content/data/holes.csv:3: "M1" in column "of" is in no row of content/data/motors.csv, column "model". Did you mean "M1P"?',
    ]));

  it('may be in any of several tables', () => {
    const motor = { label: 'Motor', knownIn: { table: ['motors', 'servos'], column: 'model' } } as const;
    const rooms = read('rooms', table('Rooms', 'room', { room: 'Room', motor }), 'room,motor\nfront,M1\nrear,S1\nleft,S2\n');
    const servos = read('servos', table('Servos', 'model', { model: 'Servo' }), 'model\nS1\n');
    expect(problems(motors('M1'), servos, rooms)).toEqual([
      'content/data/rooms.csv:4: "S2" in column "motor" is in no row of content/data/motors.csv or content/data/servos.csv, column "model". Known: "S1", "M1".',
    ]);
  });

  it('has nothing to be compared with on a site without that table', () => expect(problems(holes('front,M9'))).toEqual([]));
});
