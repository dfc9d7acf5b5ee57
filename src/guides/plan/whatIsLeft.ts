import type { BuildPlan, PlanItem, PlanPieces } from '../../model/buildPlan';
import { armOf, robotOf, unitOf, unitsOf } from '../../site/buildUnits';
import type { Build, Ticks } from './builds';
import { isFinished, ticksOf } from './builds';

/** Steps and screws. */
export interface Amount {
  readonly steps: number;
  readonly screws: number;
}

const undone = (build: Build, ticks: Ticks) => {
  const done = ticksOf(build, ticks);
  return build.guide.steps.filter(({ step }) => !done.has(step));
};

/** Steps of builds that are not ticked, and what is screwed in by them. */
export function amountLeft(builds: readonly Build[], ticks: Ticks): Amount {
  const steps = builds.flatMap((build) => undone(build, ticks));
  return { steps: steps.length, screws: steps.reduce((sum, { screws }) => sum + screws, 0) };
}

/** Pieces of an item to fetch. */
export interface Picked {
  readonly item: PlanItem;
  readonly count: number;
}

/** What the steps that are not ticked take from the shelf, each thing once, in the order of building. */
export function pickingList(plan: BuildPlan, builds: readonly Build[], ticks: Ticks): Picked[] {
  const counts = new Map<number, number>();
  for (const build of builds)
    for (const { takes, left } of undone(build, ticks)) {
      const pieces: PlanPieces = armOf(build.unit) === 'left' ? (left ?? takes) : takes;
      for (const [item, count] of pieces) counts.set(item, (counts.get(item) ?? 0) + count);
    }
  return [...counts].flatMap(([index, count]) => {
    const item = plan.items[index];
    return item ? [{ item, count }] : [];
  });
}

/** Builds that must be finished before one, by the guides that its guide needs: of the same arm, or of all arms for what a robot has once. */
export function neededBuilds(plan: BuildPlan, { guide, unit }: Build): Build[] {
  const robot = robotOf(unit);
  return guide.needs.flatMap((name) => {
    const named = plan.guides.find((other) => other.guide === name);
    if (!named) return [];
    // Where a needed guide is for the other robot, another one takes its place, of the same arm.
    const needed =
      named.robot && named.robot !== robot ? plan.guides.filter((other) => other.robot === robot && other.once === named.once) : [named];
    const arm = armOf(unit);
    return needed.flatMap((other) => (arm ? [unitOf(other, robot, arm)] : unitsOf(other, robot)).map((unit) => ({ guide: other, unit })));
  });
}

/** Whether the steps of a build up to one are ticked. */
function isDoneUpTo(last: number, build: Build, ticks: Ticks): boolean {
  const done = ticksOf(build, ticks);
  return build.guide.steps.every(({ step }) => step > last || done.has(step));
}

/** Whether a build has come as far as a guide needs it: to where it is left for that guide, else to its end. */
function isReadyFor(guide: string, build: Build, ticks: Ticks): boolean {
  const { pause } = build.guide;
  return pause?.guide === guide ? isDoneUpTo(pause.afterStep, build, ticks) : isFinished(build, ticks);
}

/** Builds of the guide that a build is left for, where it has come to that place. */
function buildsBetween(plan: BuildPlan, build: Build, ticks: Ticks): Build[] {
  const { guide, unit } = build;
  const { pause } = guide;
  if (!pause || !isDoneUpTo(pause.afterStep, build, ticks)) return [];
  return plan.guides
    .filter((other) => other.guide === pause.guide)
    .flatMap((other) => unitsOf(other, robotOf(unit)).map((otherUnit) => ({ guide: other, unit: otherUnit })));
}

/** Builds that one waits for now: those that it needs, and the one that it is left for. */
export const awaitedBuilds = (plan: BuildPlan, build: Build, ticks: Ticks): Build[] => [
  ...neededBuilds(plan, build).filter((needed) => !isReadyFor(build.guide.guide, needed, ticks)),
  ...buildsBetween(plan, build, ticks).filter((other) => !isFinished(other, ticks)),
];

/** A build with what it waits for. */
export interface NextBuild {
  readonly build: Build;
  readonly waitsFor: readonly Build[];
}

/** Builds that are not finished, those that wait for nothing first, each kind in the order of building. */
export function nextBuilds(plan: BuildPlan, builds: readonly Build[], ticks: Ticks): NextBuild[] {
  const open = builds.filter((build) => !isFinished(build, ticks)).map((build) => ({ build, waitsFor: awaitedBuilds(plan, build, ticks) }));
  return [...open.filter(({ waitsFor }) => waitsFor.length === 0), ...open.filter(({ waitsFor }) => waitsFor.length > 0)];
}
