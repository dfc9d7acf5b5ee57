import type { GuidePause } from '../model/buildPlan';
import type { Arm, Robot } from './choices';
import type { PartsTableName } from './partsTables';

/** A build guide: its page, and the lists of the bill of materials that its parts are looked up in, in this order. */
export interface BuildGuide {
  readonly route: string;
  readonly lists: readonly PartsTableName[];
  /** What `npm run figures` is told to draw its steps; `assembly` where nothing is said. */
  readonly drawings?: string;
  /** Guides to finish before, where no step takes or holds anything that shows it. */
  readonly after?: readonly string[];
  /** The guide whose unit this one replaces on the other kind of robot. */
  readonly insteadOf?: string;
  /** The arm that a drawing shows which is not drawn for each, where the other arm does not look the same. */
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

/** Build guides by the name that content/data/build-steps.csv gives them, in building order. */
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

/** Name of a build guide. */
export type BuildGuideName = keyof typeof buildGuides;

/** Names of the guides, in building order. */
export const buildGuideNames = Object.keys(buildGuides) as readonly BuildGuideName[];

/** Whether a text names a build guide. */
export const isBuildGuide = (name: string): name is BuildGuideName => Object.hasOwn(buildGuides, name);

/** Which arm a step is for: both alike, one of a pair of steps, or once on the pedestal that carries both arms. */
export const stepArms = ['both', 'right', 'left', 'pedestal'] as const;

/** Which arm a step is for. */
export type StepArm = (typeof stepArms)[number];
