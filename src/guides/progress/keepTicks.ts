import { allBuilds, buildKey } from '../plan/builds';
import type { Ticks } from '../plan/builds';
import type { BuildPlan } from '../../model/buildPlan';
import { doneSteps, keepDone } from '../state/buildProgress';

/** Keeps ticks in this browser: beside those that are there, or in their place. */
export function keepTicks(plan: BuildPlan, ticks: Ticks, how: 'add' | 'replace'): void {
  for (const { guide, unit } of allBuilds(plan)) {
    const build = { guide: guide.guide, unit };
    const given = ticks.get(buildKey(build)) ?? new Set();
    keepDone(build, how === 'add' ? new Set([...doneSteps(build), ...given]) : given);
  }
}

/** Number of ticks. */
export const countTicks = (ticks: Ticks): number => [...ticks.values()].reduce((sum, steps) => sum + steps.size, 0);
