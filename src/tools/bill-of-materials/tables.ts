import { partIconNames } from '../../site/partIcons';
import { partsTables } from '../../site/partsTables';
import { table } from '../../model/tableTypes';
import type { ColumnDeclaration, TableDefinitions } from '../../model/tableTypes';

/** Columns of every parts table, with a quantity for each set that people build. */
const partColumns = {
  part_id: { label: 'Part ID', code: true },
  part_name: 'Part',
  model_number: { label: 'Model number', optional: true, code: true },
  quantity_one_arm: { label: 'Quantity for one arm', type: 'integer', min: 0, optional: true },
  quantity_robot: { label: 'Quantity for one robot', type: 'integer', min: 0 },
  quantity_leader_follower: { label: 'Quantity for leader and follower', type: 'integer', min: 0 },
  unit_price_jpy: { label: 'Unit price', type: 'integer' },
  total_price_jpy: { label: 'Total price', type: 'integer' },
  noted_on: { label: 'Noted on', type: 'day' },
  supplier: 'Supplier',
  manufacturer: { label: 'Manufacturer', optional: true },
  material: { label: 'Material', optional: true },
  process: 'Process',
  url: { label: 'Order at', type: 'url', optional: true },
  files: { label: 'Files', type: 'list', optional: true },
  arm: { label: 'Arm', optional: true, oneOf: ['left', 'right'] },
  icon: { label: 'Icon', oneOf: partIconNames },
  shape: 'Shape',
  notes: { label: 'Note', optional: true },
} as const satisfies Readonly<Record<string, ColumnDeclaration>>;

const parts: TableDefinitions = Object.fromEntries(
  Object.entries(partsTables).map(([name, { title }]) => [name, table(title, 'part_id', partColumns)]),
);

/** Tables of the bill of materials: parts, motors, suppliers, and costs that the build checks against the rows. */
export const billOfMaterialsTables = {
  ...parts,
  'motor-costs': table('Motors of two arms', 'model_number', {
    joints: { label: 'Joints', type: 'list' },
    model_number: { label: 'Motor', code: true },
    quantity_robot: { label: 'Quantity for one robot', type: 'integer', min: 0 },
    total_price_jpy: { label: 'Cost of this quantity', type: 'integer' },
    noted_on: { label: 'Noted on', type: 'day' },
    supplier: 'Maker',
  }),
  'cost-groups': table('Cost of each group of parts', 'group', {
    group: 'Group',
    table: 'Table',
    category: { label: 'Category', oneOf: ['Mechanical', 'Motors', 'Electrical', 'Leader'] },
    in_headline: { label: 'In the headline cost', type: 'boolean' },
    lines: { label: 'Different parts', type: 'integer', min: 0 },
    pieces: { label: 'Pieces', type: 'integer', min: 0 },
    total_jpy: { label: 'Cost', type: 'integer' },
  }),
  'cost-pages': table('Cost of pages with two tables', 'page', {
    page: 'Page',
    tables: { label: 'Tables', type: 'list' },
    lines: { label: 'Different parts', type: 'integer', min: 0 },
    pieces: { label: 'Pieces', type: 'integer', min: 0 },
    total_jpy: { label: 'Cost', type: 'integer' },
  }),
  'cost-categories': table('Cost by category', 'category', {
    category: 'Category',
    in_headline: { label: 'In the headline cost', type: 'boolean' },
    total_jpy: { label: 'Cost', type: 'integer' },
    share_percent: { label: 'Share of the headline cost', min: 0, max: 100, digits: 1, optional: true },
  }),
  'cost-headline': table('Headline cost', 'set', {
    set: 'Set',
    total_jpy: { label: 'Parts of one robot: two arms and one pedestal', type: 'integer' },
    total_usd: { label: 'In US dollars, rounded', type: 'integer' },
    noted_on: 'Noted on',
  }),
  'exchange-rates': table('Exchange rates', 'currency', {
    currency: 'Currency',
    jpy_per_unit: { label: 'Yen for one', type: 'number', min: 0.0001 },
    noted_on: { label: 'Noted on', type: 'day' },
    source: 'From',
  }),
  'order-lists': table('What each supplier takes', 'supplier', {
    supplier: 'Supplier',
    takes: 'What the supplier takes',
    columns: { label: 'Columns of the order list', type: 'list' },
  }),
  'bom-gaps': table('Parts missing from every list', 'item', {
    item: 'Part',
    needed_for: 'Needed for',
    pieces_robot: 'Pieces for one robot',
    where_named: 'Named in',
  }),
  'bom-surplus': table('Parts that the lists count twice, or more of than the guides take', 'part_id', {
    part_id: { label: 'Part', knownIn: { table: Object.keys(partsTables), column: 'part_id' } },
    counted_robot: { label: 'Counted for one robot', type: 'integer', min: 0 },
    needed_robot: { label: 'Needed for one robot', type: 'integer', min: 0 },
    why: 'Why',
  }),
  suppliers: table('Cost by supplier', 'supplier', {
    supplier: 'Supplier',
    sells: 'What you get there',
    headline_jpy: { label: 'Robot', type: 'integer', optional: true },
    leader_jpy: { label: 'Leader, extra', type: 'integer', optional: true },
    order_url: { label: 'Order at', type: 'url', optional: true },
  }),
} satisfies TableDefinitions;
