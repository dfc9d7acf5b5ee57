import type { StepRow } from '../../src/guides/content/buildSteps';
import { headCorners } from '../arrowHead';
import { ink, label } from '../svg';
import { roomFor } from '../roomFor';
import { wordsOf } from '../tables/words';
import type { Point } from '../point';
import type { Buffer } from './buffer';
import { clustersOf } from './clusters';
import type { Handed } from './frames';
import type { LabelRequest, PlacedLabel } from './labels';
import type { Model } from './model';
import { baseName } from './baseName';
import { type Scene } from './scene';
import { sheetLabel } from './sheetNames';
import type { Pointer, StepDrawing } from './step';
import { fileOf, tableId, takenInPlace, takeNumber } from './stepRow';
import type { Vec3 } from './vector';
import { wordScale } from './wordScale';

/**
 * Sizes in px on a sheet of usual width, which are larger on wider ones: of the room that words get, for what is taken, and what is in hand or
 * pointed at, and of the letters. The site makes those smaller where they would be larger than the text beside a drawing.
 */
const sizes = { taken: { room: 22, letters: 25 }, inHand: { room: 19.5, letters: 22 } } as const;

/** Words on a sheet, with what they are about. */
export interface Label {
  readonly kind: 'taken' | 'inHand' | 'pointer';
  /** What it says, with references to the tables. */
  readonly text: string;
  readonly request: LabelRequest;
  /** Size of the letters in px. */
  readonly size: number;
}

/** Gap in px between the heads of fasteners from which on each cluster has a label with its own count. */
const clusterGap = 65;

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

function pointerAt(pointer: Pointer, step: StepDrawing, model: Model, onSheet: (handed: Handed, point: Vec3) => Vec3): Point {
  const named = pointer.part ?? step.added[0]?.part ?? step.built[0] ?? '';
  const moved = step.added.find(({ part }) => part === named)?.from ?? [0, 0, 0];
  const [x, y] = onSheet(
    model.parts.get(named) ?? model.cables.get(named) ?? { frame: 'arm' },
    [0, 1, 2].map((axis) => (pointer.at[axis] ?? 0) + (moved[axis] ?? 0)) as unknown as Vec3,
  );
  return [x, y];
}

/** Room of a balloon before a text, in units of the size of the words. */
const balloonRoom = 1.62;

function labelFor(step: StepDrawing, kind: Label['kind'], text: string, anchors: readonly (readonly Point[])[]): Label {
  const scale = wordScale(step);
  const { room, letters } = sizes[kind === 'taken' ? 'taken' : 'inHand'];
  const size = room * scale;
  const words = wordsOf(text, fileOf(step));
  const extra = words.balloon === undefined ? 0 : balloonRoom * size;
  const request = {
    width: Math.ceil(roomFor(words.text, size, kind === 'inHand' ? 'narrow' : 'wide') + extra) + 4,
    height: Math.round(size * 1.4),
    anchors,
  };
  return { kind, text, size: letters * scale, request };
}

/** Whether a step takes no other fasteners: its label follows the row, then, whichever they are. */
const isOnly = (fastener: string, row: StepRow | undefined): boolean => row?.fasteners.length === 1 && row.fasteners[0]?.id === fastener;

/** Begins a label with the balloon of a piece that the step takes. */
const numbered = (id: string, row: StepRow | undefined, text: string): string =>
  takeNumber(id, row) !== undefined ? `{number ${isOnly(id, row) ? 'fastener' : id}} ${text}` : text;

/** A number of fasteners with their name: that of the row, or some of them where others are elsewhere. */
function fastenersLabel(fastener: string, count: number, name: string, row: StepRow | undefined): string {
  const taken = row?.fasteners.find(({ id }) => id === fastener)?.count;
  const named = `{part ${fastener}}`;
  if (taken === undefined || !name.startsWith(named)) return `${count} × ${name}`;
  const some = count === taken ? '' : ` ×${count}`;
  return name.replace(named, `{fastener${isOnly(fastener, row) ? '' : ` ${fastener}`}${some}}`);
}

/** A number of equal parts with their name, as the row has it. */
function partsLabel(id: string, count: number, name: string, row: StepRow | undefined): string {
  if (count === 1) return name;
  const named = `{part ${id}}`;
  return row?.adds.some((piece) => piece.id === id && piece.count === count) && name.startsWith(named)
    ? name.replace(named, `{parts ${id}}`)
    : `${count} × ${name}`;
}

/**
 * What a sheet says: fasteners with their counts, cluster by cluster; what is put on; what is in hand already; pointers.
 * Balloons have the numbers of the row, so that the page's line "Take" and all drawings of a step agree.
 */
export function labelsOf(
  step: StepDrawing,
  row: StepRow | undefined,
  scene: Scene,
  buffer: Buffer,
  model: Model,
  onSheet: (handed: Handed, point: Vec3) => Vec3,
): Label[] {
  const middle = middles(scene, buffer);
  const scale = wordScale(step);
  const labels: Label[] = [];
  for (const { group } of step.driven) {
    const { fastener, seats } = model.groups.get(group) ?? { fastener: group, seats: [] };
    const heads = scene.bodies.flatMap((body, index) => (body.name === group ? [{ at: middle[index] }] : []));
    const name = sheetLabel(fastener, step, group);
    for (const cluster of clustersOf(heads, clusterGap * scale)) {
      const anchors = cluster.flatMap(({ at }) => (at ? [at] : []));
      const count = cluster.length === heads.length ? seats.length : cluster.length;
      const text = numbered(fastener, row, fastenersLabel(fastener, count, name, row));
      labels.push(labelFor(step, 'taken', text, anchors.length > 0 ? [anchors] : []));
    }
  }
  const inPlace = takenInPlace(step, row);
  const shown = [...step.added.filter(({ unnamed }) => !unnamed).map(({ part }) => part), ...inPlace];
  for (const name of new Set(shown.map(baseName))) {
    const same = shown.filter((part) => baseName(part) === name);
    const anchors = same
      .map((part) => scene.bodies.flatMap((body, at) => (body.name === part && middle[at] ? [middle[at]] : [])))
      .filter((list) => list.length > 0);
    const id = tableId(name);
    // A cable in hand is drawn in colour, because one end after the other is plugged.
    const kind = takeNumber(id, row) === undefined && !model.cables.has(same[0] ?? '') ? 'inHand' : 'taken';
    labels.push(labelFor(step, kind, numbered(id, row, partsLabel(id, same.length, sheetLabel(name, step), row)), anchors));
  }
  const targets = (
    step.targets ??
    [...new Set(step.driven.flatMap(({ group }) => model.groups.get(group)?.joins ?? []))].filter((id) => step.built.includes(id))
  ).filter((id) => !inPlace.includes(id));
  for (const id of targets) {
    const anchors = scene.bodies.flatMap((body, index) => (body.name === id && middle[index] ? [middle[index]] : []));
    if (anchors.length > 0) labels.push(labelFor(step, 'inHand', sheetLabel(id, step), [anchors]));
  }
  for (const pointer of step.pointers ?? [])
    labels.push(labelFor(step, 'pointer', pointer.text, [[pointerAt(pointer, step, model, onSheet)]]));
  return labels;
}

/** Head of a pointer's line and of the axes, its tip at `to`. */
export function pointerHead(from: Point, to: Point, colour: string): string {
  const [tip, left, right] = [to, ...headCorners(from, to, { length: 12, half: 5 })].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `<path fill="${colour}" stroke="none" d="M${tip}L${left} ${right}z"/>`;
}

/** Colours of what is put on, and of what is there. */
const colours = { taken: '#0d5661', inHand: '#55606b', pointer: ink.line } as const;

/** Where the words of a label stand in its room: where its line begins, so that it reaches them however large they are shown. */
function standing(
  { x, leaders }: PlacedLabel,
  { width }: LabelRequest,
): { readonly x: number; readonly anchor: 'start' | 'middle' | 'end' } {
  const starts = leaders.map(([[from]]) => from);
  // A line from above or below reaches the words of any size.
  const sides = starts.filter((from) => from < x || from > x + width);
  if (starts.length === 0 || (sides.length > 0 && sides.every((from) => from < x))) return { x: x + 2, anchor: 'start' };
  if (sides.length > 0 && sides.every((from) => from > x)) return { x: x + width - 2, anchor: 'end' };
  return { x: x + width / 2, anchor: 'middle' };
}

/** A label where it was placed: its words, and the lines to what they are about. */
export function labelSvg({ kind, text, request, size }: Label, placed: PlacedLabel): string {
  const colour = colours[kind];
  const middle = placed.y + request.height / 2;
  const leads = placed.leaders.map(([[ax, ay], [bx, by]]) => {
    const end =
      kind === 'pointer'
        ? pointerHead([ax, ay], [bx, by], colour)
        : `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="2.6" fill="${colour}" stroke="none"/>`;
    return `<path stroke="${colour}" stroke-width="${kind === 'pointer' ? 1.6 : 1}" d="M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}"/>${end}`;
  });
  const { x, anchor } = standing(placed, request);
  return `<g>${leads.join('')}${label(Number(x.toFixed(1)), Number((middle + size * 0.33).toFixed(1)), text, { size: Number(size.toFixed(1)), colour, anchor })}</g>`;
}
