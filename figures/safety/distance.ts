import { readRow } from '../tables/readTable';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { arm, armPoints } from './robot';
import { arrow, at, away, bar, box, disc, stroke, type Point } from './shapes';

const middle: Point = { x: 208, y: 182 };
const shoulderOffset = 29;
const reachPx = 118;

/** Outline of what two arms can touch, seen from above: two circles round the shoulders, joined. */
function envelope(radius: number, options: { line?: string; dash?: string }): string {
  const lift = Math.sqrt(radius ** 2 - shoulderOffset ** 2);
  const top = at({ x: middle.x, y: middle.y - lift });
  const bottom = at({ x: middle.x, y: middle.y + lift });
  const arc = `A${radius} ${radius} 0 1 0`;
  return stroke(`M${top}${arc} ${bottom}${arc} ${top}Z`, options);
}

/** A person seen from above who looks up the drawing: shoulders, forearms, head. */
const person = ({ x, y }: Point): string =>
  [-1, 1].map((side) => bar({ x: x + side * 40, y: y + 4 }, { x: x + side * 34, y: y - 24 }, 17, ink.faint)).join('') +
  bar({ x: x - 34, y: y + 4 }, { x: x + 34, y: y + 4 }, 34, ink.faint) +
  disc({ x, y }, 18, ink.faint);

/** One arm seen from above, stretched to the end of its reach. */
const armFromAbove = (side: number): string => {
  const shoulder = { x: middle.x + side * shoulderOffset, y: middle.y };
  return bar(shoulder, away(shoulder, reachPx - 9, side > 0 ? 30 : 150), 16) + disc(shoulder, 15, ink.accentSoft);
};

/** A red ring round a place that traps fingers. */
const pinch = (centre: Point, radius: number): string =>
  stroke(`M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`, {
    line: ink.danger,
    dash: '7 6',
    width: 3,
  });

/** Left: view from above with the reach of both arms and the marked floor. Right: the three places that trap fingers. */
export function distance(): Drawing {
  const reach = readRow('key-features', 'OpenArm 1').number('arm_reach_mm');
  const joints = armPoints({ x: 480, y: 74 }, 276, [-98, -38, -48]);
  const right = { x: middle.x + shoulderOffset, y: middle.y };
  const body = [
    stroke('M26 14H390a12 12 0 0 1 12 12V342a12 12 0 0 1 -12 12H26a12 12 0 0 1 -12 -12V26a12 12 0 0 1 12 -12Z', {
      line: ink.danger,
      dash: '14 9',
      width: 3,
    }),
    envelope(reachPx + 28, { line: ink.soft, dash: '5 7' }),
    envelope(reachPx, { line: ink.accent }),
    armFromAbove(-1),
    armFromAbove(1),
    box(middle.x - 14, middle.y - 14, 28, 28, ink.accentSoft, 2),
    arrow(right, away(right, reachPx, -40)),
    label(middle.x - 28, middle.y + 82, `${reach} mm`, { size: 25 }),
    person({ x: middle.x, y: 408 }),
    arm(joints, 276),
    pinch(joints.shoulder, 42),
    pinch(joints.elbow, 38),
    pinch(away(joints.tip, 16, 132), 46),
    label(542, 414, 'pinch points', { size: 25, colour: ink.danger }),
  ].join('\n');
  return smallSheet({
    file: 'safety-distance.svg',
    height: 450,
    title: 'Reach of the arms and places that trap fingers',
    description: `Left, from above: both arms reach ${reach} mm round their shoulders; a larger tool reaches further; a marked line on the floor keeps people out. Right: red rings at shoulder, elbow and end effector.`,
    body,
  });
}
