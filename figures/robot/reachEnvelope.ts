import { hairline, polar, slimHead } from '../dimension';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { armSide } from './armSide';
import { chestSide, pedestalSide } from './pedestalSide';
import { createPen, ghost, place } from './pen';
import { dimension, jointLimits, signed } from './sizes';

interface Point {
  readonly x: number;
  readonly y: number;
}

const scale = 0.5;
const ground = { x: 360, y: 706 };

/** Fingertip for angles of J1 and J4 in degrees, J7 at zero: distance from the shoulder in mm and direction, 0 right, 90 up. */
export function fingertip(j1: number, j4: number): { distance: number; direction: number } {
  const upper = dimension('shoulder to elbow');
  const lower = dimension('shoulder to fingertip') - upper;
  const bend = (j4 * Math.PI) / 180;
  const [along, across] = [upper + lower * Math.cos(bend), lower * Math.sin(bend)];
  return { distance: Math.hypot(along, across), direction: j1 - 90 + (Math.atan2(across, along) * 180) / Math.PI };
}

/** Whole numbers from one limit to the other. */
const steps = (from: number, to: number): number[] => {
  const sign = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) / 2 + 1 }, (_, index) => from + sign * index * 2);
};

/** Border of the area: outer arc, elbow bending at one end, inner arc, elbow straightening at the other end. */
function border(shoulder: Point): string {
  const [j1, j4] = [jointLimits('J1'), jointLimits('J4')];
  const poses: [number, number][] = [
    ...steps(j1.min, j1.max).map((angle): [number, number] => [angle, j4.min]),
    ...steps(j4.min, j4.max).map((angle): [number, number] => [j1.max, angle]),
    ...steps(j1.max, j1.min).map((angle): [number, number] => [angle, j4.max]),
    ...steps(j4.max, j4.min).map((angle): [number, number] => [j1.min, angle]),
  ];
  const points = poses.map(([a, b]) => {
    const { distance, direction } = fingertip(a, b);
    return polar(shoulder.x, shoulder.y, distance * scale, direction).join(' ');
  });
  return `M${points.join('L')}Z`;
}

/** A radius of the area as a dimension from the shoulder, broken by its text at the given share of its length. */
function radius(shoulder: Point, value: number, direction: number, textAt: number): string {
  const at = (share: number): [number, number] => polar(shoulder.x, shoulder.y, value * scale * share, direction);
  const gap = 31 / (value * scale);
  const [x, y] = at(textAt);
  return [
    hairline([at(0), at(textAt - gap)], { colour: ink.line }),
    hairline([at(textAt + gap), at(1)], { colour: ink.line }),
    slimHead(...at(1), -direction),
    label(x, y + 9, String(Math.round(value)), { size: 26 }),
  ].join('');
}

/** A corner of the area: a dot, and the joint limit it belongs to beside it. */
function corner(shoulder: Point, angles: [number, number], text: string, at: { dx: number; dy: number; anchor: 'start' | 'end' }): string {
  const { distance, direction } = fingertip(...angles);
  const [x, y] = polar(shoulder.x, shoulder.y, distance * scale, direction);
  const dot = `<circle cx="${x}" cy="${y}" r="5" fill="${ink.accent}" stroke="none"/>`;
  return dot + label(x + at.dx, y + at.dy, text, { size: 26, anchor: at.anchor, colour: ink.accent });
}

/** Where the fingertip can be in the plane of one arm, seen from the robot's right. */
export function reachEnvelope(): Drawing {
  const shoulder = { x: ground.x, y: ground.y - dimension('shoulder axis height') * scale };
  const [j1, j4] = [jointLimits('J1'), jointLimits('J4')];
  const pen = createPen(scale, ghost);
  const outer = dimension('shoulder to fingertip');
  const inner = fingertip(0, j4.max).distance;
  return smallSheet({
    file: 'reach-envelope.svg',
    width: 720,
    height: 716,
    title: 'Reach of one arm, seen from the side',
    description: `The fingertip reaches from ${Math.round(inner)} mm to ${outer} mm around the shoulder, over ${j1.max - j1.min} degrees.`,
    body: [
      `<path d="${border(shoulder)}" fill="${ink.accentSoft}" fill-opacity="0.5" stroke="${ink.accent}" stroke-width="2.25"/>`,
      place(pedestalSide(pen) + chestSide(pen), { ...ground, scale }),
      place(armSide(createPen(scale)), { x: shoulder.x, y: shoulder.y, scale, rotate: -90 }),
      place(armSide(pen, { elbow: j4.max }), { x: shoulder.x, y: shoulder.y, scale, rotate: -180 }),
      radius(shoulder, outer, 50, 0.75),
      radius(shoulder, inner, 25, 0.6),
      corner(shoulder, [j1.min, j4.min], `J1 ${signed(j1.min)}`, { dx: -38, dy: -16, anchor: 'start' }),
      corner(shoulder, [j1.max, j4.min], `J1 ${signed(j1.max)}`, { dx: -14, dy: -4, anchor: 'end' }),
      corner(shoulder, [j1.min, j4.max], `J4 ${signed(j4.max)}`, { dx: 12, dy: 28, anchor: 'start' }),
      corner(shoulder, [j1.max, j4.max], `J4 ${signed(j4.max)}`, { dx: -10, dy: 34, anchor: 'end' }),
      label(...polar(shoulder.x, shoulder.y, outer * scale + 16, -42), `J4 ${signed(j4.min)}`, {
        size: 26,
        anchor: 'start',
        colour: ink.accent,
      }),
    ].join('\n'),
  });
}
