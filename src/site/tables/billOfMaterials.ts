import { partIconNames } from '../partIcons';
import { partsTableNames, partsTables } from '../partsTables';
import type { ColumnDefinition, TableDefinition, TableDefinitions } from '../../model/tableTypes';

const price = (label: string) => ({ label, type: 'integer', unit: 'JPY' }) as const;
const date = { label: 'Noted on', type: 'text' } as const;

/** Columns of every parts table, with a quantity for each set that people build. */
export const partColumns = {
  part_id: { label: 'Part ID', type: 'text', code: true },
  part_name: { label: 'Part', type: 'text' },
  model_number: { label: 'Model number', type: 'text', optional: true, code: true },
  quantity_one_arm: { label: 'Quantity for one arm', type: 'integer', min: 0, optional: true },
  quantity_robot: { label: 'Quantity for one robot', type: 'integer', min: 0 },
  quantity_leader_follower: { label: 'Quantity for leader and follower', type: 'integer', min: 0 },
  unit_price_jpy: price('Unit price'),
  total_price_jpy: price('Total price'),
  noted_on: date,
  supplier: { label: 'Supplier', type: 'text' },
  manufacturer: { label: 'Manufacturer', type: 'text', optional: true },
  material: { label: 'Material', type: 'text', optional: true },
  process: { label: 'Process', type: 'text' },
  url: { label: 'Order at', type: 'url', optional: true },
  files: { label: 'Files', type: 'list', optional: true },
  arm: { label: 'Arm', type: 'text', optional: true, oneOf: ['left', 'right'] },
  icon: { label: 'Icon', type: 'text', oneOf: partIconNames },
  shape: { label: 'Shape', type: 'text' },
  notes: { label: 'Note', type: 'text', optional: true },
} as const satisfies Readonly<Record<string, ColumnDefinition>>;

const parts: Readonly<Record<string, TableDefinition>> = Object.fromEntries(
  partsTableNames.map((name) => [name, { title: partsTables[name].title, key: 'part_id', columns: partColumns }]),
);

const counts = {
  lines: { label: 'Different parts', type: 'integer', min: 0 },
  pieces: { label: 'Pieces', type: 'integer', min: 0 },
  total_jpy: price('Cost'),
} as const;

/** Tables of the bill of materials: parts, motors, suppliers, and costs that the build checks against the rows. */
export const billOfMaterialsTables = {
  ...parts,
  'motor-costs': {
    title: 'Motors of two arms',
    key: 'model_number',
    columns: {
      joints: { label: 'Joints', type: 'list' },
      model_number: { label: 'Motor', type: 'text', code: true },
      quantity_robot: { label: 'Quantity for one robot', type: 'integer', min: 0 },
      total_price_jpy: price('Cost of this quantity'),
      noted_on: date,
      supplier: { label: 'Maker', type: 'text' },
    },
  },
  'cost-groups': {
    title: 'Cost of each group of parts',
    key: 'group',
    columns: {
      group: { label: 'Group', type: 'text' },
      table: { label: 'Table', type: 'text' },
      category: { label: 'Category', type: 'text', oneOf: ['Mechanical', 'Motors', 'Electrical', 'Leader'] },
      in_headline: { label: 'In the headline cost', type: 'boolean' },
      ...counts,
    },
  },
  'cost-pages': {
    title: 'Cost of pages with two tables',
    key: 'page',
    columns: { page: { label: 'Page', type: 'text' }, tables: { label: 'Tables', type: 'list' }, ...counts },
  },
  'cost-categories': {
    title: 'Cost by category',
    key: 'category',
    columns: {
      category: { label: 'Category', type: 'text' },
      in_headline: { label: 'In the headline cost', type: 'boolean' },
      total_jpy: price('Cost'),
      share_percent: { label: 'Share of the headline cost', type: 'number', unit: '%', min: 0, max: 100, digits: 1, optional: true },
    },
  },
  'cost-headline': {
    title: 'Headline cost',
    key: 'set',
    columns: {
      set: { label: 'Set', type: 'text' },
      total_jpy: price('Parts of one robot: two arms and one pedestal'),
      total_usd: { label: 'In US dollars, rounded', type: 'integer', unit: 'USD' },
      noted_on: date,
    },
  },
  'exchange-rates': {
    title: 'Exchange rates',
    key: 'currency',
    columns: {
      currency: { label: 'Currency', type: 'text' },
      jpy_per_unit: { label: 'Yen for one', type: 'number', min: 0.0001 },
      noted_on: date,
      source: { label: 'From', type: 'text' },
    },
  },
  'order-lists': {
    title: 'What each supplier takes',
    key: 'supplier',
    columns: {
      supplier: { label: 'Supplier', type: 'text' },
      takes: { label: 'What the supplier takes', type: 'text' },
      columns: { label: 'Columns of the order list', type: 'list' },
    },
  },
  'bom-gaps': {
    title: 'Parts missing from every list',
    key: 'item',
    columns: {
      item: { label: 'Part', type: 'text' },
      needed_for: { label: 'Needed for', type: 'text' },
      pieces_robot: { label: 'Pieces for one robot', type: 'text' },
      where_named: { label: 'Named in', type: 'text' },
    },
  },
  suppliers: {
    title: 'Cost by supplier',
    key: 'supplier',
    columns: {
      supplier: { label: 'Supplier', type: 'text' },
      sells: { label: 'What you get there', type: 'text' },
      headline_jpy: { ...price('Robot'), optional: true },
      leader_jpy: { ...price('Leader, extra'), optional: true },
      order_url: { label: 'Order at', type: 'url', optional: true },
    },
  },
} as const satisfies TableDefinitions;
