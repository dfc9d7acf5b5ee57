import type { BuildGuide } from '../model/buildPlan';
import type { PartsTableName } from './partsTables';

/** Build guides in building order, by their name in content/data/build-steps.csv. */
export const buildGuides = {
  base: { route: '/hardware/build/base', lists: ['parts'] },
  arm: { route: '/hardware/build/arm', lists: ['parts'] },
} as const satisfies Readonly<Record<string, BuildGuide<PartsTableName>>>;

export const motorsRoute = '/hardware/';
export const coversRoute = '/hardware/';
export const coversGuide: keyof typeof buildGuides | null = null;

/** Everything is built once: no step is for an arm alone. */
export const wholeRobot = 'robot';
