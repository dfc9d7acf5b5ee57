import type { StepRow } from '../../src/guides/content/buildSteps';
import { headCorners } from '../arrowHead';
import { ink, label } from '../svg';
import { textWidth } from '../textWidth';
import type { Point } from '../point';
import type { Buffer } from './buffer';
import { clustersOf } from './clusters';
import type { Handed } from './frames';
import type { LabelRequest, PlacedLabel } from './labels';
import type { Model } from './model';
import { baseName } from './baseName';
import { type Scene } from './scene';
import { sheetName } from './sheetNames';
import type { Pointer, StepDrawing } from './step';
import { tableId, takenInPlace, takeNumber } from './stepRow';
import type { Vec3 } from './vector';
import { wordScale } from './wordScale';

/** Sizes of words in px on a sheet of usual width: what is taken, and what is in hand or pointed at. Wider sheets have larger ones. */
const sizes = { taken: 22, inHand: 19.5 } as const;

/** Words on a sheet, with what they are about. */
export interface Label {
  readonly kind: 'taken' | 'inHand' | 'pointer';
  readonly text: string;
  /** Number of the balloon. */
  readonly number?: number;
  readonly request: LabelRequest;
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

function labelFor(kind: Label['kind'], text: string, anchors: readonly (readonly Point[])[], scale: number, number?: number): Label {
  const size = (kind === 'taken' ? sizes.taken : sizes.inHand) * scale;
  const extra = number === undefined ? 0 : balloonRoom * size;
  const request = {
    width: Math.ceil(textWidth(text, size, kind !== 'inHand') + extra) + 4,
    height: Math.round(size * 1.4),
    anchors,
  };
  return { kind, text, size, request, ...(number !== undefined && { number }) };
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
    const name = sheetName(fastener, step, group);
    const number = takeNumber(fastener, row);
    for (const cluster of clustersOf(heads, clusterGap * scale)) {
      const anchors = cluster.flatMap(({ at }) => (at ? [at] : []));
      const count = cluster.length === heads.length ? seats.length : cluster.length;
      labels.push(labelFor('taken', `${count} × ${name}`, anchors.length > 0 ? [anchors] : [], scale, number));
    }
  }
  const inPlace = takenInPlace(step, row);
  const shown = [...step.added.filter(({ unnamed }) => !unnamed).map(({ part }) => part), ...inPlace];
  for (const name of new Set(shown.map(baseName))) {
    const same = shown.filter((part) => baseName(part) === name);
    const anchors = same
      .map((part) => scene.bodies.flatMap((body, at) => (body.name === part && middle[at] ? [middle[at]] : [])))
      .filter((list) => list.length > 0);
    const number = takeNumber(tableId(name), row);
    const count = same.length > 1 ? `${same.length} × ` : '';
    // A cable in hand is drawn in colour, because one end after the other is plugged.
    const kind = number === undefined && !model.cables.has(same[0] ?? '') ? 'inHand' : 'taken';
    labels.push(labelFor(kind, `${count}${sheetName(name, step)}`, anchors, scale, number));
  }
  const targets = (
    step.targets ??
    [...new Set(step.driven.flatMap(({ group }) => model.groups.get(group)?.joins ?? []))].filter((id) => step.built.includes(id))
  ).filter((id) => !inPlace.includes(id));
  for (const id of targets) {
    const anchors = scene.bodies.flatMap((body, index) => (body.name === id && middle[index] ? [middle[index]] : []));
    if (anchors.length > 0) labels.push(labelFor('inHand', sheetName(id, step), [anchors], scale));
  }
  for (const pointer of step.pointers ?? [])
    labels.push(labelFor('pointer', pointer.text, [[pointerAt(pointer, step, model, onSheet)]], scale));
  return labels;
}

/** Head of a pointer's line and of the axes, its tip at `to`. */
export function pointerHead(from: Point, to: Point, colour: string): string {
  const [tip, left, right] = [to, ...headCorners(from, to, { length: 12, half: 5 })].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `<path fill="${colour}" stroke="none" d="M${tip}L${left} ${right}z"/>`;
}

/** Colours of what is put on, and of what is there. */
const colours = { taken: '#0d5661', inHand: '#55606b', pointer: ink.line } as const;

/** A label where it was placed: balloon, words, and the lines to what they are about. */
export function labelSvg({ kind, text, number, request, size }: Label, { x, y, leaders }: PlacedLabel): string {
  const colour = colours[kind];
  const middle = y + request.height / 2;
  const leads = leaders.map(([[ax, ay], [bx, by]]) => {
    const end =
      kind === 'pointer'
        ? pointerHead([ax, ay], [bx, by], colour)
        : `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="2.6" fill="${colour}" stroke="none"/>`;
    return `<path stroke="${colour}" stroke-width="${kind === 'pointer' ? 1.6 : 1}" d="M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}"/>${end}`;
  });
  const radius = size * 0.66;
  const balloon =
    number === undefined
      ? ''
      : `<circle cx="${(x + radius + 1).toFixed(1)}" cy="${middle}" r="${radius.toFixed(1)}" fill="${colour}" stroke="none"/>${label(Number((x + radius + 1).toFixed(1)), Number((middle + size * 0.3).toFixed(1)), String(number), { size: Number((size * 0.89).toFixed(1)), colour: '#ffffff', bold: true })}`;
  const textX = number === undefined ? x + 2 : Number((x + balloonRoom * size).toFixed(1));
  return `<g>${leads.join('')}${balloon}${label(textX, Number((middle + size * 0.35).toFixed(1)), text, { size: Number(size.toFixed(1)), colour, anchor: 'start', bold: kind !== 'inHand' })}</g>`;
}
