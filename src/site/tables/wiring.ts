import type { TableDefinitions } from '../../model/tableTypes';

const text = (label: string) => ({ label, type: 'text' }) as const;
const optional = (label: string) => ({ label, type: 'text', optional: true }) as const;
const millimetres = (label: string) => ({ label, type: 'number', unit: 'mm', min: 0 }) as const;
const wire = ['red', 'black'] as const;
const cable = text('Cable');
const ref = text('Plug');

/** Tables of cables: plugs, legs, pins, and where each plug goes. */
export const wiringTables = {
  'wiring-cables': {
    title: 'Cables',
    key: 'cable',
    columns: {
      cable,
      drawing_no: optional('Drawing'),
      part_id: { ...optional('Part ID'), code: true },
      from: text('From'),
      to: text('To'),
      carries: { ...text('Carries'), oneOf: ['power', 'CAN', 'power and CAN', 'USB'] },
      power_wire_awg: { label: 'Power wire, AWG', type: 'integer', min: 0, optional: true },
      can_wire_awg: { label: 'CAN wire, AWG', type: 'integer', min: 0, optional: true },
      twisted_pairs: optional('Twisted'),
      looks_like: text('Looks like'),
    },
  },
  'wiring-plugs': {
    title: 'Ends of the cables',
    key: 'plug',
    columns: {
      plug: text('Cable and plug'),
      cable,
      ref,
      connector: text('Connector'),
      shape: { ...text('Form'), oneOf: ['straight', 'L-shaped', 'in-line', 'bare', 'fixed', 'not specified'] },
      wires_per_contact: { label: 'Wires per contact', type: 'integer', min: 0, optional: true },
      manufacturer_parts: { label: 'Part number of the maker', type: 'list', code: true, optional: true },
      manufacturer: optional('Maker'),
      lcsc_parts: { label: 'LCSC number', type: 'list', code: true, optional: true },
    },
  },
  'wiring-legs': {
    title: 'Lengths',
    key: 'leg',
    columns: {
      leg: text('Leg'),
      cable,
      from_ref: text('From plug'),
      to_ref: text('To plug'),
      wires: { ...text('Wires'), oneOf: ['power', 'CAN', 'power and CAN', 'USB'] },
      length_mm: { ...millimetres('Length'), optional: true },
      tolerance_mm: { ...millimetres('Tolerance ±'), optional: true },
      note: optional('Note'),
    },
  },
  'wiring-pins': {
    title: 'Pins of every plug',
    page: '/hardware/wiring-and-casing-guide/components',
    key: 'pin_id',
    columns: {
      pin_id: text('Contact'),
      plug: text('Cable and plug'),
      pin: text('Pin'),
      signal: { ...text('Signal'), oneOf: ['24 V', '0 V', 'CANH', 'CANL', 'not connected'] },
      wire_colour: { ...optional('Wire'), oneOf: wire },
    },
  },
  'socket-pins': {
    title: 'Contacts of the sockets',
    key: 'contact',
    columns: {
      contact: text('Name'),
      socket: text('Socket'),
      device: text('Found on'),
      connector: text('Connector'),
      mark: text('Mark'),
      signal: { ...text('Signal'), oneOf: ['24 V', '0 V', 'CANH', 'CANL', 'GND', 'RX', 'TX', 'not connected'] },
      wire_colour: { ...optional('Wire'), oneOf: wire },
      position: optional('Where'),
    },
  },
  'wiring-connections': {
    title: 'Which plug goes where, on one arm',
    key: 'connection',
    columns: {
      connection: text('Name'),
      run: text('Run'),
      cable,
      ref,
      device: text('Goes to'),
      port: text('Port'),
      socket: optional('Socket'),
    },
  },
  'hub-slots': {
    title: 'Slots of the hub board, counted from the top',
    key: 'slot',
    columns: {
      slot: { label: 'Slot', type: 'integer', min: 0 },
      cable: optional('Cable'),
      leads_to: text('Leads to'),
      plug_order: { label: 'Plugging order', type: 'integer', min: 0, optional: true },
      system_drawing: text('In the system drawing'),
    },
  },
  'two-supplies-slots': {
    title: 'Slots of the two hub boards, with two supplies on one arm',
    key: 'id',
    columns: {
      id: text('Place'),
      hub: { ...text('Hub board'), oneOf: ['A', 'B'] },
      slot: { label: 'Slot', type: 'integer', min: 0 },
      wires: { ...text('Wires'), oneOf: ['power', 'CAN', 'power and CAN'] },
      leads_to: text('Leads to'),
    },
  },
  'hub-board': {
    title: 'Hub board',
    key: 'board',
    columns: {
      board: text('Board'),
      width_mm: millimetres('Width'),
      length_mm: millimetres('Length'),
      corner_radius_mm: millimetres('Corner radius'),
      hole_diameter_mm: millimetres('Mounting holes'),
      hole_distance_mm: millimetres('Between the holes'),
      hole_to_end_mm: millimetres('Hole to end'),
      connectors: { label: 'Connectors', type: 'integer', min: 0 },
      pitch_mm: millimetres('Pitch of the connectors'),
      power_track_mm: millimetres('Power tracks, on both layers'),
      can_track_mm: millimetres('CAN tracks'),
    },
  },
  'casing-parts': {
    title: 'Parts of the casing',
    key: 'part',
    columns: {
      part: { ...text('Part'), code: true },
      joint: text('Covers'),
      place: text('Place'),
      quantity_robot: { label: 'Quantity for one robot', type: 'integer', min: 0 },
      screw: { ...optional('Screw'), code: true },
      screws: { label: 'Screws per part', type: 'integer', min: 0 },
      screw_places: optional('Screw places, driven from the back'),
      left_right: text('Left and right'),
      stl_left: { ...optional('STL, left'), code: true },
      stl_right: { ...optional('STL, right'), code: true },
      size_x_mm: { ...millimetres('Size x'), optional: true },
      size_y_mm: { ...millimetres('Size y'), optional: true },
      size_z_mm: { ...millimetres('Size z'), optional: true },
      note: optional('Note'),
    },
  },
} as const satisfies TableDefinitions;
