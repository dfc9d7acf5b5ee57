import type { Point } from '../point';
import type { Buffer } from './buffer';

/** A label to be placed: its size in px, and the points that its leader lines may or must reach. */
export interface LabelRequest {
  readonly width: number;
  readonly height: number;
  /** Each inner list: alternatives for one leader; the nearest is taken. */
  readonly anchors: readonly (readonly Point[])[];
  /** Where the label would best stand (a corner of the sheet), for what has no anchor. */
  readonly near?: Point;
}

/** A placed label: its upper left corner, and its leaders from the label's border to their anchors. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly leaders: readonly (readonly [Point, Point])[];
}

const grid = 8;
const clear = 8;

/** The sheet: its size in px, and lines that no label may cover. */
export interface LabelSheet {
  readonly width: number;
  readonly height: number;
  readonly lines?: readonly (readonly [Point, Point])[];
}

/**
 * Finds room on the sheet for each label in turn: on no body, on no other label, with short leaders that do not cross.
 * The sheet must have a free margin that is large enough; a label that finds no room is an error of the sheet.
 */
export function placeLabels(requests: readonly LabelRequest[], buffer: Buffer, { width, height, lines = [] }: LabelSheet): PlacedLabel[] {
  const taken = occupancy(buffer, width, height, lines);
  const [left, right] = sidesOf(buffer);
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const leaders: (readonly [Point, Point])[] = [];
  return requests.map((request) => {
    let best: { cost: number; placed: PlacedLabel } | undefined;
    for (let y = 4; y + request.height < height - 4; y += grid) {
      for (let x = 4; x + request.width < width - 4; x += grid) {
        if (taken(x - clear, y - clear, x + request.width + clear, y + request.height + clear)) continue;
        if (
          boxes.some(
            (box) =>
              x < box.x + box.width + clear &&
              box.x < x + request.width + clear &&
              y < box.y + box.height + clear &&
              box.y < y + request.height + clear,
          )
        )
          continue;
        const lines = request.anchors.map((anchors) => shortest(x, y, request, anchors));
        let cost = lines.reduce((sum, [from, to]) => sum + distance(from, to), 0);
        if (request.near) cost += distance([x + request.width / 2, y + request.height / 2], request.near);
        // Words beside the model make the sheet wider, and so the model smaller; above and below it they cost less.
        cost += widening * (Math.max(0, left - x) + Math.max(0, x + request.width - right));
        if (best && cost >= best.cost) continue;
        for (const line of lines) {
          cost += crossing * leaders.filter((other) => crosses(line, other)).length;
          // A leader that runs back through its own label.
          if (through(line, { x, y, width: request.width, height: request.height })) cost += covering;
          cost += covering * boxes.filter((box) => hits(line, box)).length;
        }
        // A leader that is there already, and would run through these words.
        const own = { x, y, width: request.width, height: request.height };
        cost += covering * leaders.filter((line) => hits(line, own)).length;
        if (!best || cost < best.cost) best = { cost, placed: { x, y, leaders: lines } };
      }
    }
    if (!best) throw new Error('A drawing has no room left for a label: make its sheet larger or its words fewer.');
    boxes.push({ x: best.placed.x, y: best.placed.y, width: request.width, height: request.height });
    leaders.push(...best.placed.leaders);
    return best.placed;
  });
}

/** Cost in px of leader of a leader that runs through words, and of one that crosses another. */
const covering = 1500;
const crossing = 60;

/** Cost of a px that a label adds to the width of the sheet, against a px of leader. */
const widening = 0.5;

/** The leftmost and the rightmost px of the sheet that a body covers. */
function sidesOf(buffer: Buffer): readonly [number, number] {
  let [left, right] = [buffer.width, 0];
  buffer.body.forEach((body, pixel) => {
    if (body === 0) return;
    const x = pixel % buffer.width;
    if (x < left) left = x;
    if (x > right) right = x;
  });
  return [left / buffer.fine, right / buffer.fine];
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

function shortest(x: number, y: number, { width, height }: LabelRequest, anchors: readonly Point[]): readonly [Point, Point] {
  const starts: Point[] = [
    [x - 4, y + height / 2],
    [x + width + 4, y + height / 2],
    [x + width / 2, y - 2],
    [x + width / 2, y + height + 2],
  ];
  let best: readonly [Point, Point] = [starts[0] as Point, anchors[0] ?? [0, 0]];
  const own = { x, y, width, height };
  const cost = (line: readonly [Point, Point]): number => distance(...line) + (through(line, own) ? covering : 0);
  for (const from of starts) for (const to of anchors) if (cost([from, to]) < cost(best)) best = [from, to];
  return best;
}

const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number => Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const through = ([a, b]: readonly [Point, Point], box: { x: number; y: number; width: number; height: number }): boolean =>
  Array.from({ length: 20 }, (_, step) => (step + 1) / 20).some((share) => {
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });

function hits([a, b]: readonly [Point, Point], box: { x: number; y: number; width: number; height: number }): boolean {
  return Array.from({ length: 21 }, (_, step) => step / 20).some((share) => {
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    return x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 4 && y < box.y + box.height + 4;
  });
}

/** Tells whether a rectangle of the sheet has bodies or lines in it, by sums over a coarse grid. */
function occupancy(
  buffer: Buffer,
  width: number,
  height: number,
  lines: readonly (readonly [Point, Point])[],
): (left: number, top: number, right: number, bottom: number) => boolean {
  const cell = 4;
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  const filled = new Uint8Array(columns * rows);
  buffer.body.forEach((body, pixel) => {
    if (body === 0) return;
    const column = Math.floor((pixel % buffer.width) / buffer.fine / cell);
    const row = Math.floor(Math.floor(pixel / buffer.width) / buffer.fine / cell);
    filled[row * columns + column] = 1;
  });
  for (const [[ax, ay], [bx, by]] of lines) {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (cell / 2)));
    for (let step = 0; step <= steps; step++) {
      const [column, row] = [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps].map((value) => Math.floor(value / cell));
      if (column !== undefined && row !== undefined && column >= 0 && column < columns && row >= 0 && row < rows)
        filled[row * columns + column] = 1;
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row + 1) * (columns + 1) + column + 1;
      sums[at] =
        (filled[row * columns + column] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - columns - 1] ?? 0) - (sums[at - columns - 2] ?? 0);
    }
  }
  const clampColumn = (x: number): number => Math.min(columns, Math.max(0, Math.floor(x / cell)));
  const clampRow = (y: number): number => Math.min(rows, Math.max(0, Math.floor(y / cell)));
  return (left, top, right, bottom) => {
    const [l, t, r, b] = [clampColumn(left), clampRow(top), clampColumn(right) + 1, clampRow(bottom) + 1].map((value, axis) =>
      Math.min(value, axis % 2 === 0 ? columns : rows),
    ) as [number, number, number, number];
    const at = (row: number, column: number): number => sums[row * (columns + 1) + column] ?? 0;
    return at(b, r) - at(t, r) - at(b, l) + at(t, l) > 0;
  };
}
