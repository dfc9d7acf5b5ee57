import type { RobotKind, SetLabels } from '../model/siteTypes';
import type { PartIconName } from './partIcons';

/** A table of the bill of materials: title, page, and robot if only one has its parts. */
export interface PartsTableInfo {
  readonly title: string;
  readonly route: string;
  /** Only the follower has grippers, and only the leader has handles. */
  readonly robot?: RobotKind;
}

const below = (page: string): string => `/hardware/bill-of-materials/${page}`;

/** Parts tables by name. All have the same columns. */
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

/** Name of a parts table. */
export type PartsTableName = keyof typeof partsTables;

/** Lists with parts that no step uses. */
export const listsBesideGuides: readonly PartsTableName[] = ['bom-electrical'];

/** Names of the parts tables, in page order. */
export const partsTableNames = Object.keys(partsTables) as readonly PartsTableName[];

/** Whether a table is a parts table. */
export const isPartsTable = (name: string): name is PartsTableName => Object.hasOwn(partsTables, name);

/** The only robot with the parts of a table; null for both. */
export function robotOf(name: string): RobotKind | null {
  const info: PartsTableInfo | null = isPartsTable(name) ? partsTables[name] : null;
  return info?.robot ?? null;
}

/** Currency of all prices in the lists: its code, as columns such as `unit_price_jpy` end in small letters, and its name in a sentence. */
export const currency = { code: 'JPY', name: 'Japanese yen', short: 'yen' } as const;

/** Name of a column of prices: `total` in small letters with the currency, such as `total_jpy`. */
export const priceColumn = (name: 'unit_price' | 'total_price' | 'total' | 'headline' | 'leader'): string =>
  `${name}_${currency.code.toLowerCase()}`;

/** What a reader can order. */
export const setLabels: SetLabels = {
  robot: 'Robot, two arms',
  follower: 'Follower robot, two arms',
  leader: 'Leader robot, two arms',
  'leader-follower': 'Leader and follower robot',
  'either-arm': 'One arm',
  'left-arm': 'One left arm',
  'right-arm': 'One right arm',
};

/** Icons of small parts that get lost easily: screws, nuts, washers and inserts. */
export const spareShapes: readonly PartIconName[] = ['bolt', 'small-bolt', 'step-bolt', 'slot-nut', 'washer', 'insert'];
