import { armTableNames, jointNames, numberOf, readArmTables, tableReader } from '../../../arm/armTables';
import type { ArmTables, RowsOf } from '../../../arm/armTables';

/** Where the gains of a program stand: a table of content/data with a row for each joint, and its two columns. */
interface GainSetSource {
  readonly id: string;
  /** What readers choose; the table of the sag says the same. */
  readonly label: string;
  readonly table: 'mit-gains' | 'teleop-parameters' | 'teleop-start-pose';
  /** Begins the key of each row, before the name of the joint. */
  readonly rowPrefix: string;
  readonly kp: string;
  readonly kd: string;
}

const own = { rowPrefix: '', kp: 'kp_nm_per_rad', kd: 'kd_nms_per_rad' } as const;

const published = (set: string) => ({
  table: 'mit-gains' as const,
  rowPrefix: '',
  kp: `${set}_kp_nm_per_rad`,
  kd: `${set}_kd_nms_per_rad`,
});

/** Gains that readers can try on the page of controls, the first one first. */
const gainSetSources: readonly GainSetSource[] = [
  { id: 'ros2-docs', label: 'ROS 2 plugin, November 2025', ...published('ros2_docs') },
  { id: 'ros2-092', label: 'ROS 2 plugin 0.9.2', ...published('ros2_092') },
  { id: 'teleop', label: 'Teleoperation', ...own, table: 'teleop-parameters', rowPrefix: 'follower ' },
  { id: 'start', label: 'Way to the start pose', ...own, table: 'teleop-start-pose' },
  { id: 'demo', label: 'Demo', ...published('demo') },
];

/** Tables that the arm is computed from. */
export const setupTables = [...armTableNames, 'mit-gains', 'teleop-parameters', 'teleop-start-pose'] as const;

/** Gains of a program for J1 to J7, in N·m/rad and N·m·s/rad. */
export interface GainSet {
  readonly id: string;
  readonly label: string;
  readonly kp: readonly number[];
  readonly kd: readonly number[];
}

/** All that can be chosen, and what it is computed from. */
export interface Setup extends ArmTables {
  readonly sets: readonly GainSet[];
}

/** Reads what the arm is computed from. Throws a RangeError that begins with the name of the table in which something is missing. */
export function readSetup(rowsOf: RowsOf): Setup {
  const { row } = tableReader(rowsOf);
  const keyOf = { 'mit-gains': 'joint', 'teleop-parameters': 'axis', 'teleop-start-pose': 'joint' } as const;
  return {
    ...readArmTables(rowsOf),
    sets: gainSetSources.map(({ id, label, table, rowPrefix, kp, kd }): GainSet => {
      const column = (name: string): number[] =>
        jointNames.map((joint) => row(table, keyOf[table], `${rowPrefix}${joint}`, (found) => numberOf(found, name)));
      return { id, label, kp: column(kp), kd: column(kd) };
    }),
  };
}
