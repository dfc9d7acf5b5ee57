import { jointCount } from '../arm/armModel';
import { gainSetSources } from '../site/gainSets';

/** A row of a table with typed cells. */
export type SetupRow = Readonly<Record<string, unknown>>;

/** Rows of a table by its name; undefined for a table that is not there. */
export type RowsOf = (table: string) => readonly SetupRow[] | undefined;

/** Tables that the arm is computed from. */
export const setupTables = [
  'arm-bodies',
  'arm-poses',
  'mit-gains',
  'teleop-parameters',
  'teleop-start-pose',
  'joints-to-motors',
  'motor-specifications',
] as const;

/** A joint with its motor, whose torques are in N·m. */
export interface SetupJoint {
  readonly name: string;
  readonly motor: string;
  readonly rated: number;
  readonly peak: number;
}

/** Gains of a program for J1 to J7, in N·m/rad and N·m·s/rad. */
export interface GainSet {
  readonly id: string;
  readonly label: string;
  readonly kp: readonly number[];
  readonly kd: readonly number[];
}

/** Angles of J1 to J7 in °. */
export interface Pose {
  readonly id: string;
  readonly label: string;
  readonly degrees: readonly number[];
}

/** All that can be chosen, and what it is computed from. */
export interface Setup {
  /** Rows of the table of rigid bodies. */
  readonly bodies: readonly SetupRow[];
  readonly joints: readonly SetupJoint[];
  readonly sets: readonly GainSet[];
  readonly poses: readonly Pose[];
}

const jointNames = Array.from({ length: jointCount }, (_none, joint) => `J${joint + 1}`);

function numberOf(row: SetupRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number' || Number.isNaN(value)) throw new RangeError(`the column "${column}" has no number.`);
  return value;
}

const textOf = (row: SetupRow, column: string): string => (typeof row[column] === 'string' ? row[column] : '');

/** Reads what the arm is computed from. Throws a RangeError that begins with the name of the table in which something is missing. */
export function readSetup(rowsOf: RowsOf): Setup {
  const rows = (table: string): readonly SetupRow[] => {
    const found = rowsOf(table);
    if (!found) throw new RangeError(`${table}: the table is missing.`);
    return found;
  };
  const reading = <Value>(table: string, column: string, key: string, read: (row: SetupRow) => Value): Value => {
    const row = rows(table).find((one) => one[column] === key);
    if (!row) throw new RangeError(`${table}: no row has the ${column} "${key}".`);
    try {
      return read(row);
    } catch (error) {
      throw new RangeError(`${table}: row "${key}": ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const keyOf = { 'mit-gains': 'joint', 'teleop-parameters': 'axis', 'teleop-start-pose': 'joint' } as const;
  return {
    bodies: rows('arm-bodies'),
    joints: jointNames.map((name) => {
      const { model, motor } = reading('joints-to-motors', 'joint', name, (row) => ({
        model: textOf(row, 'spec_row'),
        motor: textOf(row, 'figure_label'),
      }));
      return reading('motor-specifications', 'model', model, (row) => ({
        name,
        motor,
        rated: numberOf(row, 'rated_torque_nm'),
        peak: numberOf(row, 'peak_torque_nm'),
      }));
    }),
    sets: gainSetSources.map(({ id, label, table, rowPrefix, kp, kd }): GainSet => {
      const column = (name: string): number[] =>
        jointNames.map((joint) => reading(table, keyOf[table], `${rowPrefix}${joint}`, (row) => numberOf(row, name)));
      return { id, label, kp: column(kp), kd: column(kd) };
    }),
    poses: rows('arm-poses').map((pose) => ({
      id: textOf(pose, 'pose'),
      label: textOf(pose, 'label'),
      degrees: jointNames.map((joint) =>
        reading('arm-poses', 'pose', textOf(pose, 'pose'), (row) => numberOf(row, `${joint.toLowerCase()}_deg`)),
      ),
    })),
  };
}
