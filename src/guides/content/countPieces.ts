import { buildGuides } from '../../site/buildGuides';
import type { BuildGuide, BuildGuideName } from '../../site/buildGuides';
import type { Robot } from '../../site/choices';
import type { PartsTableName } from '../../site/partsTables';
import type { Table } from '../../content/tables/csvTable';
import type { StepRow } from './buildSteps';
import { findFastener, findItem } from './items';

/** Pieces of one thing that the guides use for one robot. */
export interface Used {
  /** What messages call it. */
  readonly label: string;
  /** List that has it; undefined where none does. */
  readonly list: PartsTableName | undefined;
  /** Part of that list, or the id. */
  readonly partId: string;
  readonly count: number;
  /** The first row that uses it. */
  readonly row: StepRow;
}

/** Whether a kind of robot is built with a guide. */
function isFor(guide: BuildGuideName, robot: Robot): boolean {
  const { robot: only = robot }: BuildGuide = buildGuides[guide];
  return only === robot;
}

/** How often a robot has what a row describes: two arms, one arm of a pair, or one pedestal. */
const timesOn = ({ arm }: StepRow): number => (arm === 'both' ? 2 : 1);

type Found = Omit<Used, 'count' | 'row'>;

/** Adds up over the guides what one robot of a kind takes: two arms and what stands once. Units are made, not taken. */
export function countPieces(rows: readonly StepRow[], robot: Robot, tables: ReadonlyMap<string, Table>): Used[] {
  const sums = new Map<string, Used>();
  const add = (found: Found, count: number, row: StepRow): void => {
    const key = `${found.list ?? ''} ${found.partId}`;
    const before = sums.get(key);
    sums.set(key, { ...found, row: before?.row ?? row, count: (before?.count ?? 0) + count });
  };
  for (const row of rows.filter(({ guide }) => isFor(guide, robot))) {
    for (const { id, count } of row.adds) {
      const item = findItem(id, row.guide, tables);
      if (item && !item.unit) add({ label: id, list: item.list, partId: item.partId ?? id }, count * timesOn(row), row);
    }
    for (const { id, count } of row.fasteners) {
      const item = findFastener(id, row.guide, tables, row.countedIn);
      if (item) add({ label: item.label, list: item.list, partId: item.partId ?? id }, count * timesOn(row), row);
    }
  }
  return [...sums.values()];
}
