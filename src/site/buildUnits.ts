import { armLabel, arms, robotLabel } from './choices';
import type { Arm, Robot } from './choices';

/** What the ticks of a guide are kept for: an arm of the follower, an arm of the leader, or a robot as a whole. */
export type BuildUnit = Arm | `leader-${Arm}` | Robot;

/** How often a guide is built. */
export interface GuideUnits {
  /** Once for a robot, and not for each arm. */
  readonly once: boolean;
  /** The only robot that it is for, if any. */
  readonly robot?: Robot | undefined;
}

/** What a guide is built for by who builds that arm of that robot. */
export function unitOf(guide: GuideUnits, chosen: Robot, arm: Arm): BuildUnit {
  const robot = guide.robot ?? chosen;
  if (guide.once) return robot;
  return robot === 'leader' ? `leader-${arm}` : arm;
}

/** All that a guide is built for on a robot, the right arm first; nothing where it is for the other one. */
export function unitsOf(guide: GuideUnits, robot: Robot): BuildUnit[] {
  if (guide.robot && guide.robot !== robot) return [];
  return guide.once ? [robot] : arms.map((arm) => unitOf(guide, robot, arm));
}

/** The robot that a unit is, or belongs to. */
export const robotOf = (unit: BuildUnit): Robot => (unit.startsWith('leader') ? 'leader' : 'follower');

/** The arm that a unit is; null for a robot as a whole. */
export const armOf = (unit: BuildUnit): Arm | null => arms.find((arm) => unit.endsWith(arm)) ?? null;

/** What a unit is called: "Right arm", "Leader, left arm", "Leader". The follower is what most people build and is not named with its arms. */
export function unitLabel(unit: BuildUnit): string {
  if (unit === 'right' || unit === 'left') return armLabel(unit);
  const [robot, arm] = [robotLabel(robotOf(unit)), armOf(unit)];
  return arm ? `${robot}, ${armLabel(arm).toLowerCase()}` : robot;
}
