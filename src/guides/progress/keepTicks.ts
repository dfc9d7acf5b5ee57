import type { BuildPlan } from '../../model/buildPlan';
import { allBuilds, buildKey } from '../plan/builds';
import type { Ticks } from '../plan/builds';
import { doneSteps, keepDone } from '../state/buildProgress';

/** Props of the progress page. */
export interface TrackerProps {
  readonly plan: BuildPlan;
}

/** Prefix of a link's hash that carries ticks. */
const begin = '#ticks=';

/** Address of the progress page with ticks in its hash. `text` is the output of `writeLink`. */
export const addressWithTicks = (page: string, text: string): string => `${page}${begin}${text}`;

/** The encoded ticks in the current address; null if it has none. */
export const ticksInAddress = (): string | null => {
  const { hash } = window.location;
  return hash.startsWith(begin) ? hash.slice(begin.length) : null;
};

/** Stores ticks in this browser: added to the existing ones, or replacing them. */
export function keepTicks(plan: BuildPlan, ticks: Ticks, how: 'add' | 'replace'): void {
  for (const { guide, unit } of allBuilds(plan)) {
    const build = { guide: guide.guide, unit };
    const given = ticks.get(buildKey(build)) ?? new Set();
    keepDone(build, how === 'add' ? new Set([...doneSteps(build), ...given]) : given);
  }
}

/** Number of ticks over all builds. */
export const countTicks = (ticks: Ticks): number => [...ticks.values()].reduce((sum, steps) => sum + steps.size, 0);
