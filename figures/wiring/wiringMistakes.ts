import type { TableRow } from '../tables/tableRow';
import type { WiringTables } from './wiringTables';

type TableName = keyof WiringTables;

/** Contacts that a plug of this kind must list in wiring-pins.csv. Other kinds have none to list. */
const contacts: Readonly<Record<string, readonly string[]>> = {
  'XT30(2+2) female': ['+', '−', '3', '4'],
  'XT30(2+2) male': ['+', '−', '3', '4'],
  'XT30 female': ['+', '−'],
  'GH1.25 2-pin plug': ['1', '2'],
  'tinned wires': ['red wire', 'black wire'],
  splice: [],
  captive: [],
  'not specified': [],
};

const devices = ['hub', 'emergency stop', 'supply', 'adapter', 'PC'];
const plugOf = (row: TableRow, column = 'ref'): string => `${row.text('cable')} ${row.text(column)}`;

/** Everything that names something no table knows. */
function unknownNames(tables: WiringTables): string[] {
  const known = (table: TableName, column: string): Set<string> => new Set(tables[table].map((row) => row.text(column)));
  const cables = known('wiring-cables', 'cable');
  const plugs = known('wiring-plugs', 'plug');
  const motors = known('motor-ids', 'joint');
  const slots = new Set(tables['hub-slots'].map((row) => `slot ${row.number('slot')}`));
  const mistakes: string[] = [];
  const expect = (row: TableRow, what: string, value: string, names: ReadonlySet<string>): void => {
    if (!names.has(value)) mistakes.push(`${row.place}: no table knows the ${what} "${value}". Known: ${[...names].join(', ')}.`);
  };
  tables['wiring-cables'].forEach((row) => {
    const part = row.text('part_id');
    if (part) expect(row, 'part', part, known('bom-electrical', 'part_id'));
  });
  tables['wiring-plugs'].forEach((row) => {
    expect(row, 'cable', row.text('cable'), cables);
    expect(row, 'connector', row.text('connector'), new Set(Object.keys(contacts)));
  });
  tables['wiring-legs'].forEach((row) => {
    expect(row, 'cable', row.text('cable'), cables);
    expect(row, 'plug', plugOf(row, 'from_ref'), plugs);
    expect(row, 'plug', plugOf(row, 'to_ref'), plugs);
  });
  tables['wiring-pins'].forEach((row) => expect(row, 'plug', row.text('plug'), plugs));
  tables['hub-slots'].forEach((row) => {
    const cable = row.text('cable');
    if (cable) expect(row, 'cable', cable, cables);
  });
  tables['wiring-connections'].forEach((row) => {
    expect(row, 'cable', row.text('cable'), cables);
    expect(row, 'plug', plugOf(row), plugs);
    expect(row, 'device', row.text('device'), new Set([...devices, ...motors]));
    if (row.text('device') === 'hub') expect(row, 'slot', row.text('port'), slots);
    const socket = row.text('socket');
    if (socket) expect(row, 'socket', socket, known('socket-pins', 'socket'));
  });
  return mistakes;
}

/** Plugs that lack a contact in the table of pins, or list one that they don't have. */
function incompletePins(tables: WiringTables): string[] {
  return tables['wiring-plugs'].flatMap((plug) => {
    const name = plug.text('plug');
    const wanted = contacts[plug.text('connector')] ?? [];
    const listed = tables['wiring-pins'].filter((pin) => pin.text('plug') === name).map((pin) => pin.text('pin'));
    const at = `${plug.place}: plug "${name}" (${plug.text('connector')})`;
    return [
      ...wanted.filter((pin) => !listed.includes(pin)).map((pin) => `${at} has no row for pin "${pin}" in wiring-pins.csv.`),
      ...listed.filter((pin) => !wanted.includes(pin)).map((pin) => `${at} has no pin "${pin}", but wiring-pins.csv lists it.`),
    ];
  });
}

/** Plugs whose wires would meet the wrong contact, and ports or plugs used twice or never. */
function wrongConnections(tables: WiringTables): string[] {
  const rows = tables['wiring-connections'];
  const mistakes: string[] = [];
  rows.forEach((row, index) => {
    const at = row.place;
    const [device, port, cable, socket] = [row.text('device'), row.text('port'), row.text('cable'), row.text('socket')];
    const twin = rows.slice(0, index).find((other) => other.text('device') === device && other.text('port') === port);
    if (twin) mistakes.push(`${at}: port "${port}" of ${device} already has the plug of line ${twin.place.replace(/^.*:/, '')}.`);
    const slot = tables['hub-slots'].find((candidate) => device === 'hub' && `slot ${candidate.number('slot')}` === port);
    if (slot && slot.text('cable') !== cable)
      mistakes.push(`${at}: ${port} is for the cable "${slot.text('cable')}" in hub-slots.csv, not for "${cable}".`);
    if (!socket) return;
    const offered = tables['socket-pins'].filter((contact) => contact.text('socket') === socket);
    for (const pin of tables['wiring-pins'].filter(
      (candidate) => candidate.text('plug') === plugOf(row) && candidate.text('wire_colour'),
    )) {
      const [signal, colour] = [pin.text('signal'), pin.text('wire_colour')];
      const contact = offered.find((candidate) => candidate.text('signal') === signal);
      if (!contact) mistakes.push(`${at}: plug "${plugOf(row)}" carries ${signal}, but "${socket}" has no such contact.`);
      else if (contact.text('wire_colour') !== colour)
        mistakes.push(`${at}: ${signal} is ${colour} in "${plugOf(row)}" and ${contact.text('wire_colour')} at "${socket}".`);
    }
  });
  for (const run of new Set(rows.map((row) => row.text('run')))) {
    const connected = rows.filter((row) => row.text('run') === run);
    const cable = connected[0]?.text('cable');
    for (const plug of tables['wiring-plugs'].filter((row) => row.text('cable') === cable && row.text('connector') !== 'splice'))
      if (!connected.some((row) => row.text('ref') === plug.text('ref')))
        mistakes.push(`content/data/wiring-connections.csv: run "${run}" leaves plug "${plug.text('plug')}" of the cable loose.`);
  }
  return mistakes;
}

/** Every mistake of the wiring tables: unknown cables, plugs, slots and sockets, missing pins, wires that meet the wrong contact. */
export const wiringMistakes = (tables: WiringTables): string[] => [
  ...unknownNames(tables),
  ...incompletePins(tables),
  ...wrongConnections(tables),
];
