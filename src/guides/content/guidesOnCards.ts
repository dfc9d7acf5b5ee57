import type { GuideOnCard } from '../../content/loadContent';
import type { SourceData } from '../../content/tables/sourceData';
import { buildGuides } from '../../site/buildGuides';
import { buildGuideNames, buildersOf, readSteps, stepsOf } from './buildSteps';
import { drawingNames } from './fillSteps';

/** Guides that have steps, by the route of their page, with the drawing of what they build. */
export function guidesOnCards({ tables, figures }: Pick<SourceData, 'tables' | 'figures'>): Map<string, GuideOnCard> {
  const rows = readSteps(tables);
  const cards = new Map<string, GuideOnCard>();
  for (const guide of buildGuideNames) {
    const steps = stepsOf(guide, rows);
    if (steps.length === 0) continue;
    const { once, robot } = buildersOf(guide, steps);
    const finished = [false, true]
      .flatMap((pair) => drawingNames(guide, 'finished', pair))
      .map(({ name }) => name)
      .find((name) => figures.has(name));
    cards.set(buildGuides[guide].route, {
      guide: { guide, once, ...(robot ? { robot } : {}), steps: steps.map(({ step }) => step) },
      ...(finished === undefined ? {} : { finished }),
    });
  }
  return cards;
}
