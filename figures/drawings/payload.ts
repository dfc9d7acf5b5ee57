import { slimHead } from '../dimension';
import { armSide } from '../robot/armSide';
import { chestSide, pedestalSide } from '../robot/pedestalSide';
import { createPen, ghost, place } from '../robot/pen';
import { dimension } from '../robot/sizes';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readRow } from '../tables/readTable';

const scale = 0.82;
const shoulder = { x: 96, y: 84 };
const wrist = dimension('shoulder to wrist') * scale;

/** Chest and upper end of the post, cut off with a break line at the given height. */
function pedestal(bottom: number): string {
  const pen = createPen(scale);
  const ground = { x: shoulder.x, y: shoulder.y + dimension('shoulder axis height') * scale, scale };
  const half = 30 * scale;
  const { x } = shoulder;
  return [
    `<clipPath id="top"><rect x="0" y="0" width="640" height="${bottom}"/></clipPath>`,
    `<g clip-path="url(#top)">${place(pedestalSide(pen) + chestSide(pen), ground)}</g>`,
    `<path d="M${x - half - 14} ${bottom}H${x - 8}l4 -11l8 22l4 -11H${x + half + 14}" stroke-width="${weight.edge}"/>`,
  ].join('');
}

/** A weight that hangs from the given point; its text is the limit. */
function load(x: number, y: number, text: string, held = true): string {
  const [line, fill, colour] = held ? [ink.accent, ink.accentSoft, ink.line] : ['#9aa5b1', '#fafbfc', ink.soft];
  const style = `stroke="${line}" stroke-width="${weight.outline}"`;
  return [
    `<path d="M${x} ${y}V${y + 48}" ${style}/>`,
    `<circle cx="${x}" cy="${y + 58}" r="10" ${style}/>`,
    `<path d="M${x - 42} ${y + 68}H${x + 42}Q${x + 48} ${y + 68} ${x + 50} ${y + 74}L${x + 58} ${y + 122}Q${x + 59} ${y + 132} ${x + 50} ${y + 132}H${x - 50}Q${x - 59} ${y + 132} ${x - 58} ${y + 122}L${x - 50} ${y + 74}Q${x - 48} ${y + 68} ${x - 42} ${y + 68}Z" fill="${fill}" ${style}/>`,
    label(x, y + 110, text, { size: 27, colour }),
  ].join('');
}

/** Bar of phases with their times; a phase without a time is drawn dashed. */
function timeline(y: number, phases: readonly { width: number; text: string; open?: boolean }[]): string {
  let x = 24;
  return phases
    .map(({ width, text, open }) => {
      const left = x;
      x += width;
      const style = open ? `fill="none" stroke-dasharray="6 5"` : `fill="${ink.accentSoft}"`;
      return `<rect x="${left}" y="${y}" width="${width}" height="40" ${style} stroke="${ink.accent}" stroke-width="${weight.edge}"/>${label(left + width / 2, y + 29, text, { size: 24 })}`;
    })
    .join('\n');
}

function nominal(): Drawing {
  const row = readRow('payload', 'nominal');
  const [limit, hold] = [row.label('limit_kg'), row.label('hold_time_s')];
  return smallSheet({
    file: 'payload-nominal.svg',
    width: 600,
    height: 352,
    title: 'Nominal payload',
    description: `The arm is stretched out level and holds ${limit} for ${hold}.`,
    body: [
      pedestal(262),
      load(shoulder.x + wrist, shoulder.y, limit),
      place(armSide(createPen(scale), { tool: false }), { ...shoulder, scale, rotate: -90 }),
      timeline(300, [{ width: 552, text: `hold ${hold}` }]),
    ].join('\n'),
  });
}

/** Curved arrow from the lower to the upper weight, or back. */
const way = (d: string, x: number, y: number, degrees: number): string =>
  `<path d="${d}" stroke="${ink.accent}" stroke-width="3"/>${slimHead(x, y, degrees, ink.accent, 17)}`;

function peak(): Drawing {
  const row = readRow('payload', 'peak');
  const [limit, move, hold] = [row.label('limit_kg'), row.label('move_time_s'), row.label('hold_time_s')];
  const bend = 62;
  const upper = dimension('shoulder to elbow') * scale;
  const angle = (bend * Math.PI) / 180;
  const low = {
    x: Math.round(shoulder.x + (wrist - upper) * Math.sin(angle)),
    y: Math.round(shoulder.y + upper + (wrist - upper) * Math.cos(angle)),
  };
  const second = 96;
  return smallSheet({
    file: 'payload-peak.svg',
    width: 600,
    height: 590,
    title: 'Peak payload',
    description: `The arm lifts ${limit} from below to the stretched pose in ${move}, holds it for ${hold} and goes back.`,
    body: [
      pedestal(468),
      load(low.x, low.y, limit, false),
      place(armSide(createPen(scale, ghost), { elbow: bend, tool: false }), { ...shoulder, scale }),
      load(shoulder.x + wrist, shoulder.y, limit),
      place(armSide(createPen(scale), { tool: false }), { ...shoulder, scale, rotate: -90 }),
      way('M342 432C400 410 446 340 452 240', 452.5, 226, -88),
      way('M400 236C392 300 366 350 330 378', 319, 386, 142),
      timeline(534, [
        { width: row.number('move_time_s') * second, text: `lift ${move}` },
        { width: row.number('hold_time_s') * second + 24, text: `hold ${hold}` },
        { width: 140, text: 'return', open: true },
      ]),
    ].join('\n'),
  });
}

/** Poses and times behind the two payload limits. */
export const draw = (): Drawing[] => [nominal(), peak()];
