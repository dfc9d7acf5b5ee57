import type { Row, WiringTables } from './wiringTables';

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

const devices = ['hub', 'E-stop', 'supply', 'adapter', 'PC'];
const plugOf = (row: Row, column = 'ref'): string => `${row.cable} ${row[column]}`;
const place = (table: TableName, index: number): string => `content/data/${table}.csv:${index + 2}`;

/** Everything that names something no table knows. */
function unknownNames(tables: WiringTables): string[] {
  const known = (table: TableName, column: string): Set<string> => new Set(tables[table].map((row) => row[column] ?? ''));
  const cables = known('wiring-cables', 'cable');
  const plugs = known('wiring-plugs', 'plug');
  const motors = known('motor-ids', 'joint');
  const slots = new Set(tables['hub-slots'].map((row) => `slot ${row.slot}`));
  const mistakes: string[] = [];
  const expect = (table: TableName, index: number, what: string, value: string, names: ReadonlySet<string>): void => {
    if (!names.has(value)) mistakes.push(`${place(table, index)}: no table knows the ${what} "${value}". Known: ${[...names].join(', ')}.`);
  };
  tables['wiring-cables'].forEach((row, index) => {
    if (row.part_id) expect('wiring-cables', index, 'part', row.part_id, known('bom-electrical', 'part_id'));
  });
  tables['wiring-plugs'].forEach((row, index) => {
    expect('wiring-plugs', index, 'cable', row.cable ?? '', cables);
    expect('wiring-plugs', index, 'connector', row.connector ?? '', new Set(Object.keys(contacts)));
  });
  tables['wiring-legs'].forEach((row, index) => {
    expect('wiring-legs', index, 'cable', row.cable ?? '', cables);
    expect('wiring-legs', index, 'plug', plugOf(row, 'from_ref'), plugs);
    expect('wiring-legs', index, 'plug', plugOf(row, 'to_ref'), plugs);
  });
  tables['wiring-pins'].forEach((row, index) => expect('wiring-pins', index, 'plug', row.plug ?? '', plugs));
  tables['hub-slots'].forEach((row, index) => {
    if (row.cable) expect('hub-slots', index, 'cable', row.cable, cables);
  });
  tables['wiring-connections'].forEach((row, index) => {
    expect('wiring-connections', index, 'cable', row.cable ?? '', cables);
    expect('wiring-connections', index, 'plug', plugOf(row), plugs);
    expect('wiring-connections', index, 'device', row.device ?? '', new Set([...devices, ...motors]));
    if (row.device === 'hub') expect('wiring-connections', index, 'slot', row.port ?? '', slots);
    if (row.socket) expect('wiring-connections', index, 'socket', row.socket, known('socket-pins', 'socket'));
  });
  return mistakes;
}

/** Plugs that lack a contact in the table of pins, or list one that they don't have. */
function incompletePins(tables: WiringTables): string[] {
  return tables['wiring-plugs'].flatMap((plug, index) => {
    const wanted = contacts[plug.connector ?? ''] ?? [];
    const listed = tables['wiring-pins'].filter((pin) => pin.plug === plug.plug).map((pin) => pin.pin ?? '');
    const at = `${place('wiring-plugs', index)}: plug "${plug.plug}" (${plug.connector})`;
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
    const at = place('wiring-connections', index);
    const twin = rows.findIndex((other) => other.device === row.device && other.port === row.port);
    if (twin < index) mistakes.push(`${at}: port "${row.port}" of ${row.device} already has the plug of line ${twin + 2}.`);
    const slot = tables['hub-slots'].find(({ slot: number }) => row.device === 'hub' && `slot ${number}` === row.port);
    if (slot && slot.cable !== row.cable)
      mistakes.push(`${at}: ${row.port} is for the cable "${slot.cable}" in hub-slots.csv, not for "${row.cable}".`);
    if (!row.socket) return;
    const offered = tables['socket-pins'].filter(({ socket }) => socket === row.socket);
    for (const pin of tables['wiring-pins'].filter(({ plug, wire_colour: colour }) => plug === plugOf(row) && colour)) {
      const contact = offered.find(({ signal }) => signal === pin.signal);
      if (!contact) mistakes.push(`${at}: plug "${plugOf(row)}" carries ${pin.signal}, but "${row.socket}" has no such contact.`);
      else if (contact.wire_colour !== pin.wire_colour)
        mistakes.push(`${at}: ${pin.signal} is ${pin.wire_colour} in "${plugOf(row)}" and ${contact.wire_colour} at "${row.socket}".`);
    }
  });
  for (const run of new Set(rows.map((row) => row.run))) {
    const ofRun = rows.filter((row) => row.run === run);
    for (const plug of tables['wiring-plugs'].filter(({ cable, connector }) => cable === ofRun[0]?.cable && connector !== 'splice'))
      if (!ofRun.some((row) => row.ref === plug.ref))
        mistakes.push(`content/data/wiring-connections.csv: run "${run}" leaves plug "${plug.plug}" of the cable loose.`);
  }
  return mistakes;
}

/** Every mistake of the wiring tables: unknown cables, plugs, slots and sockets, missing pins, wires that meet the wrong contact. */
export const wiringMistakes = (tables: WiringTables): string[] => [
  ...unknownNames(tables),
  ...incompletePins(tables),
  ...wrongConnections(tables),
];
