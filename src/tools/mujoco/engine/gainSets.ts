import { jointNames, numberOf, tableReader } from '../../../arm/armTables';
import type { RowsOf } from '../../../arm/armTables';
import type { Gains } from './messages';

/** Gains of a published program. */
export interface GainSet extends Gains {
  readonly id: string;
  readonly label: string;
}

const published = (set: string) =>
  ({ table: 'mit-gains', key: 'joint', prefix: '', kp: `${set}_kp_nm_per_rad`, kd: `${set}_kd_nms_per_rad` }) as const;

const own = { prefix: '', kp: 'kp_nm_per_rad', kd: 'kd_nms_per_rad' } as const;

/** Source of each set: a table with one row per joint, the prefix of its keys, and two columns. The first set is the default. */
const sources = [
  { id: 'teleop', label: 'Teleoperation', ...own, table: 'teleop-parameters', key: 'axis', prefix: 'follower ' },
  { id: 'ros2-092', label: 'ROS 2 plugin 0.9.2', ...published('ros2_092') },
  { id: 'ros2-docs', label: 'ROS 2 plugin, November 2025', ...published('ros2_docs') },
  { id: 'start', label: 'Motion to the start pose', ...own, table: 'teleop-start-pose', key: 'joint' },
  { id: 'demo', label: 'Demo', ...published('demo') },
] as const;

export const gainTables = [...new Set(sources.map(({ table }) => table))];

/** Reads the published gains. Throws a RangeError that begins with the name of a table that lacks one. */
export function readGainSets(rowsOf: RowsOf): GainSet[] {
  const { row } = tableReader(rowsOf);
  return sources.map(({ id, label, table, key, prefix, kp, kd }) => {
    const column = (name: string): number[] =>
      jointNames.map((joint) => row(table, key, `${prefix}${joint}`, (found) => numberOf(found, name)));
    return { id, label, kp: column(kp), kd: column(kd) };
  });
}
