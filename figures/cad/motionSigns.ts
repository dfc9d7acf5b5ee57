import { ink, label } from '../svg';
import { roomFor } from '../roomFor';
import type { Point } from '../point';
import type { Buffer } from './buffer';
import { directionToRobot, type Handed, type Side } from './frames';
import type { LabelRequest, PlacedLabel } from './labels';
import type { Model } from './model';
import { nameOf, type Scene } from './scene';
import { project, type Projection } from './sheet';
import type { Added, StepDrawing } from './step';
import { dot, length, normalise, scale as times, type Vec3 } from './vector';
import { wordScale } from './wordScale';

/** A sign that says how something moves, with the room that it needs. */
export interface Sign {
  readonly request: LabelRequest;
  readonly svg: (placed: PlacedLabel) => string;
}

/** What moves alike, by one arrow. */
interface Motion {
  readonly kind: 'slide' | 'press';
  /** Direction on the sheet, as long as it is seen: 1 across the line of sight, 0 along it; and depth towards the eye. */
  readonly along: Vec3;
  /** Where what moves is seen, on the sheet. */
  readonly pixels: readonly Point[];
}

/** Share of a direction that must be seen for an arrow; less is drawn as one that comes towards the eye or goes away from it. */
const leastSeen = 0.3;

/** Two directions are one where their angle is less than about 10°. */
const alike = 0.985;

function handedOf(part: string, model: Model): Handed {
  return model.parts.get(part) ?? model.cables.get(part) ?? { frame: 'arm' };
}

/** What a drawing shows, as it is drawn. */
interface MotionScene {
  readonly scene: Scene;
  readonly buffer: Buffer;
  readonly model: Model;
  readonly projection: Projection;
  readonly side: Side;
}

/** Motions of the parts that are put on; those in the same way and direction are one. */
function motionsOf(step: StepDrawing, { scene, buffer, model, projection, side }: MotionScene): Motion[] {
  const seen = pixelsOf(step, scene, buffer);
  const motions: (Motion & { readonly towards: Vec3 })[] = [];
  for (const added of step.added) {
    const pixels = seen.get(added.part);
    if (!pixels) continue;
    if (pixels.length === 0)
      throw new Error(`${nameOf(step)} moves "${added.part}", but nothing of it can be seen. Turn the view, or leave out what hides it.`);
    const kind = added.pressed ? 'press' : 'slide';
    const towards = directionOf(added, model, side);
    const same = motions.findIndex((motion) => motion.kind === kind && dot(motion.towards, towards) > alike);
    const known = motions[same];
    // The arrow belongs to the one that is seen best.
    if (!known) motions.push({ kind, towards, along: project(projection, towards), pixels });
    else if (pixels.length > known.pixels.length) motions[same] = { ...known, pixels };
  }
  return motions;
}

/** Where the parts that move are seen, by their names; every fourth pixel tells the middle well enough. */
function pixelsOf(step: StepDrawing, scene: Scene, buffer: Buffer): ReadonlyMap<string, readonly Point[]> {
  const moved = new Map<string, Point[]>();
  for (const { part, from } of step.added) if (length(from) > 0) moved.set(part, []);
  for (let pixel = 0; pixel < buffer.body.length; pixel += 4) {
    const name = scene.bodies[(buffer.body[pixel] ?? 0) - 1]?.name;
    const points = name === undefined ? undefined : moved.get(name);
    points?.push([(pixel % buffer.width) / buffer.fine, Math.floor(pixel / buffer.width) / buffer.fine]);
  }
  return moved;
}

const directionOf = ({ part, from }: Added, model: Model, side: Side): Vec3 =>
  normalise(directionToRobot(handedOf(part, model), times(from, -1), side));

const round = (value: number): string => value.toFixed(1);

/** A block arrow whose middle is at `at`; the one that presses has a wall before its tip. */
function arrow([x, y]: Point, [dx, dy]: Point, size: number, kind: Motion['kind']): string {
  const across: Point = [-dy, dx];
  const at = (forward: number, aside: number): string =>
    `${round(x + dx * forward + across[0] * aside)} ${round(y + dy * forward + across[1] * aside)}`;
  const [half, neck, wing, shaft] = [size / 2, size / 2 - size * 0.42, size * 0.3, size * 0.13];
  const outline = [
    at(-half, -shaft),
    at(neck, -shaft),
    at(neck, -wing),
    at(half, 0),
    at(neck, wing),
    at(neck, shaft),
    at(-half, shaft),
  ].join('L');
  const wall = kind === 'press' ? `<path stroke="${ink.line}" stroke-width="4" d="M${at(half + 5, -wing)}L${at(half + 5, wing)}"/>` : '';
  return `<path fill="${ink.line}" stroke="#ffffff" stroke-width="2" paint-order="stroke" d="M${outline}z"/>${wall}`;
}

/** A ring with a cross goes away from the eye, one with a point comes towards it, as in electrical drawings. */
function alongSight([x, y]: Point, depth: number, size: number): string {
  const [radius, arm] = [size * 0.32, size * 0.22];
  const ring = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="#ffffff" stroke="${ink.line}" stroke-width="2.5"/>`;
  if (depth > 0) return `${ring}<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.09)}" fill="${ink.line}" stroke="none"/>`;
  const cross = `M${round(x - arm)} ${round(y - arm)}L${round(x + arm)} ${round(y + arm)}M${round(x - arm)} ${round(y + arm)}L${round(x + arm)} ${round(y - arm)}`;
  return `${ring}<path stroke="${ink.line}" stroke-width="2.5" d="${cross}"/>`;
}

/** Length of an arrow in px on a sheet of usual width. */
const arrowLength = 58;

function signOf({ kind, along: [dx, dy, depth], pixels }: Motion, scale: number): Sign {
  const seen = Math.hypot(dx, dy);
  const size = arrowLength * scale * (seen < leastSeen ? 1 : 0.55 + 0.45 * seen);
  const direction: Point = seen < leastSeen ? [0, 0] : [dx / seen, dy / seen];
  const sum = pixels.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  const middle: Point = [sum[0] / pixels.length, sum[1] / pixels.length];
  const reach = Math.max(...pixels.map(([x, y]) => (x - middle[0]) * direction[0] + (y - middle[1]) * direction[1]));
  // In front of what moves, where there is room; beside it otherwise.
  const near: Point = [middle[0] + direction[0] * (reach * 0.5 + size * 0.3), middle[1] + direction[1] * (reach * 0.5 + size * 0.3)];
  const wing = size * 0.3;
  const [width, height] = [
    Math.abs(direction[0]) * size + Math.abs(direction[1]) * wing * 2,
    Math.abs(direction[1]) * size + Math.abs(direction[0]) * wing * 2,
  ];
  const side = seen < leastSeen ? size * 0.7 : 0;
  const request = { width: Math.ceil(Math.max(width, side)) + 6, height: Math.ceil(Math.max(height, side)) + 6, anchors: [], near };
  return {
    request,
    svg: ({ x, y }) => {
      const centre: Point = [x + request.width / 2, y + request.height / 2];
      return `<g class="motion">${seen < leastSeen ? alongSight(centre, depth, size) : arrow(centre, direction, size, kind)}</g>`;
    },
  };
}

/** Arrows for all parts that a drawing moves: slide, press in, and along the line of sight. */
export function motionSigns(step: StepDrawing, shown: MotionScene): Sign[] {
  return motionsOf(step, shown).map((motion) => signOf(motion, wordScale(step)));
}

/** Size of the words beside the sign of a turn, on a sheet of usual width. */
const turnSize = 19.5;

/** Two arrows round a circle, and what is turned: the unit was seen from another side before. */
export function turnSign(words: string, step: StepDrawing, near: Point): Sign {
  const size = turnSize * wordScale(step);
  const radius = size * 0.85;
  const request = {
    width: Math.ceil(radius * 2 + roomFor(words, size, 'wide') + 16),
    height: Math.ceil(radius * 2 + 8),
    anchors: [],
    near,
  };
  const half = (cx: number, cy: number, sign: 1 | -1): string => {
    const [startX, endX] = [cx - radius * 0.94 * sign, cx + radius * 0.94 * sign];
    const [startY, endY] = [cy - radius * 0.34 * sign, cy - radius * 0.34 * sign];
    const head = `M${round(endX - size * 0.34)} ${round(endY - size * 0.3 * sign)}L${round(endX)} ${round(endY)}L${round(endX + size * 0.22)} ${round(endY - size * 0.42 * sign)}`;
    return `<path stroke="${ink.line}" stroke-width="2.2" d="M${round(startX)} ${round(startY)}A${round(radius)} ${round(radius)} 0 0 1 ${round(endX)} ${round(endY)}${head}"/>`;
  };
  return {
    request,
    svg: ({ x, y }) => {
      const [cx, cy] = [x + radius + 4, y + request.height / 2];
      return `<g>${half(cx, cy, 1)}${half(cx, cy, -1)}${label(Number(round(cx + radius + 8)), Number(round(cy + size * 0.35)), words, { size: Number(round(size * 1.12)), anchor: 'start' })}</g>`;
    },
  };
}
