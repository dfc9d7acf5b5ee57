import { armTableNames, jointNames, numberOf, readArmTables, tableReader } from '../../../arm/armTables';
import type { ArmTables, RowsOf } from '../../../arm/armTables';

/** Source of a program's gains: a table of content/data with a row per joint, and its two columns. */
interface GainSetSource {
  readonly id: string;
  /** Label for readers, as in the table of sags. */
  readonly label: string;
  readonly table: 'mit-gains' | 'teleop-parameters' | 'teleop-start-pose';
  /** Prefix of each row's key, before the name of the joint. */
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

/** Gain sets that readers can choose; the first is the default. */
const gainSetSources: readonly GainSetSource[] = [
  { id: 'ros2-docs', label: 'ROS 2 plugin, November 2025', ...published('ros2_docs') },
  { id: 'ros2-092', label: 'ROS 2 plugin 0.9.2', ...published('ros2_092') },
  { id: 'teleop', label: 'Teleoperation', ...own, table: 'teleop-parameters', rowPrefix: 'follower ' },
  { id: 'start', label: 'Motion to the start pose', ...own, table: 'teleop-start-pose' },
  { id: 'demo', label: 'Demo', ...published('demo') },
];

/** Tables from which the arm is computed. */
export const setupTables = [...armTableNames, 'mit-gains', 'teleop-parameters', 'teleop-start-pose'] as const;

/** Gains of a program for J1 to J7, in N·m/rad and N·m·s/rad. */
export interface GainSet {
  readonly id: string;
  readonly label: string;
  readonly kp: readonly number[];
  readonly kd: readonly number[];
}

/** All options, and the tables of the arm. */
export interface Setup extends ArmTables {
  readonly sets: readonly GainSet[];
}

/** Reads the setup from the tables. Throws a RangeError that begins with the name of the incomplete table. */
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
