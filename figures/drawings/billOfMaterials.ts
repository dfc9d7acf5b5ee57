import { barChart } from '../parts/barChart';
import type { Drawing } from '../svg';
import { readTable } from '../tables/readTable';

/** Cost by group and by supplier, from the tables that the build checks against the rows of the bill of materials. */
export function draw(): Drawing[] {
  const groups = readTable('cost-groups').map((row) => ({
    name: row.text('group').replace('Leader end effector', 'Leader'),
    solid: row.isTrue('in_headline') ? row.number('total_jpy') : 0,
    pale: row.isTrue('in_headline') ? 0 : row.number('total_jpy'),
  }));
  const suppliers = readTable('suppliers').map((row) => ({
    name: row.text('supplier'),
    solid: row.numberIfAny('headline_jpy') ?? 0,
    pale: row.numberIfAny('leader_jpy') ?? 0,
  }));
  return [
    barChart({ file: 'cost-by-group.svg', title: 'Cost of each group of parts in JPY', bars: groups, left: 310 }),
    barChart({ file: 'cost-by-supplier.svg', title: 'Cost at each supplier in JPY', bars: suppliers, left: 168 }),
  ];
}
