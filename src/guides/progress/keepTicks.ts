import type { BuildPlan } from '../../model/buildPlan';
import { allBuilds, buildKey } from '../plan/builds';
import type { Ticks } from '../plan/builds';
import { doneSteps, keepDone } from '../state/buildProgress';

/** What the page of progress works with. */
export interface TrackerProps {
  readonly plan: BuildPlan;
}

/** How the fragment of a link begins that brings ticks. */
const begin = '#ticks=';

/** The address of the page of progress that brings ticks, written as `writeLink` writes them. */
export const addressWithTicks = (page: string, text: string): string => `${page}${begin}${text}`;

/** The ticks that the address of the page brings, as they are written there; null where it brings none. */
export const ticksInAddress = (): string | null => {
  const { hash } = window.location;
  return hash.startsWith(begin) ? hash.slice(begin.length) : null;
};

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
