import { formatNumber } from '../../model/format';
import { problemsIn } from '../../model/problems';
import type { Problem, ReportAt } from '../../model/problems';
import type { Row, Tables } from '../../content/tables/csvTable';
import { listIn, numberIn, placedRows, rowsOf, textIn } from '../../content/tables/rows';
import { checkShownCommands } from './checkShownCommands';
import type { CommandText } from '../../content/check/checkMovedFiles';
import type { Room } from '../../content/loadContent';

const correct = 'Correct whichever is wrong.';

/** Column suffixes for one quantity in two units, with the factor from the first to the second. */
const units = [
  { from: '_rad', to: '_deg', factor: 180 / Math.PI },
  { from: '_rad_s', to: '_rpm', factor: 30 / Math.PI },
] as const;

/** Half a unit in the last written decimal place. */
const halfDigit = (value: number): number => 0.5 * 10 ** -(String(value).split('.')[1]?.length ?? 0);

/** Reports columns such as `lower_rad` and `lower_deg` that differ by more than rounding allows. */
function checkUnitPairs(tables: Tables, report: ReportAt): void {
  for (const table of tables.values())
    for (const { from, to, factor } of units)
      for (const first of Object.keys(table.definition.columns).filter((name) => name.endsWith(from))) {
        const second = first.slice(0, -from.length) + to;
        if (!Object.hasOwn(table.definition.columns, second)) continue;
        for (const { row, place } of placedRows(table)) {
          const [a, b] = [numberIn(row, first), numberIn(row, second)];
          // An empty cell is NaN, and comparing with NaN is false.
          if (Math.abs(a * factor - b) > (halfDigit(a) * factor + halfDigit(b)) * 1.01)
            report(
              place,
              `"${first}" is ${a}, which is ${Number((a * factor).toPrecision(6))} in the unit of "${second}", but that is ${b}. ${correct}`,
            );
        }
      }
}

const jointOf = (name: string): string => `J${/(\d)$/.exec(name)?.[1] ?? ''}`;

/** Specification row of a joint's motor. */
function motorOf(tables: Tables, joint: string): Row | undefined {
  const model = tables.get('motor-ids')?.rows.find((row) => row.joint === joint);
  const name = model && textIn(model, 'motor_model');
  return tables.get('motor-specifications')?.rows.find((row) => listIn(row, 'covers_models').includes(name ?? ''));
}

/** Reports URDF limits that differ from the motor's peak torque or the joint's range. */
function checkUrdfLimits(tables: Tables, report: ReportAt): void {
  for (const { row, place } of rowsOf(tables, 'urdf-joint-limits')) {
    const joint = jointOf(textIn(row, 'joint'));
    const compare = (column: string, source: string, value: number): void => {
      const written = numberIn(row, column);
      if (!Number.isNaN(value - written) && written !== value)
        report(
          place,
          `${joint}: "${column}" is ${formatNumber(written)}, but content/data/${source} says ${formatNumber(value)}. ${correct}`,
        );
    };
    const range = tables.get('joint-limits')?.rows.find((one) => one.joint === joint) ?? {};
    const motor = motorOf(tables, joint) ?? {};
    compare('effort_nm', `motor-specifications.csv ("peak_torque_nm" of ${textIn(motor, 'model')})`, numberIn(motor, 'peak_torque_nm'));
    if (row.model !== 'one arm') continue;
    compare('lower_deg', 'joint-limits.csv ("min_deg")', numberIn(range, 'min_deg'));
    compare('upper_deg', 'joint-limits.csv ("max_deg")', numberIn(range, 'max_deg'));
  }
}

/** Groups of `maker-prices`: whether a maker with a given `sells` cell belongs to one. */
const groups: Readonly<Record<string, (sells: string) => boolean>> = {
  'not OpenArm 2': (sells) => sells !== 'OpenArm 2',
  'OpenArm 1': (sells) => sells.startsWith('OpenArm 1'),
  'not stated': (sells) => sells === 'not stated',
};

const range = { least_usd: ['price_min_usd', Math.min], most_usd: ['price_max_usd', Math.max] } as const;

/** Reports price ranges that differ from the prices in `manufacturers.csv`. */
function checkRanges(tables: Tables, makers: readonly Row[], report: ReportAt): void {
  for (const { row, place } of rowsOf(tables, 'maker-prices')) {
    const name = textIn(row, 'sells');
    const isMeant = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (!isMeant) {
      report(place, `"${name}" is not a known group. Known: ${Object.keys(groups).join(', ')}.`);
      continue;
    }
    for (const [column, [price, extreme]] of Object.entries(range)) {
      const prices = makers.filter((maker) => isMeant(textIn(maker, 'sells'))).map((maker) => numberIn(maker, price));
      const expected = extreme(...prices.filter((value) => !Number.isNaN(value)));
      const written = numberIn(row, column);
      if (written !== expected && Number.isFinite(expected))
        report(
          place,
          `"${name}": ${column} is ${formatNumber(written)}, but content/data/manufacturers.csv gives ${formatNumber(expected)}. ${correct}`,
        );
    }
  }
}

/** Reports answers that name a maker with a price that isn't the maker's. */
function checkAnswers(tables: Tables, makers: readonly Row[], report: ReportAt): void {
  for (const { row, place } of rowsOf(tables, 'faq'))
    for (const maker of makers.filter((one) => typeof one.price_min_usd === 'number')) {
      const name = textIn(maker, 'maker');
      const prices = [numberIn(maker, 'price_min_usd'), numberIn(maker, 'price_max_usd')];
      const behindName = textIn(row, 'answer').split(`${name} `).slice(1);
      const amount = behindName.map((words) => /^(?:from )?([\d,]+) USD/.exec(words)?.[1]).find((found) => found !== undefined);
      if (amount !== undefined && !prices.includes(Number(amount.replaceAll(',', ''))))
        report(
          place,
          `the answer says ${amount} USD for ${name}, but content/data/manufacturers.csv has ${formatNumber(numberIn(maker, 'price_min_usd'))}. ${correct}`,
        );
    }
}

/** Compares cables of the wiring tables with the bill of materials: count and drawing number. */
function checkCables(tables: Tables, report: ReportAt): void {
  const [connections, parts] = [tables.get('wiring-connections'), tables.get('bom-electrical')];
  for (const { row, place } of rowsOf(tables, 'wiring-cables')) {
    const [cable, id] = [textIn(row, 'cable'), textIn(row, 'part_id')];
    const part = parts?.rows.find((one) => one.part_id === id);
    if (id === '' || !part || !connections) continue;
    const runs = new Set(connections.rows.filter((one) => one.cable === cable).map((one) => one.run)).size;
    const [quantity, model] = [numberIn(part, 'quantity_one_arm'), textIn(part, 'model_number')];
    const wanted = `Cable ${textIn(row, 'drawing_no')}`;
    if (runs !== quantity)
      report(
        place,
        `${connections.file} routes the cable "${cable}" ${runs} times along an arm, but ${parts?.file} counts ${formatNumber(quantity)} of "${id}" for one arm. ${correct}`,
      );
    if (model !== wanted)
      report(
        place,
        `the cable "${cable}" has drawing ${textIn(row, 'drawing_no')}, but "${id}" in ${parts?.file} is "${model}". Expected "${wanted}".`,
      );
  }
}

/** Compares the number of connectors of the hub with its slots. */
function checkHub(tables: Tables, report: ReportAt): void {
  const slots = tables.get('hub-slots');
  for (const { row, place } of rowsOf(tables, 'hub-board').slice(0, 1)) {
    const connectors = numberIn(row, 'connectors');
    if (slots && slots.rows.length !== connectors)
      report(place, `the board has ${formatNumber(connectors)} connectors, but ${slots.file} has ${slots.rows.length} slots. ${correct}`);
  }
}

/** Reports facts that several tables or pages state differently. Skips tables that a site doesn't have. */
export const checkAgreement = (texts: readonly CommandText[], tables: Tables): Problem[] => {
  const makers = tables.get('manufacturers')?.rows;
  return problemsIn((report) => {
    checkUnitPairs(tables, report);
    checkUrdfLimits(tables, report);
    if (makers) checkRanges(tables, makers, report);
    if (makers && tables.has('maker-prices')) checkAnswers(tables, makers, report);
    checkCables(tables, report);
    checkHub(tables, report);
    checkShownCommands(texts, tables, report);
  });
};

/** Facts that several tables or pages state. */
export const agreement = { checks: [({ texts, data }) => checkAgreement(texts, data.tables)] } as const satisfies Room;
