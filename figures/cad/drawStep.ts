import type { Point } from '../point';
import { drawing, ink, type Drawing } from '../svg';
import { areas, lines } from './bodiesSvg';
import { drawnOn, rasterise, type Buffer } from './buffer';
import { chainsOf, pathData } from './chains';
import { toRobot, type Side } from './frames';
import { placeLabels, type LabelRequest, type PlacedLabel } from './labels';
import { visibleParts, visiblePieces } from './lines';
import { placeMirrored } from './mirroredLabels';
import type { Model } from './model';
import { motionSigns, turnSign } from './motionSigns';
import { sceneOf, type Scene } from './scene';
import { place, project, projectionFrom, type Placement, type Projection } from './sheet';
import type { StepDrawing } from './step';
import { labelSvg, labelsOf, pointerHead } from './stepLabels';
import { fileOf, rowOf } from './stepRow';
import { triadRequest, triadSvg } from './triad';
import { turnBefore } from './turn';
import type { Vec3 } from './vector';
import { usualWidth } from './wordScale';

/** Room for labels beside the model, and above and below it, in px; what stays empty is cut off in the end. */
const margin = { beside: 320, above: 144 } as const;
/** Pixels of the depth buffer for each px of the drawing. */
const fine = 2;

/** Share of its first room that a model keeps, however many words stand round it. */
const leastRoom = 0.55;

/** Draws one step: hidden lines removed, new parts in the accent colour, fasteners before their holes, labels where there is room. */
export function drawStep(step: StepDrawing, model: Model): Drawing {
  const scene = sceneOf(step, model);
  const wanted = step.width ?? usualWidth;
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
  const onSheet = (point: Vec3): Vec3 => place(placement, project(projection, point));
  const drawn = scene.bodies.map((body) => drawnOn(body, projection, placement));
  const buffer = rasterise(drawn, width, height, fine);
  const row = rowOf(step);
  const labels = labelsOf(step, row, scene, buffer, model, (handed, point) => onSheet(toRobot(handed, point, side)));
  // A corner of the sheet, at the left for a right arm: the sheets of a pair are mirror images.
  const beside = (x: number, y: number): Point => [side === 'left' ? width - x : x, y];
  const words = turnBefore(step, model);
  const turn = words ? [turnSign(words, step, beside(margin.beside, 40))] : [];
  // Arrows first: they must stay beside what moves, and words find room elsewhere.
  const signs = [...motionSigns(step, { scene, buffer, model, projection, side }), ...turn];
  const triad = triadRequest(step, beside(margin.beside - 30, height - margin.above - 30));
  const requests = [...signs.map(({ request }) => request), ...labels.map(({ request }) => request), triad];
  const ways = scene.paths.map(([from, to]) => [onSheet(from), onSheet(to)] as const);
  const freeOf = { width, height, lines: ways.map(([from, to]) => [flat(from), flat(to)] as const) };
  const placed = (side === 'left' ? placeMirrored : placeLabels)(requests, buffer, freeOf);
  const at = (index: number): PlacedLabel => placed[index] as PlacedLabel;
  const body = (): string =>
    [
      areas(drawn, buffer),
      lines(drawn, visiblePieces(drawn, buffer, 1 / placement.scale)),
      paths(ways, placement, buffer),
      ...signs.map(({ svg }, index) => svg(at(index))),
      ...labels.map((one, index) => labelSvg(one, at(signs.length + index))),
      triadSvg(step, projection, at(requests.length - 1), triad),
    ].join('\n');
  return { room, box: boxOf(buffer, placed, requests), body };
}

/** A point of the sheet without its depth. */
const flat = ([x, y]: Vec3): Point => [x, y];

const mirroredFor = (side: Side, [x, y, z]: Vec3): Vec3 => (side === 'right' ? [x, y, z] : [x, -y, z]);

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
    placement: { scale, x: margin.beside - left * scale, y: margin.above - top * scale },
    width: Math.ceil((right - left) * scale) + 2 * margin.beside,
    height: Math.ceil((bottom - top) * scale + 2 * margin.above),
  };
}

/** Dash-dotted lines from what is drawn away to its place, with a head where they end in sight. */
function paths(ways: readonly (readonly [from: Vec3, to: Vec3])[], placement: Placement, buffer: Buffer): string {
  const heads: string[] = [];
  const pieces = ways.flatMap(([a, b]) => {
    const parts = visibleParts(a, b, 0, buffer, 1 / placement.scale);
    const last = parts.at(-1);
    if (last && Math.hypot(b[0] - a[0], b[1] - a[1]) > leastForHead) heads.push(pointerHead(flat(a), [last.to[0], last.to[1]], ink.accent));
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
