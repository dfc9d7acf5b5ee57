import type { Row, Table } from '../../content/tables/csvTable';
import { listIn, placedRows, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';
import { buildGuides, isBuildGuide } from '../../site/buildGuides';
import type { BuildGuide, BuildGuideName, StepArm } from '../../site/buildGuides';
import type { Robot } from '../../site/choices';
import type { PartsTableName } from '../../site/partsTables';

/** Table of content/data with the steps of the build guides. */
export const stepsTable = 'build-steps';

/** Some pieces of one thing. */
export interface Pieces {
  readonly id: string;
  readonly count: number;
}

/** A row of the steps table: a step of a guide, or the form it has for one arm. */
export interface StepRow {
  readonly id: string;
  readonly guide: BuildGuideName;
  readonly step: number;
  readonly arm: StepArm;
  /** Parts that come new to the guide in this step. */
  readonly adds: readonly Pieces[];
  /** Parts in hand that they go onto. */
  readonly onto: readonly Pieces[];
  readonly fasteners: readonly Pieces[];
  readonly tool: string;
  /** List that the fasteners are counted in, where it is not the first one of the guide that has them. */
  readonly countedIn: PartsTableName | undefined;
  readonly place: PlacedRow['place'];
}

/** Reads `J7_B x2` or `J7_B`. */
export function readPieces(text: string): Pieces {
  const [, id = text, count = '1'] = /^(.+?) x(\d+)$/.exec(text) ?? [];
  return { id, count: Number(count) };
}

const piecesIn = (row: Row, column: string): Pieces[] => listIn(row, column).map(readPieces);

/** Steps of a table in its order. Rows with a cell that does not fit its type, which is reported elsewhere, are left out. */
export function readSteps(tables: ReadonlyMap<string, Table>): StepRow[] {
  const table = tables.get(stepsTable);
  return (table ? placedRows(table) : []).flatMap(({ row, place }): StepRow[] => {
    const guide = textIn(row, 'guide');
    if (!isBuildGuide(guide) || typeof row.step !== 'number' || typeof row.arm !== 'string') return [];
    return [
      {
        id: textIn(row, 'id'),
        guide,
        step: row.step,
        // The table's declaration allows no other text.
        arm: row.arm as StepArm,
        adds: piecesIn(row, 'adds'),
        onto: piecesIn(row, 'onto'),
        fasteners: piecesIn(row, 'fasteners'),
        tool: textIn(row, 'tool'),
        // The check of steps names any other list.
        countedIn: (textIn(row, 'counted_in') || undefined) as PartsTableName | undefined,
        place,
      },
    ];
  });
}

/** A step with its rows: one, or one for each arm, the right one first. */
export interface Step {
  readonly guide: BuildGuideName;
  readonly step: number;
  readonly rows: readonly StepRow[];
}

/** Steps of a guide in order. */
export function stepsOf(guide: string, rows: readonly StepRow[]): Step[] {
  const steps = new Map<number, StepRow[]>();
  for (const row of rows) if (row.guide === guide) steps.set(row.step, [...(steps.get(row.step) ?? []), row]);
  return [...steps]
    .sort(([a], [b]) => a - b)
    .map(([step, found]) => ({
      // Asked for by a guide, or checked against their names.
      guide: guide as BuildGuideName,
      step,
      rows: [...found].sort((a, b) => Number(a.arm === 'left') - Number(b.arm === 'left')),
    }));
}

/** How often a guide is built: for each arm, or once for a robot; and for which robot, where it is for one only. */
export interface Builders {
  readonly once: boolean;
  readonly robot: Robot | undefined;
}

/** How often a guide is built, by its steps and its definition. */
export function buildersOf(guide: string, steps: readonly Step[]): Builders {
  const definition: BuildGuide | undefined = isBuildGuide(guide) ? buildGuides[guide] : undefined;
  return { once: steps.every(({ rows }) => rows.every(({ arm }) => arm === 'pedestal')), robot: definition?.robot };
}
