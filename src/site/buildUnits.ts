import type { Arm, Choice, Robot } from '../model/siteTypes';
import { choices } from './choices';
import { unitWords } from './words/units';

/** Arms of the robot, in display order; none if it has only one. */
export const arms: readonly Arm[] = choices['arm-side'].options.length > 1 ? choices['arm-side'].options.map(({ value }) => value) : [];

/** Kinds of robot, which have different end effectors. */
export const robots: readonly Robot[] = choices.robot.options.map(({ value }) => value);

/** The robot that most people build. Labels don't mention it. */
export const firstRobot: Robot = choices.robot.options[0].value;

const labelIn = ({ options }: Choice, wanted: string): string => options.find(({ value }) => value === wanted)?.label ?? '';

/** Label of an arm: "Right arm". */
export const armLabel = (arm: Arm): string => labelIn(choices['arm-side'], arm);

/** Label of a robot: "Follower". */
export const robotLabel = (robot: Robot): string => labelIn(choices.robot, robot);

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

export const robotOf = (unit: BuildUnit): Robot => robots.find((robot) => unit.startsWith(robot)) ?? firstRobot;

/** The arm of a unit; null for a whole robot. */
export const armOf = (unit: BuildUnit): Arm | null => arms.find((arm) => unit.endsWith(arm)) ?? null;

/** Label of a unit: "Right arm", "Leader, left arm", "Leader". Arms of the first robot don't mention it. */
export function unitLabel(unit: BuildUnit): string {
  const whole = arms.find((arm) => arm === unit);
  if (whole) return armLabel(whole);
  const [robot, arm] = [robotLabel(robotOf(unit)), armOf(unit)];
  return arm ? `${robot}, ${unitWords.inSentence(armLabel(arm))}` : robot;
}

/** Label of a unit within a sentence: "right arm". */
export const unitInSentence = (unit: BuildUnit): string => unitWords.inSentence(unitLabel(unit));
