import type { ArmSide } from './armModel';
import { jointCount } from './armModel';

/** A row of a table with typed cells. */
export type ArmRow = Readonly<Record<string, unknown>>;

/** Looks up the rows of a table; undefined for a missing table. */
export type RowsOf = (table: string) => readonly ArmRow[] | undefined;

/** Tables with the arm's bodies, motors and poses. */
export const armTableNames = ['arm-bodies', 'arm-poses', 'joints-to-motors', 'motor-specifications'] as const;

/** A joint and its motor, with torques in N·m. */
export interface ArmJoint {
  readonly name: string;
  /** Location, such as "upper arm". */
  readonly place: string;
  readonly motor: string;
  readonly rated: number;
  readonly peak: number;
}

/** Angles of J1 to J7 of the right arm in degrees. */
export interface ArmPose {
  readonly id: string;
  readonly label: string;
  readonly degrees: readonly number[];
}

/** Data from these tables. */
interface ArmTables {
  /** Rows of `arm-bodies`. */
  readonly bodies: readonly ArmRow[];
  readonly joints: readonly ArmJoint[];
  readonly poses: readonly ArmPose[];
}

/** J1 to J7. */
export const jointNames: readonly string[] = Array.from({ length: jointCount }, (_none, joint) => `J${joint + 1}`);

/** Number in a row. Throws a RangeError for a missing one. */
export function numberOf(row: ArmRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number' || Number.isNaN(value)) throw new RangeError(`column "${column}" has no number.`);
  return value;
}

const textOf = (row: ArmRow, column: string): string => (typeof row[column] === 'string' ? row[column] : '');

/** Reads tables. Throws a RangeError that begins with the table's name if something is missing. */
interface TableReader {
  readonly rows: (table: string) => readonly ArmRow[];
  /** Reads the row whose cell in a column equals `key`. */
  readonly row: <Value>(table: string, column: string, key: string, read: (row: ArmRow) => Value) => Value;
}

/** Makes a reader. */
export function tableReader(rowsOf: RowsOf): TableReader {
  const rows = (table: string): readonly ArmRow[] => {
    const found = rowsOf(table);
    if (!found) throw new RangeError(`${table}: the table is missing.`);
    return found;
  };
  return {
    rows,
    row: (table, column, key, read) => {
      const row = rows(table).find((one) => one[column] === key);
      if (!row) throw new RangeError(`${table}: no row has the ${column} "${key}".`);
      try {
        return read(row);
      } catch (error) {
        throw new RangeError(`${table}: row "${key}": ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Reads bodies, joints with motors, and poses. Throws a RangeError that begins with the table's name if something is missing. */
export function readArmTables(rowsOf: RowsOf): ArmTables {
  const { rows, row } = tableReader(rowsOf);
  return {
    bodies: rows('arm-bodies'),
    joints: jointNames.map((name) => {
      const { model, motor, place } = row('joints-to-motors', 'joint', name, (found) => ({
        model: textOf(found, 'spec_row'),
        motor: textOf(found, 'figure_label'),
        place: textOf(found, 'location'),
      }));
      return row('motor-specifications', 'model', model, (found) => ({
        name,
        place,
        motor,
        rated: numberOf(found, 'rated_torque_nm'),
        peak: numberOf(found, 'peak_torque_nm'),
      }));
    }),
    poses: rows('arm-poses').map((pose) => ({
      id: textOf(pose, 'pose'),
      label: textOf(pose, 'label'),
      degrees: jointNames.map((joint) =>
        row('arm-poses', 'pose', textOf(pose, 'pose'), (found) => numberOf(found, `${joint.toLowerCase()}_deg`)),
      ),
    })),
  };
}

/** Signs for mirroring: all joints but J4 turn the other way in the other arm. */
const signs = [-1, -1, -1, 1, -1, -1, -1] as const;

/** Mirrors the angles of J1 to J7 to the other arm. Its own inverse. */
export const mirrorAngles = (angles: readonly number[]): number[] => angles.map((angle, joint) => angle * (signs[joint] ?? 1) || 0);

/** Angles of a pose in rad for one arm. */
export function poseAngles({ degrees }: ArmPose, side: ArmSide): number[] {
  const right = degrees.map((angle) => (angle * Math.PI) / 180);
  return side === 'right' ? right : mirrorAngles(right);
}
