import { formatNumber } from '../../model/formatCell';
import { isPartsTable } from '../../site/partsTables';
import type { Table } from '../tables/csvTable';
import { numberIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import type { Problem } from '../../model/problems';
import { checkDate } from './checkDate';

const quantities = ['quantity_one_arm', 'quantity_robot', 'quantity_leader_follower'] as const;

function checkQuantities({ row, place }: PlacedRow): Problem[] {
  const id = textIn(row, 'part_id');
  const tooSmall = quantities
    .filter((column) => numberIn(row, column) < 1)
    .map((column) => ({
      ...place,
      message: `"${id}": column "${column}" is ${formatNumber(numberIn(row, column))}. A part of the list is needed at least once: give 1 or more.`,
    }));
  if (tooSmall.length > 0) return tooSmall;
  const [one, robot, both] = quantities.map((column) => numberIn(row, column)) as [number, number, number];
  const problems: Problem[] = [];
  if (one > robot || robot > 2 * one) {
    problems.push({
      ...place,
      message: `"${id}": ${one} for one arm and ${robot} for one robot do not fit together. A robot has two arms: give 1 to 2 times as many.`,
    });
  }
  if (robot > both || both > 2 * robot) {
    problems.push({
      ...place,
      message: `"${id}": ${robot} for one robot and ${both} for leader and follower do not fit together. These are two robots: give 1 to 2 times as many.`,
    });
  }
  return problems;
}

function checkTotal({ row, place }: PlacedRow): Problem[] {
  const [quantity, unit, total] = [numberIn(row, 'quantity_robot'), numberIn(row, 'unit_price_jpy'), numberIn(row, 'total_price_jpy')];
  const product = quantity * unit;
  if (Number.isNaN(product) || Number.isNaN(total) || product === total) return [];
  return [
    {
      ...place,
      message: `"${textIn(row, 'part_id')}": total_price_jpy is ${formatNumber(total)}, but ${formatNumber(quantity)} × ${formatNumber(unit)} is ${formatNumber(product)}. Correct the quantity, the unit price or the total.`,
    },
  ];
}

function checkDuplicates(rows: readonly PlacedRow[]): Problem[] {
  const before = new Map<string, PlacedRow>();
  return rows.flatMap((current): Problem[] => {
    const model = textIn(current.row, 'model_number');
    const first = before.get(model);
    if (model && !first) before.set(model, current);
    if (!model || !first) return [];
    return [
      {
        ...current.place,
        message: `"${textIn(current.row, 'part_id')}" has the model number "${model}" of "${textIn(first.row, 'part_id')}" in line ${first.place.line}. A part stands in a table once: add the pieces up in one row.`,
      },
    ];
  });
}

/** The same part in two tables is the same thing: its name and its model number agree. */
function checkNames(rows: readonly PlacedRow[]): Problem[] {
  const before = new Map<string, PlacedRow>();
  return rows.flatMap((current): Problem[] => {
    const id = textIn(current.row, 'part_id');
    const first = before.get(id);
    if (!first) before.set(id, current);
    return ['part_name', 'model_number'].flatMap((column) => {
      const [here, there] = [textIn(current.row, column), first ? textIn(first.row, column) : ''];
      if (!first || here === there || first.place.file === current.place.file) return [];
      return [
        {
          ...current.place,
          message: `"${id}": column "${column}" is "${here}", but "${there}" in ${first.place.file}. The same part has the same name everywhere.`,
        },
      ];
    });
  });
}

/** Everything that is wrong with the rows of the bill of materials, each row by itself and all of them together. */
export function checkParts(tables: ReadonlyMap<string, Table>): Problem[] {
  const lists = [...tables.values()].filter(({ name }) => isPartsTable(name)).map(placedRows);
  return [
    ...lists.flat().flatMap((row) => [...checkQuantities(row), ...checkTotal(row), ...checkDate(row, 'the price')]),
    ...lists.flatMap(checkDuplicates),
    ...checkNames(lists.flat()),
  ];
}
