import { table } from '../model/tableTypes';
import type { TableDefinitions } from '../model/tableTypes';
import { partIconNames } from './partIcons';
import { partsTables } from './partsTables';
import { assemblyTables } from './tables/assembly';
import { gettingStartedTables } from './tables/gettingStarted';
import { searchTables } from './tables/words';

/** Three tables of Twig's own. */
const ownTables = {
  'key-figures': table('Twig in four numbers', 'robot', {
    robot: 'Robot',
    joints: { label: 'Joints', type: 'integer' },
    reach_mm: 'Reach',
    payload_g: 'Payload',
    parts_eur: 'Parts',
  }),
  joints: table('Joints', 'joint', {
    joint: 'Joint',
    moves: 'What it moves',
    servo_id: { label: 'Servo ID', type: 'hex' },
    min_deg: { label: 'From', digits: 1 },
    max_deg: { label: 'To', digits: 1 },
    torque_nm: { label: 'Torque', digits: 2 },
    ros_name: { label: 'Name in programs', code: true },
    source: { label: 'Data sheet', type: 'url' },
  }),
  frames: table('Frames of the serial protocol', 'code', {
    code: { label: 'Code', type: 'hex' },
    name: { label: 'Name', code: true },
    bytes: { label: 'Bytes', type: 'integer', min: 0 },
    answered: { label: 'Answered', type: 'boolean' },
    meaning: 'Meaning',
  }),
} satisfies TableDefinitions;

/** The price list, and what an order needs. */
const orderTables = {
  parts: table(partsTables.parts.title, 'part_id', {
    part_id: { label: 'Part ID', code: true },
    part_name: 'Part',
    model_number: { label: 'Model number', optional: true, code: true },
    quantity_robot: { label: 'Quantity', type: 'integer', min: 0 },
    unit_price_eur: 'Unit price',
    total_price_eur: 'Total price',
    noted_on: { label: 'Noted on', type: 'day' },
    supplier: 'Supplier',
    material: { label: 'Material', optional: true },
    process: 'Process',
    url: { label: 'Order at', type: 'url', optional: true },
    icon: { label: 'Icon', oneOf: partIconNames },
    shape: 'Shape',
    notes: { label: 'Note', optional: true },
  }),
  suppliers: table('Suppliers', 'supplier', {
    supplier: 'Supplier',
    sells: 'What you get there',
    headline_eur: 'Cost',
    order_url: { label: 'Order at', type: 'url', optional: true },
  }),
  'order-lists': table('What each supplier takes', 'supplier', {
    supplier: 'Supplier',
    takes: 'What the supplier takes',
    columns: { label: 'Columns of the order list', type: 'list' },
  }),
  'exchange-rates': table('Exchange rates', 'currency', {
    currency: 'Currency',
    eur_per_unit: { label: 'Euros for one', type: 'number', min: 0.0001 },
    noted_on: { label: 'Noted on', type: 'day' },
    source: 'From',
  }),
} satisfies TableDefinitions;

/** Links on the drawing of the robot. */
const placesTable = table('Parts of the drawing', 'name', {
  name: 'Name',
  route: { label: 'Page', type: 'route' },
  left_percent: { label: 'From the left', min: 0, max: 100 },
  top_percent: { label: 'From the top', min: 0, max: 100 },
});

const { 'build-steps': steps, 'build-fasteners': fasteners, 'screw-keys': keys, 'build-items': items } = assemblyTables;
const { news, notices } = gettingStartedTables;

/** Tables of content/data by name, besides those that tools declare. */
export const tableDefinitions: TableDefinitions = {
  ...ownTables,
  ...orderTables,
  places: placesTable,
  'build-steps': steps,
  'build-fasteners': { ...fasteners, page: '/hardware/parts' },
  'screw-keys': keys,
  'build-items': items,
  news,
  notices,
  ...searchTables,
};
