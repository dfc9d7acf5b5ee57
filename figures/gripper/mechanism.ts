import { arcPath, dimensionH, hairline, polar, slimHead } from '../dimension';
import { box, circle, createPen, place, type Pen } from '../robot/pen';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { gripperLimits, pose, type Pose } from './linkage';

const scale = 1.84;

/** Bar with round ends and a pin hole at each end, between two points. */
function bar(pen: Pen, from: readonly [number, number], to: readonly [number, number], half: number, fill: 'accentSoft' | 'metal'): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const body = pen.outline(
    `M0 ${-half}H${length.toFixed(2)}a${half} ${half} 0 0 1 0 ${2 * half}H0a${half} ${half} 0 0 1 0 ${-2 * half}Z`,
    fill,
  );
  const pins = pen.edge(circle(0, 0, 2.6), 'line') + pen.edge(circle(Number(length.toFixed(2)), 0, 2.6), 'line');
  return `<g transform="translate(${from[0].toFixed(2)} ${from[1].toFixed(2)}) rotate(${angle.toFixed(2)})">${body}${pins}</g>`;
}

/** Jaw at the right: the contour of its plate, dashed because it hides the linkage, and its tip. */
const jaw = (pen: Pen, slider: number): string =>
  `<g transform="translate(${(slider - 18.5).toFixed(2)} 0)"><g stroke-dasharray="4 2.5">${pen.thin(box(3.7, -30.5, 33.4, 30.5, 3))}</g>${pen.outline(
    'M0.3 -5A5.7 5.7 0 0 1 8.5 -10V10A5.7 5.7 0 0 1 0.3 5Z',
    'cover',
  )}</g>`;

/** Slider block and the plate with the pin of the link. */
const slider = (pen: Pen, at: number): string =>
  `<g transform="translate(${at.toFixed(2)} 0)">${pen.edge(box(-11, -25, 11, 10, 4), 'metal') + pen.edge(box(-14.5, -8.5, 14.5, 8.5, 1), 'metal')}</g>`;

/** The gripper in one pose, seen onto the fingers; y downwards. */
function gripper(pen: Pen, { crankPin, jawPin, slider: at }: Pose): string {
  const flip = ([x, y]: readonly [number, number]): [number, number] => [x, -y];
  const [pin, end] = [flip(crankPin), flip(jawPin)];
  const half = (body: string): string => `${body}<g transform="rotate(180)">${body}</g>`;
  return [
    pen.edge(circle(0, 0, 28.5), 'motor'),
    half(pen.edge(box(20, -5, 84, 5), 'metal') + pen.edge(box(81, -5, 84, 5), 'metal')),
    bar(pen, pin, [-pin[0], -pin[1]], 6.5, 'accentSoft'),
    pen.edge(circle(0, 0, 4), 'metal'),
    half(slider(pen, at)),
    half(bar(pen, pin, end, 5.5, 'metal')),
    pen.outline(box(-77.5, -3.5, 77.5, 3.5), 'metal'),
    half(jaw(pen, at)),
  ].join('\n');
}

/** A name with a leader to its part; both in px. */
const name = (
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  leader: readonly (readonly [number, number])[],
): string => {
  const [endX, endY] = leader[leader.length - 1]!;
  return (
    hairline(leader, { colour: ink.line }) +
    `<circle cx="${endX}" cy="${endY}" r="3.5" fill="${ink.line}" stroke="none"/>` +
    label(x, y, text, { size: 24, anchor })
  );
};

/** Turn of the rotor from closed to open, above the linkage. */
function turnArc(x: number, y: number, from: number, to: number, text: string): string {
  const radius = 56 * scale;
  const [endX, endY] = polar(x, y, radius, to + 4);
  const [textX, textY] = polar(x, y, radius + 22, (from + to) / 2);
  return [
    hairline([[x, y], polar(x, y, radius + 8, from)], { colour: ink.accent, dash: '7 5' }),
    hairline([[x, y], polar(x, y, radius + 8, to)], { colour: ink.accent, dash: '7 5' }),
    `<path d="${arcPath(x, y, radius, from, to + 5)}" stroke="${ink.accent}" stroke-width="2.25"/>`,
    slimHead(endX, endY, 90 - to, ink.accent, 15),
    label(textX, textY + 4, text, { size: 26, colour: ink.accent }),
  ].join('');
}

/** The gripper closed and open, seen onto the fingers. */
export function mechanism(): Drawing {
  const pen = createPen(scale);
  const { opening, turn } = gripperLimits();
  const [closed, open] = [pose(0), pose(turn)];
  const [left, right] = [
    { x: 176, y: 226 },
    { x: 524, y: 226 },
  ];
  const gap = (opening / 2) * scale;
  return smallSheet({
    file: 'gripper-mechanism.svg',
    width: 700,
    height: 366,
    title: 'Gripper, closed and open',
    description: `A crank on the motor turns by ${turn} degrees; two links push the jaws apart on one rail, from 0 to ${opening} mm.`,
    body: [
      label(left.x, 32, 'closed', { size: 27 }),
      label(right.x, 32, 'open', { size: 27 }),
      place(gripper(pen, closed), { ...left, scale }),
      place(gripper(pen, open), { ...right, scale }),
      turnArc(right.x, right.y, closed.direction, open.direction, `${turn}°`),
      dimensionH({ x0: right.x - gap, x1: right.x + gap, y: 344, text: `${opening} mm`, from: [right.y + 24, right.y + 24], size: 25 }),
      name('swivel_rotor', 14, 106, 'start', [
        [84, 114],
        [108, 150],
        [161, 184],
      ]),
      name('swivel_link', 344, 106, 'end', [
        [284, 114],
        [258, 150],
        [198, 182],
      ]),
      name('rail', 310, 330, 'middle', [
        [310, 308],
        [310, 229],
      ]),
      name('jaw', 664, 330, 'middle', [
        [664, 308],
        [646, 262],
      ]),
    ].join('\n'),
  });
}
