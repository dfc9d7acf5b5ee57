import { ink, label } from '../svg';
import type { Point } from '../point';
import type { LabelRequest, PlacedLabel } from './labels';
import { project, type Projection } from './sheet';
import { pointerHead } from './stepLabels';
import type { StepDrawing } from './step';
import type { Vec3 } from './vector';
import { wordScale } from './wordScale';

type Axis = readonly [name: string, direction: Vec3];

/** Directions of the robot on which the parts will hang. */
const ofRobot: readonly Axis[] = [
  ['front', [1, 0, 0]],
  ['left', [0, 1, 0]],
  ['up', [0, 0, 1]],
];

/** The hand is built on the bench, where the robot's front says nothing: its pages go by the output of the motor and by its small window. */
const ofHand: readonly Axis[] = [
  ['output', [0, 0, -1]],
  ['debug port', [1, 0, 0]],
];

const onBench: readonly string[] = ['gripper', 'leader'];

/** Size of the words in px on a sheet of usual width. */
const wordSize = 22;

/** Share of an axis that must be seen. */
const leastSeen = 0.42;

/** Room for the directions, at a corner of the sheet. */
export function triadRequest(step: StepDrawing, near: Point): LabelRequest {
  const scale = wordScale(step);
  return { width: Math.round((onBench.includes(step.guide) ? 232 : 156) * scale), height: Math.round(112 * scale), anchors: [], near };
}

/** Directions for whoever compares the sheet with what lies before him. */
export function triadSvg(step: StepDrawing, projection: Projection, { x, y }: PlacedLabel, { width }: LabelRequest): string {
  const scale = wordScale(step);
  const size = wordSize * scale;
  const centre: Point = [x + width / 2, y + 58 * scale];
  const seen = (onBench.includes(step.guide) ? ofHand : ofRobot)
    .map(([name, axis]) => ({ name, at: project(projection, axis) }))
    .filter(({ at: [dx, dy] }) => Math.hypot(dx, dy) >= leastSeen)
    .sort((a, b) => b.at[2] - a.at[2]);
  // Of two directions that fall on one another, the one that points away from the eye is left out.
  const clear = seen.filter(
    ({ at }, index) => !seen.slice(0, index).some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < 0.8),
  );
  const axes = clear.map(({ name, at: [dx, dy, depth] }) => {
    const tip: Point = [centre[0] + dx * 30 * scale, centre[1] + dy * 30 * scale];
    // Behind the tip of a short axis, too: the word must not lie on the other ones.
    const seenLength = Math.hypot(dx, dy);
    const reach = (30 + (14 + 6 * (1 - seenLength)) / seenLength) * scale;
    const [tx, ty] = [centre[0] + dx * reach, centre[1] + dy * reach];
    const anchor = dx > 0.5 ? 'start' : dx < -0.5 ? 'end' : 'middle';
    const away = depth < -0.5 ? ' stroke-dasharray="3 3"' : '';
    const aside = anchor === 'start' ? -4 : anchor === 'end' ? 4 : 0;
    const word = label(Number((tx + aside).toFixed(1)), Number((ty + size * 0.33).toFixed(1)), name, {
      size: Number(size.toFixed(1)),
      colour: ink.soft,
      anchor,
    });
    return `<path stroke="${ink.soft}" stroke-width="1.5"${away} d="M${centre[0].toFixed(1)} ${centre[1].toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}"/>${pointerHead(centre, tip, ink.soft)}${word}`;
  });
  return `<g>${axes.join('')}</g>`;
}
