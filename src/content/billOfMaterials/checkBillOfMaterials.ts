import { formatNumber } from '../../model/format';
import { orderColumns } from '../../model/orders';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { isPartsTable } from '../../site/partsTables';
import type { Row, Table } from '../tables/csvTable';
import { numberIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import { checkCosts } from './checkCosts';

/** Whether a text is a date that exists: `Date.parse` would accept 30 February. */
function isDay(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Checks the column `noted_on`. */
function checkDate({ row, place }: PlacedRow, what: string): Problem[] {
  const date = textIn(row, 'noted_on');
  return isDay(date)
    ? []
    : [{ ...place, message: `column "noted_on", value "${date}": expected the date on which ${what} was noted, such as 2025-11-24.` }];
}

const quantities = ['quantity_one_arm', 'quantity_robot', 'quantity_leader_follower'] as const;

function checkQuantities({ row, place }: PlacedRow): Problem[] {
  const id = textIn(row, 'part_id');
  const tooSmall = quantities
    .filter((column) => numberIn(row, column) < 1)
    .map((column) => ({
      ...place,
      message: `"${id}": column "${column}" is ${formatNumber(numberIn(row, column))}. Write 1 or more.`,
    }));
  if (tooSmall.length > 0) return tooSmall;
  const [one, robot, both] = quantities.map((column) => numberIn(row, column)) as [number, number, number];
  const problems: Problem[] = [];
  if (one > robot || robot > 2 * one) {
    problems.push({
      ...place,
      message: `"${id}": ${one} for one arm and ${robot} for one robot don't match. A robot has two arms, so it needs 1 to 2 times as many.`,
    });
  }
  if (robot > both || both > 2 * robot) {
    problems.push({
      ...place,
      message: `"${id}": ${robot} for one robot and ${both} for leader and follower don't match. These are two robots, so they need 1 to 2 times as many.`,
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
        message: `"${textIn(current.row, 'part_id')}" has the model number "${model}" of "${textIn(first.row, 'part_id')}" in line ${first.place.line}. List a part once per table: add the quantities up in one row.`,
      },
    ];
  });
}

/** A part in two tables must have the same name and model number in both. */
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
          message: `"${id}": column "${column}" is "${here}", but "${there}" in ${first.place.file}. Use the same text for the same part.`,
        },
      ];
    });
  });
}

/** Checks the rows of the parts tables, one by one and together. */
function checkParts(tables: ReadonlyMap<string, Table>): Problem[] {
  const lists = [...tables.values()].filter(({ name }) => isPartsTable(name)).map(placedRows);
  return [
    ...lists.flat().flatMap((row) => [...checkQuantities(row), ...checkTotal(row), ...checkDate(row, 'the price')]),
    ...lists.flatMap(checkDuplicates),
    ...checkNames(lists.flat()),
  ];
}

const jointsOf = (row: Row): readonly string[] => (typeof row.joints === 'object' && row.joints !== null ? row.joints : []);

/** Compares the motor in a row of `motor-costs` with `joints-to-motors`. */
function checkMotor({ row, place }: PlacedRow, joints: ReadonlyMap<string, Row>): Problem[] {
  const model = textIn(row, 'model_number');
  const named = jointsOf(row);
  const problems = named.flatMap((joint): Problem[] => {
    const motor = joints.get(joint);
    if (!motor) return [{ ...place, message: `"${model}": there is no joint "${joint}". ${didYouMean(joint, joints.keys())}` }];
    if (motor.motor_model === model) return [];
    return [
      {
        ...place,
        message: `"${model}" is the motor of ${joint} here, but content/data/joints-to-motors.csv has "${textIn(motor, 'motor_model')}" there. Correct whichever is wrong.`,
      },
    ];
  });
  const needed = named.reduce((total, joint) => total + (numberIn(joints.get(joint) ?? {}, 'quantity_two_arms') || 0), 0);
  const quantity = numberIn(row, 'quantity_robot');
  if (problems.length === 0 && quantity !== needed) {
    problems.push({
      ...place,
      message: `"${model}": quantity_robot is ${formatNumber(quantity)}, but ${named.join(', ')} of two arms need ${needed}. Correct whichever is wrong.`,
    });
  }
  return problems;
}

/** Reports motors of the bill of materials with an unknown joint, another model or a wrong quantity. */
function checkMotors(tables: ReadonlyMap<string, Table>): Problem[] {
  const [costs, places] = [tables.get('motor-costs'), tables.get('joints-to-motors')];
  if (!costs || !places) return [];
  const joints = new Map(places.rows.map((row) => [textIn(row, 'joint'), row]));
  const named = new Set(costs.rows.flatMap(jointsOf));
  const missing = [...joints.keys()]
    .filter((joint) => !named.has(joint))
    .map((joint) => ({ file: costs.file, message: `has no motor for ${joint}. Add the joint to the row of its motor.` }));
  return [...placedRows(costs).flatMap((row) => checkMotor(row, joints)), ...missing];
}

function checkList({ row, place }: PlacedRow, suppliers: readonly string[]): Problem[] {
  const supplier = textIn(row, 'supplier');
  if (!suppliers.includes(supplier)) {
    return [{ ...place, message: `there is no supplier "${supplier}". ${didYouMean(supplier, suppliers)}` }];
  }
  const columns = typeof row.columns === 'object' && row.columns !== null ? row.columns : [];
  const known: readonly string[] = orderColumns;
  return columns
    .filter((column) => !known.includes(column))
    .map((column) => ({ ...place, message: `"${supplier}": an order list has no column "${column}". ${didYouMean(column, known)}` }));
}

/** Checks what orders need besides parts: a list for each supplier, and a date for each exchange rate. */
function checkOrderLists(tables: ReadonlyMap<string, Table>): Problem[] {
  const [lists, suppliers, rates] = ['order-lists', 'suppliers', 'exchange-rates'].map((name) => tables.get(name));
  const days = rates ? placedRows(rates).flatMap((row) => checkDate(row, 'the rate')) : [];
  if (!lists || !suppliers) return days;
  const names = suppliers.rows.map((row) => textIn(row, 'supplier'));
  const missing = names
    .filter((name) => !lists.rows.some((row) => row.supplier === name))
    .map((name) => ({
      file: lists.file,
      message: `has no row for the supplier "${name}". Add a row that says which columns its order list has.`,
    }));
  return [...placedRows(lists).flatMap((row) => checkList(row, names)), ...missing, ...days];
}

/** Reports contradictions within the bill of materials. Does nothing for a site without parts tables. */
export const checkBillOfMaterials = (tables: ReadonlyMap<string, Table>): Problem[] =>
  [...tables.keys()].some(isPartsTable)
    ? [...checkParts(tables), ...checkCosts(tables), ...checkMotors(tables), ...checkOrderLists(tables)]
    : [];
