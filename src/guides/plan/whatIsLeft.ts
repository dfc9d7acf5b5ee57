import type { BuildPlan, PlanItem, PlanPieces } from '../../model/buildPlan';
import { armOf, robotOf, unitOf, unitsOf } from '../../site/buildUnits';
import type { Build, Ticks } from './builds';
import { isFinished, ticksOf } from './builds';

/** Numbers of steps and screws. */
export interface Amount {
  readonly steps: number;
  readonly screws: number;
}

const undone = (build: Build, ticks: Ticks) => {
  const done = ticksOf(build, ticks);
  return build.guide.steps.filter(({ step }) => !done.has(step));
};

/** Unticked steps of builds, and the screws they drive. */
export function amountLeft(builds: readonly Build[], ticks: Ticks): Amount {
  const steps = builds.flatMap((build) => undone(build, ticks));
  return { steps: steps.length, screws: steps.reduce((sum, { screws }) => sum + screws, 0) };
}

/** Pieces of an item to fetch. */
interface Picked {
  readonly item: PlanItem;
  readonly count: number;
}

/** Items for the unticked steps, without duplicates, in building order. */
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

/** Builds to finish before another: of the same arm, or of all arms for what a robot has once. */
export function neededBuilds(plan: BuildPlan, { guide, unit }: Build): Build[] {
  const robot = robotOf(unit);
  return guide.needs.flatMap((name) => {
    const named = plan.guides.find((other) => other.guide === name);
    if (!named) return [];
    // The counterpart of a guide for the other robot, on the same arm.
    const needed =
      named.robot && named.robot !== robot ? plan.guides.filter((other) => other.robot === robot && other.once === named.once) : [named];
    const arm = armOf(unit);
    return needed.flatMap((other) => (arm ? [unitOf(other, robot, arm)] : unitsOf(other, robot)).map((unit) => ({ guide: other, unit })));
  });
}

/** Whether all steps of a build up to `last` are ticked. */
function isDoneUpTo(last: number, build: Build, ticks: Ticks): boolean {
  const done = ticksOf(build, ticks);
  return build.guide.steps.every(({ step }) => step > last || done.has(step));
}

/** Whether a build is far enough for a guide: up to where that guide interrupts it, otherwise finished. */
function isReadyFor(guide: string, build: Build, ticks: Ticks): boolean {
  const { pause } = build.guide;
  return pause?.guide === guide ? isDoneUpTo(pause.afterStep, build, ticks) : isFinished(build, ticks);
}

/** Builds that interrupt a build at its current step. */
function buildsBetween(plan: BuildPlan, build: Build, ticks: Ticks): Build[] {
  const { guide, unit } = build;
  const { pause } = guide;
  if (!pause || !isDoneUpTo(pause.afterStep, build, ticks)) return [];
  return plan.guides
    .filter((other) => other.guide === pause.guide)
    .flatMap((other) => unitsOf(other, robotOf(unit)).map((otherUnit) => ({ guide: other, unit: otherUnit })));
}

/** Builds that a build is waiting for: prerequisites, and those that interrupt it. */
export const awaitedBuilds = (plan: BuildPlan, build: Build, ticks: Ticks): Build[] => [
  ...neededBuilds(plan, build).filter((needed) => !isReadyFor(build.guide.guide, needed, ticks)),
  ...buildsBetween(plan, build, ticks).filter((other) => !isFinished(other, ticks)),
];

/** A build and what it waits for. */
export interface NextBuild {
  readonly build: Build;
  readonly waitsFor: readonly Build[];
}

/** Unfinished builds: first those that can go on, then those that wait, each in building order. */
export function nextBuilds(plan: BuildPlan, builds: readonly Build[], ticks: Ticks): NextBuild[] {
  const open = builds.filter((build) => !isFinished(build, ticks)).map((build) => ({ build, waitsFor: awaitedBuilds(plan, build, ticks) }));
  return [...open.filter(({ waitsFor }) => waitsFor.length === 0), ...open.filter(({ waitsFor }) => waitsFor.length > 0)];
}
