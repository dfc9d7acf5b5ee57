/** A table of the bill of materials: the page that shows it, and the robot it belongs to where not both have it. */
export interface PartsTableInfo {
  readonly title: string;
  readonly route: string;
  /** Only the follower has grippers, only the leader has handles. */
  readonly robot?: 'follower' | 'leader';
}

const below = (page: string): string => `/hardware/bill-of-materials/${page}`;

/** Tables of parts, by name. Each has the same columns, so that a part is the same thing everywhere. */
export const partsTables = {
  'bom-arm-manufactured': { title: 'Manufactured parts of two arms', route: below('arm-manufactured') },
  'bom-arm-off-the-shelf': { title: 'Off-the-shelf parts of two arms', route: below('arm-off-the-shelf') },
  'bom-pedestal-off-the-shelf': { title: 'Off-the-shelf parts of the pedestal', route: below('pedestal') },
  'bom-pedestal-manufactured': { title: 'Manufactured part of the pedestal', route: below('pedestal') },
  'bom-gripper-off-the-shelf': { title: 'Off-the-shelf parts of two grippers', route: below('gripper'), robot: 'follower' },
  'bom-gripper-manufactured': { title: 'Manufactured parts of two grippers', route: below('gripper'), robot: 'follower' },
  'bom-leader-off-the-shelf': {
    title: 'Off-the-shelf parts of two leader end effectors',
    route: below('end-effector-leader'),
    robot: 'leader',
  },
  'bom-leader-3d-print': { title: '3D-printed parts of two leader end effectors', route: below('end-effector-leader'), robot: 'leader' },
  'bom-electrical': { title: 'Electronics of two arms', route: below('electrical') },
} as const satisfies Readonly<Record<string, PartsTableInfo>>;

/** Name of a table of parts. */
export type PartsTableName = keyof typeof partsTables;

/** Names of the tables of parts, in the order of the pages. */
export const partsTableNames = Object.keys(partsTables) as readonly PartsTableName[];

/** Whether a table holds parts of the bill of materials. */
export const isPartsTable = (name: string): name is PartsTableName => Object.hasOwn(partsTables, name);

/** Whether a table holds parts that only the leader robot has. */
export const isLeaderTable = (name: string): boolean =>
  isPartsTable(name) && 'robot' in partsTables[name] && partsTables[name].robot === 'leader';
