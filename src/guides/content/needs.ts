import type { BuildGuideName } from './guideNames';
import type { Tables } from '../../content/tables/csvTable';
import { buildersOf } from './buildSteps';
import { findFastener, findItem, itemKey } from './items';
import type { Item } from './items';
import type { Pieces, Step, StepRow } from './buildSteps';
import { guideTools } from './tools';
import type { Tool } from './tools';

/** Pieces of one item that a guide needs, for one arm or for the pedestal. */
export interface Need {
  readonly item: Item;
  readonly count: number;
  /** The left arm's item, if it differs. */
  readonly left?: Item;
}

type Find = (id: string, row: StepRow) => Item | undefined;

const isSame = (a: Need, b: Need): boolean => itemKey(a.item) === itemKey(b.item) && a.left?.id === b.left?.id;

/** Adds up pieces of the same item, in the order of first use. */
function addUp(needs: readonly Need[]): Need[] {
  const sums: Need[] = [];
  for (const need of needs) {
    const index = sums.findIndex((sum) => isSame(sum, need));
    const before = sums[index];
    if (before) sums[index] = { ...before, count: before.count + need.count };
    else sums.push(need);
  }
  return sums;
}

/** Pieces that a step names, for both arms: paired if the counts match, otherwise one after the other. */
export function stepNeeds({ rows }: Step, column: (row: StepRow) => readonly Pieces[], find: Find): Need[] {
  const [right, left] = rows;
  if (!right) return [];
  const others = left ? column(left) : [];
  return column(right).flatMap(({ id, count }, index): Need[] => {
    const item = find(id, right);
    const other = others[index];
    const leftItem = left && other && other.id !== id ? find(other.id, left) : undefined;
    return item ? [{ item, count, ...(leftItem ? { left: leftItem } : {}) }] : [];
  });
}

/** Looks up the parts of a row. */
export const itemFinder =
  (tables: Tables): Find =>
  (id, row) =>
    findItem(id, row.guide, tables);

/** Looks up the fasteners of a row. */
export const fastenerFinder =
  (tables: Tables): Find =>
  (id, row) =>
    findFastener(id, row.guide, tables, row.countedIn);

/** Everything that a guide needs on the bench: parts and units, fasteners, tools. */
export interface GuideNeeds {
  readonly guide: BuildGuideName;
  readonly parts: readonly Need[];
  readonly fasteners: readonly Need[];
  readonly tools: readonly Tool[];
  /** Numbers of the steps that differ between the arms. */
  readonly handed: readonly number[];
  /** Whether the guide is for the pedestal. */
  readonly once: boolean;
}

/** Adds up what the steps of a guide use: new parts, units, and fasteners with their list. */
export function guideNeeds(guide: BuildGuideName, steps: readonly Step[], tables: Tables): GuideNeeds {
  const parts = steps.flatMap((step) => stepNeeds(step, ({ adds }) => adds, itemFinder(tables)));
  const units = steps.flatMap((step) => stepNeeds(step, ({ onto }) => onto, itemFinder(tables))).filter(({ item }) => item.unit);
  const brought = units.filter(
    ({ item }, index) => !parts.some((part) => part.item.id === item.id) && units.findIndex((unit) => unit.item.id === item.id) === index,
  );
  return {
    guide,
    parts: addUp([...brought, ...parts]),
    fasteners: addUp(steps.flatMap((step) => stepNeeds(step, ({ fasteners }) => fasteners, fastenerFinder(tables)))),
    tools: guideTools(steps, tables),
    handed: steps.filter(({ rows }) => rows.length > 1).map(({ step }) => step),
    once: buildersOf(guide, steps).once,
  };
}
