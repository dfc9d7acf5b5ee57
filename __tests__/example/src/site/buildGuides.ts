import type { GuidePause } from '../model/buildPlan';
import type { Arm, Robot } from './choices';
import type { PartsTableName } from './partsTables';

/** A build guide: its page, and the lists in which its parts are looked up. */
export interface BuildGuide {
  readonly route: string;
  readonly lists: readonly PartsTableName[];
  readonly drawings?: string;
  readonly after?: readonly string[];
  readonly insteadOf?: string;
  readonly drawnArm?: Arm;
  readonly robot?: Robot;
  readonly pause?: GuidePause;
}

/** Build guides in building order, by their name in content/data/build-steps.csv. */
export const buildGuides = {
  base: { route: '/hardware/build/base', lists: ['parts'] },
  arm: { route: '/hardware/build/arm', lists: ['parts'] },
} as const satisfies Readonly<Record<string, BuildGuide>>;

export const motorsRoute = '/hardware/';
export const coversRoute = '/hardware/';
export const coversGuide: BuildGuideName | null = null;

export type BuildGuideName = keyof typeof buildGuides;
export const buildGuideNames = Object.keys(buildGuides) as readonly BuildGuideName[];
export const isBuildGuide = (name: string): name is BuildGuideName => Object.hasOwn(buildGuides, name);

/** Everything is built once: no step is for an arm alone. */
export const stepArms = ['robot'] as const;
export type StepArm = (typeof stepArms)[number] | Arm | 'both';
export const wholeRobot: StepArm = 'robot';
