import type { Tables } from '../../content/tables/csvTable';
import { textIn } from '../../content/tables/rows';
import type { BuildPlan, PlanItem, PlanPieces, PlanStep } from '../../model/buildPlan';
import { buildersOf, buildGuideNames, guideOf, readSteps, stepsOf } from './buildSteps';
import { screwKinds } from '../../site/fasteners';
import type { Pieces, Step, StepRow } from './buildSteps';
import { guideSummaries } from './guideOrder';
import { findFastener, findItem, itemKey } from './items';
import type { Item } from './items';
import type { CardFacts } from '../../content/plugin';
import type { SourceData } from '../../content/tables/sourceData';
import { buildGuides } from '../../site/buildGuides';
import { drawingNames } from './fillSteps';

/** Numbers items in the order of first use. */
function numberedItems(): { readonly items: PlanItem[]; readonly numberOf: (item: Item) => number } {
  const items: PlanItem[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (item: Item): number => {
    const { label, name, href } = item;
    const key = itemKey(item);
    const before = numbers.get(key);
    if (before !== undefined) return before;
    numbers.set(key, items.length);
    items.push({ label, href, ...(name === undefined ? {} : { name }) });
    return items.length - 1;
  };
  return { items, numberOf };
}

/** What the progress page needs: guides in order, their steps, and the pieces of each step. */
export function buildPlan(tables: Tables, titles: ReadonlyMap<string, string>): BuildPlan {
  const rows = readSteps(tables);
  const needs = new Map(guideSummaries(tables).map((summary) => [summary.guide, summary.needs]));
  const kinds = new Map((tables.get('build-fasteners')?.rows ?? []).map((row) => [textIn(row, 'fastener'), textIn(row, 'kind')]));
  const { items, numberOf } = numberedItems();

  const screwsOf = ({ fasteners }: StepRow): number =>
    fasteners.filter(({ id }) => screwKinds.includes(kinds.get(id) ?? '')).reduce((sum, { count }) => sum + count, 0);
  const takenBy = (row: StepRow): PlanPieces => {
    const found = (pieces: readonly Pieces[], find: (id: string) => Item | undefined): PlanPieces =>
      pieces.flatMap(({ id, count }) => {
        const item = find(id);
        // Units are built, not fetched.
        return item && !item.unit ? [[numberOf(item), count] as const] : [];
      });
    return [
      ...found(row.adds, (id) => findItem(id, row.guide, tables)),
      ...found(row.fasteners, (id) => findFastener(id, row.guide, tables, row.countedIn)),
    ];
  };
  const planStep = ({ step, rows: [right, left] }: Step): PlanStep => {
    const takes = right ? takenBy(right) : [];
    const other = left ? takenBy(left) : takes;
    const differs = JSON.stringify(other) !== JSON.stringify(takes);
    return { step, screws: right ? screwsOf(right) : 0, takes, ...(differs ? { left: other } : {}) };
  };

  const guides = buildGuideNames.flatMap((guide) => {
    const steps = stepsOf(guide, rows);
    if (steps.length === 0) return [];
    const { route, pause } = guideOf(guide);
    const { once, robot } = buildersOf(guide, steps);
    return [
      {
        guide,
        title: titles.get(route) ?? guide,
        route,
        once,
        ...(robot ? { robot } : {}),
        needs: needs.get(guide) ?? [],
        ...(pause ? { pause } : {}),
        steps: steps.map(planStep),
      },
    ];
  });
  return { items, guides };
}

/** Guides that have steps, by the route of their page, with the drawing of what they build. */
export function guidesOnCards({ tables, figures }: Pick<SourceData, 'tables' | 'figures'>): Map<string, CardFacts> {
  const rows = readSteps(tables);
  const cards = new Map<string, CardFacts>();
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
      ...(finished === undefined ? {} : { figure: finished }),
    });
  }
  return cards;
}
