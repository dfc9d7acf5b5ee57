import { readTable } from '../readTable';
import { drawing, ink, label, type Drawing } from '../svg';
import { arm, armPoints, post } from './robot';
import { arrow, box, disc, stroke } from './shapes';

const pxPerKg = 100;
const left = 20;

/** A bar that splits a payload limit into the mass of the tool and what is left for the load. */
function split(y: number, row: Record<string, string>, name: string): string {
  const tool = Number(row.example_end_effector_kg) * pxPerKg;
  const load = Number(row.remaining_payload_with_example_kg) * pxPerKg;
  const hold = [row.move_time_s && `${row.move_time_s} s up`, `${row.hold_time_s} s held`].filter(Boolean).join(', ');
  return [
    label(left, y - 12, `${name} ${row.limit_kg} kg`, { size: 25, anchor: 'start', bold: true }),
    label(left + tool + load, y - 12, hold, { size: 25, anchor: 'end', colour: ink.soft }),
    box(left, y, tool, 46, 'none', 0),
    box(left + tool, y, load, 46, ink.accentSoft, 0),
    label(left + tool / 2, y + 32, `${row.example_end_effector_kg} kg`, { size: 25 }),
    label(left + tool + load / 2, y + 32, `${row.remaining_payload_with_example_kg} kg`, { size: 25, bold: true }),
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
  const rows = new Map(readTable('payload').map((row) => [row.payload_type, row]));
  const [nominal, peak] = [rows.get('nominal'), rows.get('peak')];
  if (!nominal || !peak) throw new Error('content/data/payload.csv needs the rows nominal and peak.');
  const tool = nominal.example_end_effector_kg;
  const body = [
    stretchedArm(),
    split(244, nominal, 'nominal'),
    split(352, peak, 'peak'),
    label(left + (Number(tool) * pxPerKg) / 2, 432, 'tool', { size: 25 }),
    label(left + Number(tool) * pxPerKg + (Number(peak.remaining_payload_with_example_kg) * pxPerKg) / 2, 432, 'left for the load', {
      size: 25,
      bold: true,
    }),
  ].join('\n');
  return drawing({
    file: 'safety-payload.svg',
    width: 640,
    height: 450,
    title: 'Payload limits of one arm',
    description: `Nominal ${nominal.limit_kg} kg and peak ${peak.limit_kg} kg with the arm stretched out. A tool of ${tool} kg leaves ${nominal.remaining_payload_with_example_kg} kg and ${peak.remaining_payload_with_example_kg} kg for the load.`,
    body,
  });
}
