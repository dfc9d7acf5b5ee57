import type { Row, Tables } from '../../content/tables/csvTable';
import { listIn, rowsOf, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';
import { buildGuides, wholeRobot } from '../../site/buildGuides';
import type { Arm, Robot } from '../../model/siteTypes';
import type { PartsTableName } from '../../site/partsTables';
import type { BuildGuide } from '../../model/buildPlan';
import { hasEntry } from '../../model/definitionItems';

export type BuildGuideName = keyof typeof buildGuides;

/** Names of the guides, in building order. */
export const buildGuideNames = Object.keys(buildGuides) as readonly BuildGuideName[];

export const isBuildGuide = (name: string): name is BuildGuideName => hasEntry(buildGuides, name);

export const guideOf = (name: BuildGuideName): BuildGuide => buildGuides[name];

/** Table of content/data with the steps of the build guides. */
export const stepsTable = 'build-steps';

/** Arm of a step: both alike, one of a pair of steps, or what a robot has once. */
type StepArm = 'both' | Arm | typeof wholeRobot;

/** A number of pieces of one item. */
export interface Pieces {
  readonly id: string;
  readonly count: number;
}

/** A row of the steps table: a step of a guide, or its variant for one arm. */
export interface StepRow {
  readonly id: string;
  readonly guide: BuildGuideName;
  readonly step: number;
  readonly arm: StepArm;
  /** Parts that the guide uses for the first time. */
  readonly adds: readonly Pieces[];
  /** Parts already in hand that those are mounted on. */
  readonly onto: readonly Pieces[];
  readonly fasteners: readonly Pieces[];
  readonly tool: string;
  /** List that counts the fasteners, if not the first of the guide's lists that has them. */
  readonly countedIn: PartsTableName | undefined;
  readonly place: PlacedRow['place'];
}

/** Parses `J7_B x2` or `J7_B`. */
function readPieces(text: string): Pieces {
  const [, id = text, count = '1'] = /^(.+?) x(\d+)$/.exec(text) ?? [];
  return { id, count: Number(count) };
}

const piecesIn = (row: Row, column: string): Pieces[] => listIn(row, column).map(readPieces);

/** Reads the rows of the steps table. Skips malformed rows, which `readCsvTable` reports. */
export function readSteps(tables: Tables): StepRow[] {
  return rowsOf(tables, stepsTable).flatMap(({ row, place }): StepRow[] => {
    const guide = textIn(row, 'guide');
    if (!isBuildGuide(guide) || typeof row.step !== 'number' || typeof row.arm !== 'string') return [];
    return [
      {
        id: textIn(row, 'id'),
        guide,
        step: row.step,
        // The column type allows only these values.
        arm: row.arm as StepArm,
        adds: piecesIn(row, 'adds'),
        onto: piecesIn(row, 'onto'),
        fasteners: piecesIn(row, 'fasteners'),
        tool: textIn(row, 'tool'),
        // `checkSteps` reports unknown lists.
        countedIn: (textIn(row, 'counted_in') || undefined) as PartsTableName | undefined,
        place,
      },
    ];
  });
}

/** A step with its rows: one, or one per arm, right first. */
export interface Step {
  readonly guide: BuildGuideName;
  readonly step: number;
  readonly rows: readonly StepRow[];
}

/** Steps of a guide, in order. */
export function stepsOf(guide: string, rows: readonly StepRow[]): Step[] {
  const steps = new Map<number, StepRow[]>();
  for (const row of rows) if (row.guide === guide) steps.set(row.step, [...(steps.get(row.step) ?? []), row]);
  return [...steps]
    .sort(([a], [b]) => a - b)
    .map(([step, found]) => ({
      guide: guide as BuildGuideName,
      step,
      rows: [...found].sort((a, b) => Number(a.arm === 'left') - Number(b.arm === 'left')),
    }));
}

/** How often a guide is built: per arm or per robot, and for which robot. */
interface Builders {
  readonly once: boolean;
  readonly robot: Robot | undefined;
}

/** Determines how often a guide is built, from its steps and definition. */
export function buildersOf(guide: string, steps: readonly Step[]): Builders {
  const definition = isBuildGuide(guide) ? guideOf(guide) : undefined;
  return { once: steps.every(({ rows }) => rows.every(({ arm }) => arm === wholeRobot)), robot: definition?.robot };
}
