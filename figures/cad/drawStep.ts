import { headCorners } from '../arrowHead';
import { drawing, ink, label, type Drawing } from '../svg';
import { areas, lines } from './bodiesSvg';
import { drawnOn, rasterise, type Buffer } from './buffer';
import { chainsOf, pathData } from './chains';
import { toRobot, type Handed, type Side } from './frames';
import { placeLabels, type LabelRequest, type PlacedLabel } from './labels';
import { visibleParts, visiblePieces } from './lines';
import type { Model } from './model';
import { baseName, sceneOf, type Scene } from './scene';
import { place, project, projectionFrom, type Placement, type Projection } from './sheet';
import type { Pointer, StepDrawing } from './step';
import type { Vec3 } from './vector';

type Point = readonly [number, number];

/** Room round the model for labels, in px; what stays empty is cut off in the end. */
const margin = 190;
const textSize = 22;
/** Pixels of the depth buffer for each px of the drawing. */
const fine = 2;

/** File name of a step's drawing in content/figures. */
export const fileOf = ({ guide, step, arm, extra }: StepDrawing): string =>
  `assembly-${guide}-${step}${extra ? `-${extra}` : ''}${arm === 'right' || arm === 'left' ? `-${arm}` : ''}.svg`;

/** Draws one step: hidden lines removed, new parts in the accent colour, fasteners before their holes, labels where there is room. */
export function drawStep(step: StepDrawing, model: Model): Drawing {
  const scene = sceneOf(step, model);
  const wanted = step.width ?? 640;
  // The room that labels take is known only when they are placed: a sheet that came out too wide is drawn again, smaller.
  let sheet = layOut(step, scene, model, wanted - 150);
  for (let attempt = 0; attempt < 3 && sheet.box.width > wanted; attempt++)
    sheet = layOut(step, scene, model, sheet.room * (wanted / sheet.box.width) - 4);
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
  const labels = labelsOf(step, scene, buffer, model, (handed, point) =>
    place(placement, project(projection, toRobot(handed, point, side))),
  );
  const triad: LabelRequest = { width: 130, height: 100, anchors: [], near: [margin - 30, height - margin * 0.7 - 30] };
  const requests = [...labels.map(({ request }) => request), triad];
  const placed = placeLabels(requests, buffer, width, height);
  const body = (): string =>
    [
      areas(drawn, buffer),
      lines(drawn, visiblePieces(drawn, buffer, 1 / placement.scale)),
      paths(scene, projection, placement, buffer),
      ...labels.map((one, index) => labelSvg(one, placed[index] as PlacedLabel)),
      triadSvg(projection, placed.at(-1) as PlacedLabel),
    ].join('\n');
  return { room, box: boxOf(buffer, placed, requests), body };
}

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
    placement: { scale, x: margin - left * scale, y: margin * 0.7 - top * scale },
    width: Math.ceil((right - left) * scale) + 2 * margin,
    height: Math.ceil((bottom - top) * scale + margin * 1.4),
  };
}

function paths(scene: Scene, projection: Projection, placement: Placement, buffer: Buffer): string {
  const pieces = scene.paths.flatMap(([from, to]) => {
    const [a, b] = [from, to].map((point) => place(placement, project(projection, point))) as [Vec3, Vec3];
    return visibleParts(a, b, 0, buffer, 1 / placement.scale);
  });
  if (pieces.length === 0) return '';
  return `<path stroke="${ink.accent}" stroke-width="1.1" stroke-dasharray="9 4 1.5 4" d="${pathData(chainsOf(pieces))}"/>`;
}

interface Label {
  readonly kind: 'added' | 'driven' | 'built' | 'pointer';
  readonly text: string;
  readonly number?: number;
  readonly request: LabelRequest;
}

/** A fastener's name as the pages print it: `M4x10` is M4×10. */
export const printed = (name: string): string => name.replace(/(\d)x(?=[\d])/g, '$1×');

function labelsOf(step: StepDrawing, scene: Scene, buffer: Buffer, model: Model, onSheet: (handed: Handed, point: Vec3) => Vec3): Label[] {
  const middle = middles(scene, buffer);
  const labels: Label[] = [];
  for (const { group } of step.driven) {
    const { fastener, seats } = model.groups.get(group) ?? { fastener: group, seats: [] };
    const anchors = scene.bodies.flatMap((body, index) => (body.name === group && middle[index] ? [middle[index]] : []));
    labels.push(
      labelFor(
        'driven',
        `${seats.length} × ${step.names?.[group] ?? step.names?.[fastener] ?? printed(fastener)}`,
        anchors.length > 0 ? [anchors] : [],
      ),
    );
  }
  const names = [...new Set(step.added.map(({ part }) => baseName(part)))];
  names.forEach((name, index) => {
    const same = step.added.filter(({ part }) => baseName(part) === name);
    const anchors = same
      .map(({ part }) => scene.bodies.flatMap((body, at) => (body.name === part && middle[at] ? [middle[at]] : [])))
      .filter((list) => list.length > 0);
    labels.push({
      ...labelFor('added', `${same.length > 1 ? `${same.length} × ` : ''}${step.names?.[name] ?? name.replace(/^unit:/, '')}`, anchors, 34),
      number: index + 1,
    });
  });
  const targets =
    step.targets ??
    [...new Set(step.driven.flatMap(({ group }) => model.groups.get(group)?.joins ?? []))].filter((id) => step.built.includes(id));
  for (const id of targets) {
    const anchors = scene.bodies.flatMap((body, index) => (body.name === id && middle[index] ? [middle[index]] : []));
    if (anchors.length > 0) labels.push(labelFor('built', step.names?.[baseName(id)] ?? baseName(id), [anchors]));
  }
  for (const pointer of step.pointers ?? []) labels.push(labelFor('pointer', pointer.text, [[pointerAt(pointer, step, model, onSheet)]]));
  return labels;
}

function pointerAt(pointer: Pointer, step: StepDrawing, model: Model, onSheet: (handed: Handed, point: Vec3) => Vec3): Point {
  const named = pointer.part ?? step.added[0]?.part ?? step.built[0] ?? '';
  const moved = step.added.find(({ part }) => part === named)?.from ?? [0, 0, 0];
  const [x, y] = onSheet(
    model.parts.get(named) ?? model.cables.get(named) ?? { frame: 'arm' },
    [0, 1, 2].map((axis) => (pointer.at[axis] ?? 0) + (moved[axis] ?? 0)) as unknown as Vec3,
  );
  return [x, y];
}

/** Width of a text in units of its size; a little more than the widest of the usual faces, so that it never leaves its box. */
function textWidth(text: string, light: boolean): number {
  const wide = [...text].reduce(
    (sum, sign) => sum + (/[A-Z×_MW]/.test(sign) ? 0.76 : /[\d]/.test(sign) ? 0.7 : /[ijlt .,\-'()]/.test(sign) ? 0.42 : 0.68),
    0,
  );
  return light ? wide * 0.9 : wide;
}

function labelFor(kind: Label['kind'], text: string, anchors: readonly (readonly Point[])[], extra = 0): Label {
  const size = kind === 'built' || kind === 'pointer' ? textSize - 3 : textSize;
  return {
    kind,
    text,
    request: { width: Math.ceil(textWidth(text, kind === 'built') * size) + extra + 4, height: Math.round(size * 1.4), anchors },
  };
}

/** A pixel in the middle of what is seen of each body; undefined for a hidden one. */
function middles(scene: Scene, buffer: Buffer): (Point | undefined)[] {
  const sums = scene.bodies.map(() => [0, 0, 0] as [number, number, number]);
  buffer.body.forEach((body, pixel) => {
    const sum = sums[body - 1];
    if (!sum) return;
    sum[0] += pixel % buffer.width;
    sum[1] += Math.floor(pixel / buffer.width);
    sum[2]++;
  });
  const best = sums.map(() => [Infinity, 0] as [number, number]);
  buffer.body.forEach((body, pixel) => {
    const sum = sums[body - 1];
    const found = best[body - 1];
    if (!sum || !found) return;
    const away = ((pixel % buffer.width) - sum[0] / sum[2]) ** 2 + (Math.floor(pixel / buffer.width) - sum[1] / sum[2]) ** 2;
    if (away < found[0]) [found[0], found[1]] = [away, pixel];
  });
  return best.map(([away, pixel]) =>
    away === Infinity ? undefined : [(pixel % buffer.width) / buffer.fine, Math.floor(pixel / buffer.width) / buffer.fine],
  );
}

function labelSvg({ kind, text, number, request }: Label, { x, y, leaders }: PlacedLabel): string {
  const colour = kind === 'built' ? '#55606b' : kind === 'pointer' ? ink.line : '#0d5661';
  const size = kind === 'built' || kind === 'pointer' ? textSize - 3 : textSize;
  const leads = leaders.map(([[ax, ay], [bx, by]]) => {
    const end =
      kind === 'pointer'
        ? pointerHead([ax, ay], [bx, by], colour)
        : `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="2.6" fill="${colour}" stroke="none"/>`;
    return `<path stroke="${colour}" stroke-width="${kind === 'pointer' ? 1.6 : 1}" d="M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}"/>${end}`;
  });
  const balloon =
    number === undefined
      ? ''
      : `<circle cx="${x + 15}" cy="${y + request.height / 2}" r="14" fill="#0d5661" stroke="none"/>${label(x + 15, y + request.height / 2 + 6.5, String(number), { size: 18, colour: '#ffffff', bold: true })}`;
  const textX = number === undefined ? x + 2 : x + 36;
  return `<g>${leads.join('')}${balloon}${label(textX, y + request.height / 2 + size * 0.35, text, { size, colour, anchor: 'start', bold: kind !== 'built' })}</g>`;
}

/** Head of a pointer's line and of the axes, its tip at `to`. */
function pointerHead(from: Point, to: Point, colour: string): string {
  const [tip, left, right] = [to, ...headCorners(from, to, { length: 12, half: 5 })].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `<path fill="${colour}" stroke="none" d="M${tip}L${left} ${right}z"/>`;
}

/** Directions of the robot on which the parts will hang: front, left, up. */
function triadSvg(projection: Projection, { x, y }: PlacedLabel): string {
  const centre: Point = [x + 65, y + 54];
  const axes: readonly (readonly [string, Vec3])[] = [
    ['front', [1, 0, 0]],
    ['left', [0, 1, 0]],
    ['up', [0, 0, 1]],
  ];
  const seen = axes
    .map(([name, axis]) => ({ name, at: project(projection, axis) }))
    .filter(({ at: [dx, dy] }) => Math.hypot(dx, dy) >= 0.42)
    .sort((a, b) => b.at[2] - a.at[2]);
  // Of two directions that fall on one another, the one that points away from the eye is left out.
  const clear = seen.filter(
    ({ at }, index) => !seen.slice(0, index).some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < 0.8),
  );
  return `<g>${clear
    .map(({ name, at: [dx, dy, depth] }) => {
      const tip: Point = [centre[0] + dx * 30, centre[1] + dy * 30];
      const [tx, ty] = [centre[0] + dx * 42, centre[1] + dy * 40];
      const anchor = dx > 0.5 ? 'start' : dx < -0.5 ? 'end' : 'middle';
      const away = depth < -0.5 ? ' stroke-dasharray="3 3"' : '';
      return `<path stroke="${ink.soft}" stroke-width="1.5"${away} d="M${centre[0]} ${centre[1]}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}"/>${pointerHead(centre, tip, ink.soft)}${label(tx - (anchor === 'start' ? 4 : anchor === 'end' ? -4 : 0), ty + 5, name, { size: 16, colour: ink.soft, anchor })}`;
    })
    .join('')}</g>`;
}

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
