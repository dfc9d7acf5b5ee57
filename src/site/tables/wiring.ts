import { table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';

/** Words as a list: `J5, J6 and J7`. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const wordOf = (cell: unknown): string => (typeof cell === 'string' || typeof cell === 'number' ? `${cell}` : '');

/** What each run of a cable connects. Two motors may have a cable each, and none between them. */
const joins: Derive = ({ cable }, rowsOf) => {
  const rows = rowsOf('wiring-connections').filter((row) => row.cable === cable);
  const runs = [...new Set(rows.map(({ run }) => run))];
  const ways = runs.map((run) => [...new Set(rows.flatMap((row) => (row.run === run ? [wordOf(row.device)] : [])))]);
  const none = ways.length > 1 ? `; none joins ${listed(ways.map((way) => way.at(-1) ?? ''))}` : '';
  return `${ways.map(([from = '', ...to]) => `${from} to ${listed(to)}`).join(', ')}${none}`;
};

const endsOf: Derive = ({ cable }, rowsOf) => {
  const devices = rowsOf('wiring-connections').flatMap((row) => (row.cable === cable ? [wordOf(row.device).replaceAll(' ', '-')] : []));
  return [...new Set(devices)].join('/');
};

const lengthsOf: Derive = ({ cable }, rowsOf) => {
  const lengths = rowsOf('wiring-legs').flatMap((row) => (row.cable === cable && row.length_mm !== null ? [wordOf(row.length_mm)] : []));
  return lengths.length === 0 ? 'length not specified' : `${listed([...new Set(lengths)])} mm`;
};

/** Tables of cables: plugs, legs, pins, and where each plug goes. */
export const wiringTables = {
  'wiring-cables': table('Cables', 'cable', {
    cable: 'Cable',
    drawing_no: { label: 'Drawing', optional: true },
    part_id: { label: 'Part ID', optional: true, code: true },
    from: 'From',
    to: 'To',
    carries: { label: 'Carries', oneOf: ['power', 'CAN', 'power and CAN', 'USB'] },
    power_wire_awg: { label: 'Power wire, AWG', type: 'integer', min: 0, optional: true },
    can_wire_awg: { label: 'CAN wire, AWG', type: 'integer', min: 0, optional: true },
    twisted_pairs: { label: 'Twisted', optional: true },
    looks_like: 'Looks like',
    joins: { label: 'Joins', derive: joins },
    ends: { label: 'Ends', derive: endsOf },
    lengths: { label: 'Lengths', derive: lengthsOf },
  }),
  'wiring-plugs': table('Ends of the cables', 'plug', {
    plug: 'Cable and plug',
    cable: 'Cable',
    ref: 'Plug',
    connector: 'Connector',
    shape: { label: 'Form', oneOf: ['straight', 'L-shaped', 'in-line', 'bare', 'fixed', 'not specified'] },
    wires_per_contact: { label: 'Wires per contact', type: 'integer', min: 0, optional: true },
    manufacturer_parts: { label: 'Part number of the maker', type: 'list', code: true, optional: true },
    manufacturer: { label: 'Maker', optional: true },
    lcsc_parts: { label: 'LCSC number', type: 'list', code: true, optional: true },
  }),
  'wiring-legs': table('Lengths', 'leg', {
    leg: 'Leg',
    cable: 'Cable',
    from_ref: 'From plug',
    to_ref: 'To plug',
    wires: { label: 'Wires', oneOf: ['power', 'CAN', 'power and CAN', 'USB'] },
    length_mm: { label: 'Length', min: 0, optional: true },
    tolerance_mm: { label: 'Tolerance ±, by a supplier’s picture', min: 0, optional: true },
    note: { label: 'Note', optional: true },
  }),
  'wiring-pins': table(
    'Pins of every plug',
    'pin_id',
    {
      pin_id: 'Contact',
      plug: 'Cable and plug',
      pin: 'Pin',
      signal: { label: 'Signal', oneOf: ['24 V', '0 V', 'CANH', 'CANL', 'not connected'] },
      wire_colour: { label: 'Wire', optional: true, oneOf: ['red', 'black'] },
    },
    { page: '/hardware/wiring-and-casing-guide/components' },
  ),
  'socket-pins': table('Contacts of the sockets', 'contact', {
    contact: 'Name',
    socket: 'Socket',
    device: 'Found on',
    connector: 'Connector',
    mark: 'Mark',
    signal: { label: 'Signal', oneOf: ['24 V', '0 V', 'CANH', 'CANL', 'GND', 'RX', 'TX', 'not connected'] },
    wire_colour: { label: 'Wire', optional: true, oneOf: ['red', 'black'] },
    position: { label: 'Where', optional: true },
  }),
  'wiring-connections': table('Which plug goes where, on one arm', 'connection', {
    connection: 'Name',
    run: 'Run',
    cable: 'Cable',
    ref: 'Plug',
    device: 'Goes to',
    port: 'Port',
    socket: { label: 'Socket', optional: true },
  }),
  'hub-slots': table('Slots of the hub board, counted from the top', 'slot', {
    slot: { label: 'Slot', type: 'integer', min: 0 },
    cable: { label: 'Cable', optional: true },
    leads_to: 'Leads to',
    plug_order: { label: 'Plugging order', type: 'integer', min: 0, optional: true },
    system_drawing: 'In the system drawing',
  }),
  'two-supplies-slots': table('Slots of the two hub boards, with two supplies on one arm', 'id', {
    id: 'Place',
    hub: { label: 'Hub board', oneOf: ['A', 'B'] },
    slot: { label: 'Slot', type: 'integer', min: 0 },
    wires: { label: 'Wires', oneOf: ['power', 'CAN', 'power and CAN'] },
    leads_to: 'Leads to',
  }),
  'hub-board': table('Hub board', 'board', {
    board: 'Board',
    width_mm: { label: 'Width', min: 0 },
    length_mm: { label: 'Length', min: 0 },
    corner_radius_mm: { label: 'Corner radius', min: 0 },
    hole_diameter_mm: { label: 'Mounting holes', min: 0 },
    hole_distance_mm: { label: 'Between the holes', min: 0 },
    hole_to_end_mm: { label: 'Hole to end', min: 0 },
    connectors: { label: 'Connectors', type: 'integer', derive: (_row, rowsOf) => rowsOf('hub-slots').length },
    pitch_mm: { label: 'Pitch of the connectors', min: 0 },
    power_track_mm: { label: 'Power tracks, on both layers', min: 0 },
    can_track_mm: { label: 'CAN tracks', min: 0 },
  }),
  'casing-parts': table('Parts of the casing', 'part', {
    part: { label: 'Part', code: true },
    joint: 'Covers',
    place: 'Place',
    quantity_robot: { label: 'Quantity for one robot', type: 'integer', min: 0 },
    screw: { label: 'Screw', optional: true, code: true, oneOf: ['CSPPNSB-STU-TP3-8', 'not specified'] },
    screws: { label: 'Screws per part', type: 'integer', min: 0 },
    screw_places: { label: 'Screw places, driven from the back', optional: true },
    left_right: 'Left and right',
    stl_left: { label: 'STL, left', optional: true, code: true },
    stl_right: { label: 'STL, right', optional: true, code: true },
    size_x_mm: { label: 'Size x', min: 0, optional: true },
    size_y_mm: { label: 'Size y', min: 0, optional: true },
    size_z_mm: { label: 'Size z', min: 0, optional: true },
    note: { label: 'Note', optional: true },
  }),
} satisfies TableDefinitions;
