import type { BuildGuide } from '../model/buildPlan';
import type { PartsTableName } from './partsTables';

const arm = ['bom-arm-manufactured', 'bom-arm-off-the-shelf'] as const;
const pedestal = ['bom-pedestal-manufactured', 'bom-pedestal-off-the-shelf'] as const;
const gripper = ['bom-gripper-manufactured', 'bom-gripper-off-the-shelf'] as const;
const leader = ['bom-leader-3d-print', 'bom-leader-off-the-shelf'] as const;

const assembly = (page: string): string => `/hardware/assembly-guide/${page}`;
const casing = (page: string): string => `/hardware/wiring-and-casing-guide/${page}`;

/** Build guides in building order, by their name in content/data/build-steps.csv. */
export const buildGuides = {
  pedestal: { route: assembly('pedestal-assembly'), lists: pedestal },
  'j1-j2': { route: assembly('j1-j2-sub-assembly'), lists: arm },
  'j2-j3': { route: assembly('j2-j3-sub-assembly'), lists: arm },
  'j3-j4': { route: assembly('j3-j4-sub-assembly'), lists: arm },
  'j4-j5': { route: assembly('j4-j5-sub-assembly'), lists: arm },
  'j5-j6-j7': { route: assembly('j5-j6-j7-sub-assembly'), lists: arm },
  gripper: { route: assembly('gripper-sub-assembly'), lists: [...gripper, ...arm], robot: 'follower' },
  leader: { route: assembly('leader-end-effector-sub-assembly'), lists: [...leader, ...arm], insteadOf: 'gripper', robot: 'leader' },
  final: { route: assembly('final-assembly'), lists: [...arm, ...pedestal] },
  'arm-wiring': { route: casing('arm-wiring'), lists: ['bom-electrical', ...arm], drawnArm: 'right' },
  'arm-casing': { route: casing('arm-casing'), lists: ['bom-electrical', ...arm], drawnArm: 'right' },
  chest: {
    route: casing('chest'),
    lists: ['bom-electrical', ...pedestal],
    after: ['arm-casing'],
    pause: { afterStep: 4, guide: 'power-can' },
  },
  'power-can': { route: casing('power-can'), lists: ['bom-electrical'], drawings: 'wiring' },
} as const satisfies Readonly<Record<string, BuildGuide<PartsTableName>>>;

/** Pages about motors and covers, which steps name and no parts list has. */
export const motorsRoute = '/hardware/specifications/motor';
export const coversRoute = casing('components');

/** Guide that screws the covers on. */
export const coversGuide: keyof typeof buildGuides | null = 'arm-casing';

/** What rows of build-steps.csv say in the column `arm` for what a robot has once. */
export const wholeRobot = 'pedestal';
