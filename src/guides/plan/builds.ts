import type { BuildPlan, PlanGuide } from '../../model/buildPlan';
import type { Robot } from '../../model/siteTypes';
import { robots, unitsOf } from '../../site/buildUnits';
import type { BuildUnit } from '../../site/buildUnits';

/** Ticked steps of each build, by build key. */
export type Ticks = ReadonlyMap<string, ReadonlySet<number>>;

/** A guide, built for an arm or a robot. */
export interface Build {
  readonly guide: PlanGuide;
  readonly unit: BuildUnit;
}

/** What the progress page shows: the builds of the reader's robot. */
export interface ShownProgress {
  readonly plan: BuildPlan;
  readonly robot: Robot;
  /** All builds of the robot, and those of the arm that the reader builds. */
  readonly own: readonly Build[];
  readonly ownArm: readonly Build[];
  readonly ticks: Ticks;
}

/** Key of a build in storage and files: `j1-j2.right`. */
export const buildKey = ({ guide, unit }: { readonly guide: string; readonly unit: BuildUnit }): string => `${guide}.${unit}`;

export const ticksOf = ({ guide: { guide }, unit }: Build, ticks: Ticks): ReadonlySet<number> =>
  ticks.get(buildKey({ guide, unit })) ?? new Set();

/** All builds of a robot, guide by guide, right arm first. */
export const buildsOf = (plan: BuildPlan, robot: Robot): Build[] =>
  plan.guides.flatMap((guide) => unitsOf(guide, robot).map((unit) => ({ guide, unit })));

/** All builds of both robots, in the order of bits in a link. */
export const allBuilds = (plan: BuildPlan): Build[] =>
  plan.guides.flatMap((guide) => robots.flatMap((robot) => unitsOf(guide, robot).map((unit) => ({ guide, unit }))));

/** Number of ticked steps that the guide still has. */
export function doneOf(build: Build, ticks: Ticks): number {
  const done = ticksOf(build, ticks);
  return build.guide.steps.filter(({ step }) => done.has(step)).length;
}

/** Whether all steps of a build are ticked. */
export const isFinished = (build: Build, ticks: Ticks): boolean => doneOf(build, ticks) === build.guide.steps.length;
