import type { Point } from './point';

/** How many numbers each command of a path takes. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Straight pieces that a curve or an arc becomes. */
const pieces = 8;

/** Points of a curve after its first one, from its four control points. */
const curve = (from: Point, p: Point, q: Point, to: Point): Point[] =>
  Array.from({ length: pieces }, (_, index) => {
    const t = (index + 1) / pieces;
    const blend = (axis: 0 | 1): number =>
      (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * p[axis] + 3 * (1 - t) * t ** 2 * q[axis] + t ** 3 * to[axis];
    return [blend(0), blend(1)];
  });

const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** Points of an elliptical arc after its first one: SVG names its ends, its radii, its turn in degrees and which of four arcs it is. */
function arc(from: Point, to: Point, [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[]): Point[] {
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [to];
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  // In a frame where the ellipse is the unit circle, its centre lies square to the middle of the chord.
  const flat = ([x, y]: Point): Point => [(x * cosine + y * sine) / rx, (y * cosine - x * sine) / ry];
  const [a, b] = [flat(from), flat(to)];
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
  // Radii that are too small for the chord grow until they reach.
  const radius = Math.max(1, half);
  const away = (Math.sqrt(radius ** 2 - half ** 2) / half) * (large === sweep ? -1 : 1);
  const middle = between(a, b, 0.5);
  const centre: Point = [middle[0] - ((b[1] - a[1]) / 2) * away, middle[1] + ((b[0] - a[0]) / 2) * away];
  const angle = ([x, y]: Point): number => Math.atan2(y - centre[1], x - centre[0]);
  const start = angle(a);
  let way = angle(b) - start;
  if (sweep && way < 0) way += 2 * Math.PI;
  if (!sweep && way > 0) way -= 2 * Math.PI;
  return Array.from({ length: pieces }, (_, index): Point => {
    if (index === pieces - 1) return to;
    const at = start + (way * (index + 1)) / pieces;
    const [x, y] = [(centre[0] + radius * Math.cos(at)) * rx, (centre[1] + radius * Math.sin(at)) * ry];
    return [x * cosine - y * sine, x * sine + y * cosine];
  });
}

/** Chains of points of a path; curves and arcs become eight straight pieces. A command that SVG does not know is an error. */
export function pointsOfPath(d: string): Point[][] {
  const chains: Point[][] = [];
  let [x, y] = [0, 0];
  let chain: Point[] = [];
  // What S and T mirror: the last control point of the curve before them.
  let handle: Point | undefined;
  for (const [, sign = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const kind = sign.toUpperCase();
    const count = counts[kind];
    if (count === undefined) throw new Error(`figures/pathPoints.ts cannot read the path command "${sign}".`);
    if (kind === 'Z') {
      if (chain[0]) chain.push(chain[0]);
      [x, y] = chain[0] ?? [x, y];
      continue;
    }
    for (let at = 0; at + count <= numbers.length; at += count) {
      const n = numbers.slice(at, at + count);
      const [dx, dy] = sign === kind ? [0, 0] : [x, y];
      const from: Point = [x, y];
      const pair = (index: number): Point => [(n[index] ?? 0) + dx, (n[index + 1] ?? 0) + dy];
      if (kind === 'H') x = (n[0] ?? 0) + dx;
      else if (kind === 'V') y = (n[0] ?? 0) + dy;
      else [x, y] = pair(count - 2);
      const to: Point = [x, y];
      const mirrored: Point = handle ? [2 * from[0] - handle[0], 2 * from[1] - handle[1]] : from;
      handle = undefined;
      if (kind === 'M' && at === 0) {
        chain = [to];
        chains.push(chain);
      } else if (kind === 'C' || kind === 'S') {
        const [p, q] = kind === 'C' ? [pair(0), pair(2)] : [mirrored, pair(0)];
        handle = q;
        chain.push(...curve(from, p, q, to));
      } else if (kind === 'Q' || kind === 'T') {
        handle = kind === 'Q' ? pair(0) : mirrored;
        chain.push(...curve(from, between(from, handle, 2 / 3), between(to, handle, 2 / 3), to));
      } else if (kind === 'A') chain.push(...arc(from, to, n));
      else chain.push(to);
    }
  }
  return chains;
}
