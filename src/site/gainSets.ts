/** Where the gains of a program stand: a table of content/data with a row for each joint, and its two columns. */
export interface GainSetSource {
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
export const gainSetSources: readonly GainSetSource[] = [
  { id: 'ros2-docs', label: 'ROS 2 plugin, November 2025', ...published('ros2_docs') },
  { id: 'ros2-092', label: 'ROS 2 plugin 0.9.2', ...published('ros2_092') },
  { id: 'teleop', label: 'Teleoperation', ...own, table: 'teleop-parameters', rowPrefix: 'follower ' },
  { id: 'start', label: 'Way to the start pose', ...own, table: 'teleop-start-pose' },
  { id: 'demo', label: 'Demo', ...published('demo') },
];
