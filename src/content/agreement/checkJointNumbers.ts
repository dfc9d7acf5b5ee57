import { formatNumber } from '../../model/format';
import type { Problem } from '../../model/problems';
import type { Row, Table } from '../tables/csvTable';
import { listIn, numberIn, placedRows, textIn } from '../tables/rows';

type Tables = ReadonlyMap<string, Table>;

const rowsOf = (tables: Tables, name: string) => {
  const table = tables.get(name);
  return table ? placedRows(table) : [];
};

/** Column suffixes for one quantity in two units, with the factor from the first to the second. */
const units = [
  { from: '_rad', to: '_deg', factor: 180 / Math.PI },
  { from: '_rad_s', to: '_rpm', factor: 30 / Math.PI },
] as const;

/** Half a unit in the last written decimal place. */
const halfDigit = (value: number): number => 0.5 * 10 ** -(String(value).split('.')[1]?.length ?? 0);

/** Reports columns such as `lower_rad` and `lower_deg` that differ by more than rounding allows. */
export function checkUnitPairs(tables: Iterable<Table>): Problem[] {
  return [...tables].flatMap((table) => {
    const names = Object.keys(table.definition.columns);
    const pairs = units.flatMap(({ from, to, factor }) =>
      names.flatMap((first) => {
        const second = first.slice(0, -from.length) + to;
        return first.endsWith(from) && names.includes(second) ? [{ first, second, factor }] : [];
      }),
    );
    return placedRows(table).flatMap(({ row, place }) =>
      pairs.flatMap(({ first, second, factor }): Problem[] => {
        const [a, b] = [numberIn(row, first), numberIn(row, second)];
        const allowed = (halfDigit(a) * factor + halfDigit(b)) * 1.01;
        // An empty cell is NaN, and comparing with NaN is false.
        if (!(Math.abs(a * factor - b) > allowed)) return [];
        return [
          {
            ...place,
            message: `"${first}" is ${a}, which is ${Number((a * factor).toPrecision(6))} in the unit of "${second}", but that is ${b}. Correct whichever is wrong.`,
          },
        ];
      }),
    );
  });
}

const jointOf = (name: string): string => `J${/(\d)$/.exec(name)?.[1] ?? ''}`;

/** Specification row of a joint's motor. */
function motorOf(tables: Tables, joint: string): Row | undefined {
  const model = tables.get('motor-ids')?.rows.find((row) => row.joint === joint);
  const name = model && textIn(model, 'motor_model');
  return tables.get('motor-specifications')?.rows.find((row) => listIn(row, 'covers_models').includes(name ?? ''));
}

/** Reports URDF limits that differ from the motor's peak torque or the joint's range. */
function checkUrdfLimits(tables: Tables): Problem[] {
  return rowsOf(tables, 'urdf-joint-limits').flatMap(({ row, place }): Problem[] => {
    const joint = jointOf(textIn(row, 'joint'));
    const compare = (column: string, source: string, value: number): Problem[] =>
      Number.isNaN(value) || Number.isNaN(numberIn(row, column)) || numberIn(row, column) === value
        ? []
        : [
            {
              ...place,
              message: `${joint}: "${column}" is ${formatNumber(numberIn(row, column))}, but content/data/${source} says ${formatNumber(value)}. Correct whichever is wrong.`,
            },
          ];
    const range = tables.get('joint-limits')?.rows.find((one) => one.joint === joint) ?? {};
    const motor = motorOf(tables, joint) ?? {};
    const peak = `motor-specifications.csv ("peak_torque_nm" of ${textIn(motor, 'model')})`;
    return [
      ...compare('effort_nm', peak, numberIn(motor, 'peak_torque_nm')),
      ...(row.model === 'one arm'
        ? [
            ...compare('lower_deg', 'joint-limits.csv ("min_deg")', numberIn(range, 'min_deg')),
            ...compare('upper_deg', 'joint-limits.csv ("max_deg")', numberIn(range, 'max_deg')),
          ]
        : []),
    ];
  });
}

/** Compares joint numbers in software tables with those in hardware tables. */
export const checkJointNumbers = (tables: Tables): Problem[] => [...checkUnitPairs(tables.values()), ...checkUrdfLimits(tables)];
