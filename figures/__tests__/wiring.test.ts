import type { Row } from '../../src/content/tables/csvTable';
import { armChainDrawing } from '../wiring/armChainDrawing';
import { drawCable, placeEnds } from '../wiring/cable';
import { cableLayouts } from '../wiring/cableLayouts';
import { destination } from '../wiring/destinations';
import { netlist } from '../wiring/netlist';
import { pinoutGroups } from '../wiring/pinout';
import { plugSide } from '../wiring/plugSide';
import { linesOf, shifted } from '../wiring/wires';
import { wiringMistakes } from '../wiring/wiringMistakes';
import { readWiringTables, type WiringTables } from '../wiring/wiringTables';
import { changed, withRows } from './exampleTable';

jest.mock<object>('../tables/declaredTable', () => jest.requireActual('./exampleTable'));

const tables = readWiringTables();

/** The real tables without the rows that `isIt` accepts. */
const without = (table: keyof WiringTables, isIt: (row: Row) => boolean): WiringTables =>
  withRows(table, (rows) => rows.filter((row) => !isIt(row)));

describe('the wiring tables', () => {
  test('have no mistakes', () => expect(wiringMistakes(tables)).toEqual([]));

  // Counted in the harness drawings and on the wiring pages of OpenArm 1.0.
  test('join fourteen legs on an arm', () => {
    const legs = netlist(tables).filter(({ run }) => run !== 'USB');
    expect(legs).toHaveLength(14);
    const ends = legs.flatMap(({ from, to }) => [from.device, to.device]);
    for (const row of tables['motor-ids']) expect(ends).toContain(row.text('joint'));
  });

  // A builder reads the model on the motor: at J3 it has a P, at J4 it has none.
  test('name the model of each motor of an arm', () => {
    const chain = armChainDrawing(tables).svg;
    for (const model of ['DM8009P', 'DM4340P', 'DM4340', 'DM4310']) expect(chain).toContain(`>${model}<`);
  });

  test.each([
    ['hub slot 3', 'J4 rear port', 650],
    ['J4 rear port', 'J3 rear port', 200],
    ['J4 front port', 'J4-J7 T splice', 140],
    ['J5 rear port', 'J4-J7 T splice', 100],
    ['J4-J7 T splice', 'J6 lower rear port', 200],
    ['J6 lower rear port', 'J7 upper port', 130],
    ['J7 lower port', 'J8 side port', 120],
  ])('join %s and %s with %s mm', (from, to, length) => {
    const found = netlist(tables).find((leg) => `${leg.from.device} ${leg.from.port}` === from && `${leg.to.device} ${leg.to.port}` === to);
    expect(found?.length).toBe(length);
  });
});

describe('mistakes in the wiring tables are named with their line', () => {
  test.each<[string, WiringTables, RegExp]>([
    [
      'a leg of an unknown cable',
      changed('wiring-legs', () => true, { cable: 'J1-J9' }),
      /wiring-legs\.csv:2: .*cable "J1-J9".*Known: J1-J2/,
    ],
    ['a leg to an unknown plug', changed('wiring-legs', () => true, { to_ref: 'U9' }), /wiring-legs\.csv:2: .*plug "J1-J2 U9"/],
    [
      'a connection to a slot the hub does not have',
      changed('wiring-connections', (row) => row.port === 'slot 3', { port: 'slot 7' }),
      /wiring-connections\.csv:\d+: .*slot "slot 7"/,
    ],
    [
      'a connection to an unknown motor',
      changed('wiring-connections', (row) => row.device === 'J8', { device: 'J9' }),
      /wiring-connections\.csv:\d+: .*device "J9"/,
    ],
    ['a cable in the wrong slot', changed('hub-slots', (row) => row.slot === 3, { cable: 'J4-J7' }), /slot 3 is for the cable "J4-J7"/],
    [
      'two plugs in one port',
      changed('wiring-connections', (row) => row.port === 'slot 2', { port: 'slot 1' }),
      /port "slot 1" of hub already has the plug of line \d+/,
    ],
    [
      'a plug in the wrong socket',
      changed('wiring-connections', (row) => row.socket === 'motor CAN port', { socket: 'debug port' }),
      /plug "J1-J2 U3" carries CANH, but "debug port" has no such contact/,
    ],
    [
      'crossed CAN wires',
      changed('wiring-pins', (row) => row.plug === 'J1-J2 U3' && row.signal === 'CANH', { wire_colour: 'black' }),
      /CANH is black in "J1-J2 U3" and red at "motor CAN port"/,
    ],
    ['a missing pin', without('wiring-pins', (row) => row.pin_id === 'J3-J4 U6 4'), /plug "J3-J4 U6".* has no row for pin "4"/],
    [
      'a loose plug',
      without('wiring-connections', (row) => row.connection === 'J4-J7 U4'),
      /run "J4-J7" leaves plug "J4-J7 U4" of the cable loose/,
    ],
    ['an unknown part', changed('wiring-cables', () => true, { part_id: 'cable-99' }), /wiring-cables\.csv:2: .*part "cable-99"/],
  ])('%s', (_what, broken, message) => {
    const mistakes = wiringMistakes(broken);
    expect(mistakes.some((mistake) => message.test(mistake))).toBe(true);
  });
});

describe('drawing a cable', () => {
  test('an unknown cable is an error that names it', () => {
    expect(() => drawCable(tables, 'J1-J9')).toThrow(/no table knows the cable "J1-J9"\. Known: J1-J2/);
  });

  test('a leg that the layout does not know is an error that names it', () => {
    const withThird = withRows('wiring-legs', (rows) => [...rows, { ...rows.find((row) => row.cable === 'J3-J4'), leg: 'J3-J4 third' }]);
    const legs = withThird['wiring-legs'].filter((row) => row.text('cable') === 'J3-J4');
    expect(() => placeEnds('J3-J4', legs, cableLayouts['J3-J4']!)).toThrow(/"J3-J4 third"/);
  });

  test('its legs are to scale', () => {
    const layout = cableLayouts['J4-J7']!;
    const ends = placeEnds(
      'J4-J7',
      tables['wiring-legs'].filter((row) => row.text('cable') === 'J4-J7'),
      layout,
    );
    const distance = (a: string, b: string): number => Math.hypot(ends.get(a)![0] - ends.get(b)![0], ends.get(a)![1] - ends.get(b)![1]);
    expect(distance('T', 'U2') / distance('T', 'U1')).toBeCloseTo(1.4, 6);
    expect(distance('T', 'U3') / distance('T', 'U1')).toBeCloseTo(2, 6);
  });

  test('a connector that has no picture is an error that names it', () => {
    expect(() => plugSide('XT90', 'straight', 0, 0, 0)).toThrow(/cannot draw the connector "XT90"/);
  });

  test('plugs with the same pins share one pin-out', () => {
    const plugs = tables['wiring-plugs'].filter((row) => row.text('cable') === 'J4-J7');
    expect(pinoutGroups(plugs, tables['wiring-pins']).map(({ refs }) => refs)).toEqual([['U2', 'U1', 'U3', 'U4']]);
  });

  test('a plug used twice says both places', () => {
    expect(destination(tables['wiring-connections'], 'J1-J2', 'U1')).toBe('hub, slot 1 or 2');
    expect(destination(tables['wiring-connections'], 'J1-J2', 'U2')).toBe('J1 or J2, XT30 port');
  });
});

describe('lines', () => {
  test('a cell names what a cable carries', () => {
    expect(linesOf('power and CAN')).toEqual(['power', 'CAN']);
    expect(() => linesOf('water')).toThrow(/carries "water"/);
  });

  test('two lines of one cable keep their distance round a corner', () => {
    expect(
      shifted(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        2,
      ),
    ).toEqual([
      [0, 2],
      [8, 2],
      [8, 10],
    ]);
  });
});
