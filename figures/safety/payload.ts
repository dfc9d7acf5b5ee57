import { readRow } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { arm, armPoints, post } from './robot';
import { arrow, box, disc, stroke } from './shapes';

const pxPerKg = 100;
const left = 20;

/** A bar that splits a payload limit into the mass of the tool and what is left for the load. */
function split(y: number, row: TableRow, name: string): string {
  const tool = row.number('example_end_effector_kg');
  const remaining = row.number('remaining_payload_with_example_kg');
  const [toolWidth, loadWidth] = [tool * pxPerKg, remaining * pxPerKg];
  const hold = `${row.numberIfAny('move_time_s') === undefined ? '' : `${row.label('move_time_s')} up, `}${row.label('hold_time_s')} held`;
  return [
    label(left, y - 12, `${name} ${row.label('limit_kg')}`, { size: 25, anchor: 'start' }),
    label(left + toolWidth + loadWidth, y - 12, hold, { size: 25, anchor: 'end', colour: ink.soft }),
    box(left, y, toolWidth, 46, 'none', 0),
    box(left + toolWidth, y, loadWidth, 46, ink.accentSoft, 0),
    label(left + toolWidth / 2, y + 32, row.label('example_end_effector_kg'), { size: 25 }),
    label(left + toolWidth + loadWidth / 2, y + 32, row.label('remaining_payload_with_example_kg'), { size: 25 }),
  ].join('');
}

/** The arm stretched out, which is the worst posture, with a load at its tip. */
function stretchedArm(): string {
  const points = armPoints({ x: 512, y: 64 }, 340, [180, 180, 180]);
  const x = points.tip.x + 6;
  return [
    post(552, 26, 176),
    arm(points, 340),
    disc({ x, y: 64 }, 9, ink.line),
    stroke(`M${x} 64V104`, { width: 3 }),
    box(x - 32, 104, 64, 50, ink.accentSoft, 6),
    stroke(`M${x - 12} 104a12 12 0 0 1 24 0`),
    arrow({ x, y: 160 }, { x, y: 190 }, ink.danger),
  ].join('');
}

/** Requirement 4: nominal and peak payload, and what a tool leaves of them. */
export function payload(): Drawing {
  const [nominal, peak] = [readRow('payload', 'nominal'), readRow('payload', 'peak')];
  const tool = nominal.number('example_end_effector_kg');
  const remaining = {
    nominal: nominal.number('remaining_payload_with_example_kg'),
    peak: peak.number('remaining_payload_with_example_kg'),
  };
  const body = [
    stretchedArm(),
    split(244, nominal, 'nominal'),
    split(352, peak, 'peak'),
    label(left + (tool * pxPerKg) / 2, 432, 'tool', { size: 25 }),
    label(left + tool * pxPerKg + (remaining.peak * pxPerKg) / 2, 432, 'left for the load', {
      size: 25,
    }),
  ].join('\n');
  return smallSheet({
    file: 'safety-payload.svg',
    height: 450,
    title: 'Payload limits of one arm',
    description: `Nominal ${nominal.printedNumber('limit_kg')} kg and peak ${peak.printedNumber('limit_kg')} kg with the arm stretched out. A tool of ${tool} kg leaves ${remaining.nominal} kg and ${remaining.peak} kg for the load.`,
    body,
  });
}
