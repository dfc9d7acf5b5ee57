import { drawing, ink, type Drawing } from '../svg';
import { areas, lines } from './bodiesSvg';
import { drawnOn, rasterise, type Buffer } from './buffer';
import { chainsOf, pathData } from './chains';
import { toRobot, type Side } from './frames';
import { guideSteps } from './guideSteps';
import { placeLabels, type LabelRequest, type PlacedLabel } from './labels';
import { visibleParts, visiblePieces } from './lines';
import type { Model } from './model';
import { motionSigns, turnSign } from './motionSigns';
import { sceneOf, type Scene } from './scene';
import { place, project, projectionFrom, type Placement, type Projection } from './sheet';
import type { StepDrawing } from './step';
import { labelSvg, labelsOf, pointerHead } from './stepLabels';
import { rowOf } from './stepRow';
import { triadRequest, triadSvg } from './triad';
import { dot, normalise, type Vec3 } from './vector';

/** Room round the model for labels, in px; what stays empty is cut off in the end. */
const margin = 320;
/** Pixels of the depth buffer for each px of the drawing. */
const fine = 2;

/** Share of its first room that a model keeps, however many words stand round it. */
const leastRoom = 0.55;

/** File name of a step's drawing in content/figures. */
export const fileOf = ({ guide, step, arm, extra }: StepDrawing): string =>
  `assembly-${guide}-${step}${extra ? `-${extra}` : ''}${arm === 'right' || arm === 'left' ? `-${arm}` : ''}.svg`;

/** Draws one step: hidden lines removed, new parts in the accent colour, fasteners before their holes, labels where there is room. */
export function drawStep(step: StepDrawing, model: Model): Drawing {
  const scene = sceneOf(step, model);
  const wanted = step.width ?? 640;
  // The room that labels take is known only when they are placed: a sheet that came out too wide is drawn again, smaller.
  const first = wanted - 150;
  let sheet = layOut(step, scene, model, first);
  for (let attempt = 0; attempt < 3 && sheet.box.width > wanted; attempt++) {
    // Where words alone make it wide, a smaller model does not help: a sheet may be a little wider, then.
    const room = Math.max(sheet.room * (wanted / sheet.box.width) - 4, first * leastRoom);
    if (room >= sheet.room) break;
    sheet = layOut(step, scene, model, room);
  }
  // A phone shows it smaller then: so its words are larger.
  if (sheet.box.width > wanted) sheet = layOut({ ...step, width: sheet.box.width * 1.04 }, scene, model, sheet.room);
  const { box, body } = sheet;
  const { file, svg } = drawing({
    file: fileOf(step),
    width: box.width,
    height: box.height,
    title: step.title,
    description: step.title,
    body: body(),
  });
  return { file, svg: svg.replace(/viewBox="[^"]*"/, `viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`) };
}

interface Sheet {
  /** Width that the bodies got, in px. */
  readonly room: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly body: () => string;
}

function layOut(step: StepDrawing, scene: Scene, model: Model, room: number): Sheet {
  const side: Side = step.arm === 'left' ? 'left' : 'right';
  const projection = projectionFrom(mirroredFor(side, step.view.from), mirroredFor(side, step.view.up ?? [0, 0, 1]));
  const { placement, width, height } = fit(scene, projection, room);
  const drawn = scene.bodies.map((body) => drawnOn(body, projection, placement));
  const buffer = rasterise(drawn, width, height, fine);
  const row = rowOf(step, guideSteps());
  const labels = labelsOf(step, row, scene, buffer, model, (handed, point) =>
    place(placement, project(projection, toRobot(handed, point, side))),
  );
  const turn = isTurned(step, model) ? [turnSign('Other side', step, [margin, 40])] : [];
  // Arrows first: they must stay beside what moves, and words find room elsewhere.
  const signs = [...motionSigns(step, row, { scene, buffer, model, projection, side }), ...turn];
  const triad = triadRequest(step, [margin - 30, height - margin * 0.45 - 30]);
  const requests = [...signs.map(({ request }) => request), ...labels.map(({ request }) => request), triad];
  const ways = scene.paths.map(([from, to]) => {
    const [[ax, ay], [bx, by]] = [from, to].map((point) => place(placement, project(projection, point))) as [Vec3, Vec3];
    return [
      [ax, ay],
      [bx, by],
    ] as const;
  });
  const placed = placeLabels(requests, buffer, { width, height, lines: ways });
  const at = (index: number): PlacedLabel => placed[index] as PlacedLabel;
  const body = (): string =>
    [
      areas(drawn, buffer),
      lines(drawn, visiblePieces(drawn, buffer, 1 / placement.scale)),
      paths(scene, projection, placement, buffer),
      ...signs.map(({ svg }, index) => svg(at(index))),
      ...labels.map((one, index) => labelSvg(one, at(signs.length + index))),
      triadSvg(step, projection, at(requests.length - 1), triad),
    ].join('\n');
  return { room, box: boxOf(buffer, placed, requests), body };
}

const mirroredFor = (side: Side, [x, y, z]: Vec3): Vec3 => (side === 'right' ? [x, y, z] : [x, -y, z]);

/** Cosine of the angle between two views from which on a reader must turn the unit, or walk round it. */
const otherSide = -0.1;

/** Whether a step is seen from another side than the one before it: a detail is shown beside its step, and says so by itself. */
function isTurned(step: StepDrawing, model: Model): boolean {
  if (step.extra || typeof step.step !== 'number') return false;
  const before = model.drawings.find(
    (other) =>
      other.guide === step.guide &&
      other.step === Number(step.step) - 1 &&
      !other.extra &&
      (other.arm === step.arm || other.arm === 'both' || step.arm === 'both'),
  );
  return before !== undefined && dot(normalise(before.view.from), normalise(step.view.from)) < otherSide;
}

/** Scales the scene to `room` px, at most a little higher than wide, and gives it a margin for labels all round. */
function fit(scene: Scene, projection: Projection, room: number): { placement: Placement; width: number; height: number } {
  const points = [...scene.bodies.flatMap((body) => body.points), ...scene.paths.flat()].map((point) => project(projection, point));
  const range = (axis: 0 | 1): [number, number] =>
    points.reduce(([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])], [Infinity, -Infinity] as [
      number,
      number,
    ]);
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  const scale = Math.min(room / (right - left), (room * 1.15) / (bottom - top));
  return {
    placement: { scale, x: margin - left * scale, y: margin * 0.45 - top * scale },
    width: Math.ceil((right - left) * scale) + 2 * margin,
    height: Math.ceil((bottom - top) * scale + margin * 0.9),
  };
}

/** Dash-dotted lines from what is drawn away to its place, with a head where they end in sight. */
function paths(scene: Scene, projection: Projection, placement: Placement, buffer: Buffer): string {
  const heads: string[] = [];
  const pieces = scene.paths.flatMap(([from, to]) => {
    const [a, b] = [from, to].map((point) => place(placement, project(projection, point))) as [Vec3, Vec3];
    const parts = visibleParts(a, b, 0, buffer, 1 / placement.scale);
    const last = parts.at(-1);
    if (last && Math.hypot(b[0] - a[0], b[1] - a[1]) > leastForHead)
      heads.push(pointerHead([a[0], a[1]], [last.to[0], last.to[1]], ink.accent));
    return parts;
  });
  if (pieces.length === 0) return '';
  return `<path stroke="${ink.accent}" stroke-width="1.1" stroke-dasharray="9 4 1.5 4" d="${pathData(chainsOf(pieces))}"/>${heads.join('')}`;
}

/** Shorter lines than this, in px, have no room for a head. */
const leastForHead = 26;

/** The part of the sheet that is drawn on. */
function boxOf(buffer: Buffer, placed: readonly PlacedLabel[], requests: readonly LabelRequest[]): Sheet['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number): void => {
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  };
  buffer.body.forEach((number, pixel) => {
    if (number > 0) include((pixel % buffer.width) / buffer.fine, Math.floor(pixel / buffer.width) / buffer.fine);
  });
  placed.forEach(({ x, y }, index) => {
    include(x, y);
    include(x + (requests[index]?.width ?? 0), y + (requests[index]?.height ?? 0));
  });
  const [x, y] = [Math.floor(left) - 10, Math.floor(top) - 10];
  return { x, y, width: Math.ceil(right) + 10 - x, height: Math.ceil(bottom) + 10 - y };
}
