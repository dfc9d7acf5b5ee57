import { measureGroups } from './measures';
import type { Measure } from './measures';
import type { Summary } from './summary';

/** A value of a site. */
export interface SiteValue {
  readonly site: string;
  readonly value: number;
}

/** A measure in which others are better. */
export interface Loss {
  readonly measure: Measure;
  readonly own: number;
  /** Those that are better, the best first. */
  readonly better: readonly SiteValue[];
}

/** A value as it is printed. */
export const format = ({ digits }: Measure, value: number): string => value.toFixed(digits);

/** Every measure in which at least one other site has a better median, as printed, with the largest distance first. */
export function losses(summaries: readonly Summary[], own: string): Loss[] {
  const found = measureGroups
    .flatMap(({ measures }) => measures)
    .flatMap((measure): Loss[] => {
      const rows = summaries.filter((summary) => summary.measure === measure.name);
      const mine = rows.find(({ site }) => site === own);
      if (!mine || measure.better === null) return [];
      const sign = measure.better === 'less' ? 1 : -1;
      const printed = (value: number): number => Number(format(measure, value)) * sign;
      const better = rows
        .filter(({ site, median }) => site !== own && printed(median) < printed(mine.median))
        .map(({ site, median }) => ({ site, value: median }))
        .sort((a, b) => (a.value - b.value) * sign);
      return better.length > 0 ? [{ measure, own: mine.median, better }] : [];
    });
  return found.sort((a, b) => distance(b) - distance(a));
}

/** How many times the better value fits into the worse; a value of nothing counts as a tiny one. */
export function distance({ own, better: [best] }: Loss): number {
  const [low, high] = [Math.min(own, best?.value ?? own), Math.max(own, best?.value ?? own)];
  return high / Math.max(low, high / 1000, Number.MIN_VALUE);
}
