import type { Buffer, Drawn } from './buffer';
import type { Vec3 } from './vector';

/** Weight of a line: round a body, an edge of it, or a thin construction line. */
export type Weight = 'outline' | 'edge';

/** A visible piece of a line on the sheet, in px. */
export interface Piece {
  readonly body: number;
  readonly weight: Weight;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Visible pieces of all edges that a drawing shows: sharp ones, and those where a round surface turns away. */
export function visiblePieces(drawn: readonly Drawn[], buffer: Buffer, mmPerPx: number): Piece[] {
  return drawn.flatMap((one, index) =>
    one.body.mesh.edges.flatMap((edge) => {
      const left = one.facing[edge.left] ?? false;
      const right = edge.right >= 0 && (one.facing[edge.right] ?? false);
      if (!left && !right) return [];
      if (!edge.sharp && left === right) return [];
      const from = one.points[edge.from];
      const to = one.points[edge.to];
      return from && to ? visibleParts(from, to, index + 1, buffer, mmPerPx) : [];
    }),
  );
}

/** Visible stretches of one straight line, sampled at every pixel of the buffer. */
export function visibleParts(from: Vec3, to: Vec3, body: number, buffer: Buffer, mmPerPx: number): Piece[] {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const samples = Math.max(2, Math.ceil(span * buffer.fine));
  const at = (share: number): Vec3 =>
    [0, 1, 2].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share) as unknown as Vec3;
  const near = 0.25 + (1.2 * mmPerPx) / buffer.fine;
  const pieces: Piece[] = [];
  let start = 0;
  let weight: Weight | undefined;
  for (let sample = 0; sample <= samples; sample++) {
    const now = sample < samples ? seen(at((sample + 0.5) / samples), body, buffer, near) : undefined;
    if (now === weight) continue;
    if (weight) {
      const [a, b] = [at(start / samples), at(sample / samples)];
      pieces.push({ body, weight, from: [a[0], a[1]], to: [b[0], b[1]] });
    }
    start = sample;
    weight = now;
  }
  return pieces;
}

const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));

/** Weight of a point of an edge, or undefined where something nearer hides it. */
function seen([x, y, z]: Vec3, body: number, buffer: Buffer, near: number): Weight | undefined {
  const column = Math.floor(x * buffer.fine);
  const row = Math.floor(y * buffer.fine);
  let visible = false;
  let border = false;
  for (const [dx, dy] of around) {
    const at = (row + dy) * buffer.width + column + dx;
    const depth = buffer.depth[at] ?? -Infinity;
    if (depth <= z + near) visible = true;
    // A border: beyond the body lies the ground, or something clearly further away.
    if ((buffer.body[at] ?? 0) !== body && depth < z - 2) border = true;
  }
  return visible ? (border ? 'outline' : 'edge') : undefined;
}
