import type { GuidePause } from '../model/buildPlan';
import type { Arm, Robot } from './choices';
import type { PartsTableName } from './partsTables';

/** A build guide: its page, and the lists of the bill of materials in which its parts are looked up, in order. */
export interface BuildGuide {
  readonly route: string;
  readonly lists: readonly PartsTableName[];
  /** Name of the `npm run figures` program for its steps; default: `assembly`. */
  readonly drawings?: string;
  /** Guides to finish first, if no step shows that. */
  readonly after?: readonly string[];
  /** Its counterpart on the other kind of robot. */
  readonly insteadOf?: string;
  /** The arm in single drawings, if the other arm looks different. */
  readonly drawnArm?: Arm;
  /** The only robot that it is for. */
  readonly robot?: Robot;
  readonly pause?: GuidePause;
}

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
    pause: { afterStep: 6, guide: 'power-can' },
  },
  'power-can': { route: casing('power-can'), lists: ['bom-electrical'], drawings: 'wiring' },
} as const satisfies Readonly<Record<string, BuildGuide>>;

/** Pages about motors and covers, which steps name and no parts list has. */
export const motorsRoute = '/hardware/specifications/motor';
export const coversRoute = casing('components');

/** Guide that screws the covers on. */
export const coversGuide: BuildGuideName | null = 'arm-casing';

/** Name of a build guide. */
export type BuildGuideName = keyof typeof buildGuides;

/** Names of the guides, in building order. */
export const buildGuideNames = Object.keys(buildGuides) as readonly BuildGuideName[];

/** Whether a text is the name of a build guide. */
export const isBuildGuide = (name: string): name is BuildGuideName => Object.hasOwn(buildGuides, name);

/** What a step belongs to: both arms alike, one of a pair of steps, or what a robot has once. */
export const stepArms = ['both', 'right', 'left', 'pedestal'] as const;

/** What a robot has once. */
export const wholeRobot: StepArm = 'pedestal';

/** Arm of a step. */
export type StepArm = (typeof stepArms)[number];
