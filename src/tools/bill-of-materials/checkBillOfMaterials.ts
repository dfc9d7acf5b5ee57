import { formatNumber } from '../../model/format';
import { orderColumns } from './orders';
import { priceColumn, rateColumn } from './parts';
import { arms } from '../../site/buildUnits';
import { didYouMean, problemsIn } from '../../model/problems';
import type { Problem, ReportAt } from '../../model/problems';
import type { Row, Tables } from '../../content/tables/csvTable';
import { listIn, numberIn, tablesIn, placedRows, rowsOf, textIn } from '../../content/tables/rows';
import { currency, partsTables } from '../../site/partsTables';
import type { PlacedRow } from '../../content/tables/rows';
import { checkCosts } from './checkCosts';

const quantities = ['quantity_one_arm', 'quantity_robot', 'quantity_leader_follower'] as const;

function checkQuantities({ row, place }: PlacedRow, report: ReportAt): void {
  const id = textIn(row, 'part_id');
  const tooSmall = quantities.filter((column) => numberIn(row, column) < 1);
  for (const column of tooSmall) report(place, `"${id}": column "${column}" is ${formatNumber(numberIn(row, column))}. Write 1 or more.`);
  if (tooSmall.length > 0) return;
  const [one, robot, both] = quantities.map((column) => numberIn(row, column)) as [number, number, number];
  if (one > robot || robot > arms.length * one)
    report(
      place,
      `"${id}": ${one} for one arm and ${robot} for one robot don't match. A robot has ${arms.length} arms, so it needs 1 to ${arms.length} times as many.`,
    );
  if (robot > both || both > 2 * robot)
    report(
      place,
      `"${id}": ${robot} for one robot and ${both} for leader and follower don't match. These are two robots, so they need 1 to 2 times as many.`,
    );
}

function checkTotal({ row, place }: PlacedRow, report: ReportAt): void {
  const [quantity, unit, total] = ['quantity_robot', priceColumn('unit_price'), priceColumn('total_price')].map((name) =>
    numberIn(row, name),
  ) as [number, number, number];
  // To the cent, because decimals aren't exact.
  const product = Number((quantity * unit).toFixed(2));
  if (!Number.isNaN(product - total) && product !== total)
    report(
      place,
      `"${textIn(row, 'part_id')}": ${priceColumn('total_price')} is ${formatNumber(total)}, but ${formatNumber(quantity)} × ${formatNumber(unit)} is ${formatNumber(product)}. Correct the quantity, the unit price or the total.`,
    );
}

function checkDuplicates(rows: readonly PlacedRow[], report: ReportAt): void {
  const before = new Map<string, PlacedRow>();
  for (const current of rows) {
    const model = textIn(current.row, 'model_number');
    const first = before.get(model);
    if (model && !first) before.set(model, current);
    if (model && first)
      report(
        current.place,
        `"${textIn(current.row, 'part_id')}" has the model number "${model}" of "${textIn(first.row, 'part_id')}" in line ${first.place.line}. List a part once per table: add the quantities up in one row.`,
      );
  }
}

/** A part in two tables must have the same name and model number in both. */
function checkNames(rows: readonly PlacedRow[], report: ReportAt): void {
  const before = new Map<string, PlacedRow>();
  for (const { row, place } of rows) {
    const id = textIn(row, 'part_id');
    const first = before.get(id);
    if (!first) before.set(id, { row, place });
    else if (first.place.file !== place.file)
      for (const column of ['part_name', 'model_number']) {
        const [here, there] = [textIn(row, column), textIn(first.row, column)];
        if (here !== there)
          report(
            place,
            `"${id}": column "${column}" is "${here}", but "${there}" in ${first.place.file}. Use the same text for the same part.`,
          );
      }
  }
}

/** Reports prices that aren't declared as numbers in a currency: they would be added up as something else, without a mistake. */
function checkPriceColumns(tables: Tables, report: ReportAt): void {
  for (const { name, definition } of tablesIn(tables, partsTables))
    for (const column of [priceColumn('unit_price'), priceColumn('total_price')]) {
      const { type, unit } = definition.columns[column] ?? {};
      const place = { file: 'src/site/partsTables.ts' };
      if (type === undefined)
        report(
          place,
          `the currency is ${currency.code}, but the table "${name}" has no column "${column}". Correct the currency, or rename the column.`,
        );
      else if (unit === undefined)
        report(
          place,
          `the currency ${currency.code} is no known unit, so prices aren't checked. Add ${currency.code}: '_${currency.code.toLowerCase()}' to \`unitEndings\` in src/model/tableTypes.ts.`,
        );
      else if (type !== 'integer' && type !== 'number')
        report(place, `the column "${column}" of the table "${name}" holds no numbers. Declare it with the type "number".`);
    }
}

/** Checks the rows of the parts tables, one by one and together. */
function checkParts(tables: Tables, report: ReportAt): void {
  const lists = tablesIn(tables, partsTables).map(placedRows);
  for (const row of lists.flat()) {
    checkQuantities(row, report);
    checkTotal(row, report);
  }
  for (const list of lists) checkDuplicates(list, report);
  checkNames(lists.flat(), report);
}

/** Compares the motor in a row of `motor-costs` with `joints-to-motors`. */
function checkMotor({ row, place }: PlacedRow, joints: ReadonlyMap<string, Row>, report: ReportAt): void {
  const model = textIn(row, 'model_number');
  const named = listIn(row, 'joints');
  let isKnown = true;
  const refuse = (message: string): void => {
    isKnown = false;
    report(place, message);
  };
  for (const joint of named) {
    const motor = joints.get(joint);
    if (!motor) refuse(`"${model}": there is no joint "${joint}". ${didYouMean(joint, joints.keys())}`);
    else if (motor.motor_model !== model)
      refuse(
        `"${model}" is the motor of ${joint} here, but content/data/joints-to-motors.csv has "${textIn(motor, 'motor_model')}" there. Correct whichever is wrong.`,
      );
  }
  const needed = named.reduce((total, joint) => total + (numberIn(joints.get(joint) ?? {}, 'quantity_two_arms') || 0), 0);
  const quantity = numberIn(row, 'quantity_robot');
  if (isKnown && quantity !== needed)
    refuse(
      `"${model}": quantity_robot is ${formatNumber(quantity)}, but ${named.join(', ')} of two arms need ${needed}. Correct whichever is wrong.`,
    );
}

/** Reports motors of the bill of materials with an unknown joint, another model or a wrong quantity. */
function checkMotors(tables: Tables, report: ReportAt): void {
  const [costs, places] = [tables.get('motor-costs'), tables.get('joints-to-motors')];
  if (!costs || !places) return;
  const joints = new Map(places.rows.map((row) => [textIn(row, 'joint'), row]));
  for (const row of placedRows(costs)) checkMotor(row, joints, report);
  const named = new Set(costs.rows.flatMap((row) => listIn(row, 'joints')));
  for (const joint of joints.keys())
    if (!named.has(joint)) report({ file: costs.file }, `has no motor for ${joint}. Add the joint to the row of its motor.`);
}

/** Checks that an exchange rate can be divided by. A malformed cell of a column of numbers has been reported. */
function checkRate({ row, place }: PlacedRow, report: ReportAt): void {
  const rate = row[rateColumn];
  if (rate !== undefined && !(typeof rate === 'number' && rate > 0))
    report(
      place,
      `"${textIn(row, 'currency')}": column "${rateColumn}" is "${String(rate ?? '')}". Write the price of one as a number above 0, and declare the column as one: { type: 'number', min: 0.0001 }.`,
    );
}

/** Checks what orders need besides parts: a list for each supplierand a number for each exchange rate. */
function checkOrderLists(tables: Tables, report: ReportAt): void {
  const [lists, suppliers] = [tables.get('order-lists'), tables.get('suppliers')];
  const names = suppliers?.rows.map((row) => textIn(row, 'supplier')) ?? [];
  const known: readonly string[] = orderColumns;
  if (lists && suppliers) {
    for (const { row, place } of placedRows(lists)) {
      const supplier = textIn(row, 'supplier');
      if (!names.includes(supplier)) report(place, `there is no supplier "${supplier}". ${didYouMean(supplier, names)}`);
      else
        for (const column of listIn(row, 'columns'))
          if (!known.includes(column))
            report(place, `"${supplier}": an order list has no column "${column}". ${didYouMean(column, known)}`);
    }
    for (const name of names)
      if (!lists.rows.some((row) => row.supplier === name))
        report({ file: lists.file }, `has no row for the supplier "${name}". Add a row that says which columns its order list has.`);
  }
  for (const row of rowsOf(tables, 'exchange-rates')) checkRate(row, report);
}

/** Reports contradictions within the bill of materials. Does nothing for a site without parts tables. */
export const checkBillOfMaterials = (tables: Tables): Problem[] =>
  problemsIn((report) => {
    if (tablesIn(tables, partsTables).length === 0) return;
    checkPriceColumns(tables, report);
    checkParts(tables, report);
    checkCosts(tables, report);
    checkMotors(tables, report);
    checkOrderLists(tables, report);
  });
