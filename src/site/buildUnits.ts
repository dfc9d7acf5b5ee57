import { armLabel, arms, firstRobot, robotLabel, robots } from './choices';
import type { Arm, Robot } from './choices';

/** What ticks belong to: an arm of the first robot (`right`), an arm of another one (`leader-right`), or a whole robot (`follower`). */
export type BuildUnit = string;

/** How often a guide is built. */
export interface GuideUnits {
  /** Once per robot, not per arm. */
  readonly once: boolean;
  /** The only robot that it is for. */
  readonly robot?: Robot | undefined;
}

/** The unit that a reader builds, by the chosen robot and arm. */
export function unitOf(guide: GuideUnits, chosen: Robot, arm: Arm): BuildUnit {
  const robot = guide.robot ?? chosen;
  if (guide.once) return robot;
  return robot === firstRobot ? arm : `${robot}-${arm}`;
}

/** All units of a guide on a robot, right arm first; none if it is for the other robot. */
export function unitsOf(guide: GuideUnits, robot: Robot): BuildUnit[] {
  if (guide.robot && guide.robot !== robot) return [];
  return guide.once ? [robot] : arms.map((arm) => unitOf(guide, robot, arm));
}

/** The robot of a unit. */
export const robotOf = (unit: BuildUnit): Robot => robots.find((robot) => unit.startsWith(robot)) ?? firstRobot;

/** The arm of a unit; null for a whole robot. */
export const armOf = (unit: BuildUnit): Arm | null => arms.find((arm) => unit.endsWith(arm)) ?? null;

/** Label of a unit: "Right arm", "Leader, left arm", "Leader". Arms of the first robot don't mention it. */
export function unitLabel(unit: BuildUnit): string {
  const whole = arms.find((arm) => arm === unit);
  if (whole) return armLabel(whole);
  const [robot, arm] = [robotLabel(robotOf(unit)), armOf(unit)];
  return arm ? `${robot}, ${armLabel(arm).toLowerCase()}` : robot;
}
