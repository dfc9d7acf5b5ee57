import { numberIn, textIn } from '../../model/tableRow';
import type { TableRow } from '../../model/tableRow';
import type { Limits } from '../codec/mit';
import type { CanTables, LimitSet, PublishedGains } from './bus';
import { cablesOf, tripOf } from './cables';
import type { Side, Travel } from './travel';

/** Tables with facts about the CAN bus. Without one of them the site has no bench. */
export const canTableNames = [
  'motor-ids',
  'mit-limits',
  'mit-limit-sets',
  'mit-limit-differences',
  'damiao-registers',
  'motor-status-codes',
  'can-channels',
] as const;

export const travelTableNames = ['joint-limits', 'urdf-joint-limits', 'gripper-specifications'] as const;

/** Tables from which commands are judged. Without them, a bench only knows what a frame can hold. */
export const judgingTableNames = [
  ...travelTableNames,
  'joints-to-motors',
  'motor-specifications',
  'mit-gains',
  'teleop-parameters',
] as const;

/** Tables from which recordings are judged. Without them, a verdict names no cable and no trip temperature. */
export const verdictTableNames = ['wiring-cables', 'wiring-connections', 'wiring-legs', 'motor-trip-levels'] as const;

const limitsIn = (row: TableRow): Limits => ({
  position: numberIn(row, 'p_max_rad'),
  velocity: numberIn(row, 'v_max_rad_s'),
  torque: numberIn(row, 't_max_nm'),
});

const byType = (rows: readonly TableRow[]): Record<string, Limits> =>
  Object.fromEntries(rows.map((row) => [textIn(row, 'type'), limitsIn(row)]));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const sideIn = (row: TableRow): Side | null => (row.side === 'left' || row.side === 'right' ? row.side : null);

type RowsOf = (name: string) => readonly TableRow[];

/** Travel of a joint in the one-arm model and in the two-arm model. A gripper counts from closed or, before November 2025, from open. */
function travelOf(joint: string, rowsOf: RowsOf): Travel[] {
  const single = rowsOf('joint-limits').filter((row) => textIn(row, 'joint') === joint);
  const double = rowsOf('urdf-joint-limits').filter(
    (row) => row.model === 'two arms' && textIn(row, 'joint').endsWith(joint.replace('J', '_joint')),
  );
  const grippers = rowsOf('gripper-specifications').filter((row) => textIn(row, 'drive_joint') === joint);
  return [
    ...single.map((row) => ({
      side: null,
      model: 'in the one-arm model',
      low: radians(numberIn(row, 'min_deg')),
      high: radians(numberIn(row, 'max_deg')),
    })),
    ...double.map((row) => ({
      side: sideIn(row),
      model: `in the two-arm model, ${textIn(row, 'side')} arm`,
      low: numberIn(row, 'lower_rad'),
      high: numberIn(row, 'upper_rad'),
    })),
    ...grippers.flatMap((row) => {
      const open = radians(numberIn(row, 'rotor_travel_deg'));
      return [
        { side: null, model: 'with zero at closed', low: -open, high: 0 },
        { side: null, model: 'with zero at open', low: 0, high: open },
      ];
    }),
  ];
}

/** rad/s of a revolution per minute. */
const perMinute = (2 * Math.PI) / 60;

/** Peak torque and no-load speed at 24 V of each motor type, through the joints that have it. */
const ratings = (rowsOf: RowsOf): CanTables['ratings'] =>
  Object.fromEntries(
    rowsOf('motor-ids').flatMap((motor) => {
      const used = rowsOf('joints-to-motors').find((row) => row.joint === motor.joint);
      const found = rowsOf('motor-specifications').find((row) => row.model === used?.spec_row);
      if (!found) return [];
      const noLoadSpeed = numberIn(found, 'max_no_load_speed_24v_rpm') * perMinute;
      return [[textIn(motor, 'openarm_can_motor_type'), { peakTorque: numberIn(found, 'peak_torque_nm'), noLoadSpeed }]];
    }),
  );

/** Published gains of a joint, from the tables of programs and of teleoperation. Both call the gripper by its name. */
function gainsOf(joint: string, rowsOf: RowsOf): PublishedGains | null {
  const grippers = rowsOf('gripper-specifications').map((row) => row.drive_joint);
  const isOf = (row: TableRow): boolean => row.joint === joint || (row.joint === 'gripper' && grippers.includes(joint));
  const rangeOf = (gain: 'kp_' | 'kd_') => {
    const values = (['mit-gains', 'teleop-parameters'] as const).flatMap((table) =>
      rowsOf(table)
        .filter(isOf)
        .flatMap((row) => Object.entries(row))
        .flatMap(([name, value]) => (name.includes(gain) && typeof value === 'number' ? [{ table, value }] : [])),
    );
    const [first] = values;
    if (!first) return null;
    const most = values.reduce((one, other) => (other.value > one.value ? other : one), first);
    return { least: Math.min(...values.map(({ value }) => value)), most: most.value, table: most.table };
  };
  const [kp, kd] = [rangeOf('kp_'), rangeOf('kd_')];
  return kp && kd && { kp, kd };
}

/** Converts the tables to facts about the CAN bus; undefined if a table is missing. */
export function readCanTables(tables: ReadonlyMap<string, { readonly rows: readonly TableRow[] }>): CanTables | undefined {
  if (canTableNames.some((name) => !tables.has(name))) return undefined;
  const rowsOf: RowsOf = (name) => tables.get(name)?.rows ?? [];
  const base = byType(rowsOf('mit-limits'));
  return {
    motors: rowsOf('motor-ids').map((row) => ({
      joint: textIn(row, 'joint'),
      sendId: numberIn(row, 'send_can_id_dec'),
      receiveId: numberIn(row, 'receive_master_id_dec'),
      type: textIn(row, 'openarm_can_motor_type'),
      travel: travelOf(textIn(row, 'joint'), rowsOf),
      gains: gainsOf(textIn(row, 'joint'), rowsOf),
    })),
    limitSets: rowsOf('mit-limit-sets').map((row): LimitSet => ({
      id: textIn(row, 'name'),
      label: textIn(row, 'software'),
      isLibrary: row.openarm_can === true,
      types: { ...base, ...byType(rowsOf('mit-limit-differences').filter((other) => textIn(other, 'software') === textIn(row, 'name'))) },
    })),
    registers: rowsOf('damiao-registers').map((row) => ({
      number: numberIn(row, 'rid_dec'),
      name: textIn(row, 'name'),
      meaning: textIn(row, 'meaning'),
      access: textIn(row, 'access'),
      type: textIn(row, 'type'),
      range: textIn(row, 'range'),
      factory: textIn(row, 'factory'),
    })),
    status: rowsOf('motor-status-codes').map((row) => ({ code: Number.parseInt(textIn(row, 'code'), 16), words: textIn(row, 'meaning') })),
    ports: rowsOf('can-channels').map((row) => ({
      port: textIn(row, 'interface'),
      arm: textIn(row, 'arm'),
      armOfPair: textIn(row, 'arm_of_one_pair'),
      side: sideIn(row),
    })),
    ratings: ratings(rowsOf),
    cables: cablesOf(rowsOf),
    trip: tripOf(rowsOf('motor-trip-levels')),
  };
}
