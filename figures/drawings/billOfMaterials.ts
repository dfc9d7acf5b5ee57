import { barChart } from '../parts/barChart';
import { readTable } from '../readTable';
import type { Drawing } from '../svg';

/** Cost by group and by supplier, from the tables that the build checks against the rows of the bill of materials. */
export function draw(): Drawing[] {
  const groups = readTable('cost-groups').map(({ group = '', total_jpy, in_headline }) => ({
    name: group.replace('Leader end effector', 'Leader'),
    solid: in_headline === 'yes' ? Number(total_jpy) : 0,
    pale: in_headline === 'yes' ? 0 : Number(total_jpy),
  }));
  const suppliers = readTable('suppliers').map(({ supplier = '', headline_jpy, leader_jpy }) => ({
    name: supplier,
    solid: Number(headline_jpy),
    pale: Number(leader_jpy),
  }));
  return [
    barChart({ file: 'cost-by-group.svg', title: 'Cost of each group of parts in JPY', bars: groups, left: 310 }),
    barChart({ file: 'cost-by-supplier.svg', title: 'Cost at each supplier in JPY', bars: suppliers, left: 168 }),
  ];
}
