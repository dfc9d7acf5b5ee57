import type { StepRow } from '../../src/guides/content/buildSteps';
import { baseName } from './baseName';
import { guideSteps } from './guideSteps';
import type { StepDrawing } from './step';

/** File name of a step's drawing in content/figures. */
export const fileOf = ({ guide, step, arm, extra }: StepDrawing): string =>
  `assembly-${guide}-${step}${extra ? `-${extra}` : ''}${arm === 'right' || arm === 'left' ? `-${arm}` : ''}.svg`;

/** The row of content/data/build-steps.csv that a drawing shows; of a step with two forms, that of its arm. A detail may show both. */
export function rowOf(step: StepDrawing, rows: readonly StepRow[] = guideSteps()): StepRow | undefined {
  const forms = rows.filter((row) => row.guide === step.guide && row.step === step.step);
  if (forms.length === 1 || step.extra) return forms.find((row) => row.arm === step.arm) ?? forms[0];
  return forms.find((row) => row.arm === step.arm);
}

/** Name in the table of what is modelled in several pieces or stages: `RSE2B10-155 slider`, `cable 21 at J3`, `J1 lead` (the hub end of a cable 22). */
export const tableName = (name: string): string =>
  baseName(name)
    .replace(/ (slider|rail)$/, '')
    .replace(/^J3-J4 lead$/, 'cable 21')
    .replace(/^J[12] lead$/, 'cable 22')
    .replace(/^cable (\d+).*$/, 'cable-$1');

/** Whether a name is that of a cable, or of a piece of one. */
const isCable = (name: string): boolean => tableName(name).startsWith('cable-');

/** Units are drawn by the guide that builds them, and called by what they hold. */
const unitNames: Readonly<Record<string, string>> = {
  'unit:j1-j2': 'J1-J2 unit',
  'unit:j2-j3': 'J2-J3 unit',
  'unit:j3-j4': 'J3-J4 unit',
  'unit:j4-j5': 'J3-J5 unit',
  'unit:j5-j6-j7': 'J3-J7 unit',
  'unit:gripper': 'end effector unit',
  'unit:pedestal': 'pedestal',
};

/** Id in the table of a part, a fastener or a unit that a drawing shows. */
export const tableId = (name: string): string => unitNames[baseName(name)] ?? tableName(name);

/**
 * Parts of a drawing that its step takes although nothing moves them there: the first part of a unit lies on the bench. Where
 * another piece of the same kind is put on, the one that is there was mounted before.
 */
export function takenInPlace(step: StepDrawing, row: StepRow | undefined): string[] {
  const moved = new Set(step.added.map(({ part }) => tableId(part)));
  return step.built.filter((id) => row?.adds.some((piece) => piece.id === tableId(id)) === true && !moved.has(tableId(id)) && !isCable(id));
}

/**
 * Number of a thing that a step takes, as the page's line "Take" and the balloons of the drawing have it: first the new parts,
 * then the fasteners, in the order of the table. Undefined for what is in hand already.
 */
export function takeNumber(id: string, row: StepRow | undefined): number | undefined {
  const place = row ? [...row.adds, ...row.fasteners].findIndex((piece) => piece.id === id) : -1;
  return place < 0 ? undefined : place + 1;
}
