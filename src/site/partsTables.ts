import type { PartsTableInfo, SetLabels } from '../model/siteTypes';
import type { PartIconName } from './partIcons';

const below = (page: string): string => `/hardware/bill-of-materials/${page}`;

/** Parts tables by name, in page order. All have the same columns. Only the follower has grippers, and only the leader has handles. */
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

export type PartsTableName = keyof typeof partsTables;

/** Lists with parts that no step uses. */
export const listsBesideGuides: readonly PartsTableName[] = ['bom-electrical'];

/** Currency of all prices in the lists: its code, in which columns such as `unit_price_jpy` end, and its names in a sentence. */
export const currency = { code: 'JPY', name: 'Japanese yen', short: 'yen' } as const;

/** Currencies in which an order can be counted at a rate that the reader enters, because no table has one. */
export const readersCurrencies: readonly string[] = ['EUR'];

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
