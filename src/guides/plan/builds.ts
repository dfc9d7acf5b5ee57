import type { BuildPlan, PlanGuide } from '../../model/buildPlan';
import { robots } from '../../site/choices';
import type { Robot } from '../../site/choices';
import { unitsOf } from '../../site/buildUnits';
import type { BuildUnit } from '../../site/buildUnits';

/** Ticked steps of each build, by its key. */
export type Ticks = ReadonlyMap<string, ReadonlySet<number>>;

/** A guide that is built for an arm or for a robot. */
export interface Build {
  readonly guide: PlanGuide;
  readonly unit: BuildUnit;
}

/** What a build is called among ticks, in files and where the browser keeps them: `j1-j2.right`. */
export const buildKey = ({ guide, unit }: { readonly guide: string; readonly unit: BuildUnit }): string => `${guide}.${unit}`;

/** Ticked steps of a build. */
export const ticksOf = ({ guide: { guide }, unit }: Build, ticks: Ticks): ReadonlySet<number> =>
  ticks.get(buildKey({ guide, unit })) ?? new Set();

/** All that is built for a robot, guide by guide, the right arm first. */
export const buildsOf = (plan: BuildPlan, robot: Robot): Build[] =>
  plan.guides.flatMap((guide) => unitsOf(guide, robot).map((unit) => ({ guide, unit })));

/** All that can be built, of both robots: the order in which a link holds it. */
export const allBuilds = (plan: BuildPlan): Build[] =>
  plan.guides.flatMap((guide) => robots.flatMap((robot) => unitsOf(guide, robot).map((unit) => ({ guide, unit }))));

/** Ticked steps of a build that its guide has. */
export function doneOf(build: Build, ticks: Ticks): number {
  const done = ticksOf(build, ticks);
  return build.guide.steps.filter(({ step }) => done.has(step)).length;
}

/** Whether all steps of a build are ticked. */
export const isFinished = (build: Build, ticks: Ticks): boolean => doneOf(build, ticks) === build.guide.steps.length;
