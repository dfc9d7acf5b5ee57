import type { Triple } from '../../model/solidScene';

/** Axis-aligned bounding box, in mm. */
export interface Bounds {
  readonly low: Triple;
  readonly high: Triple;
}

/** Triangle mesh: points in mm, three numbers each, and indices counter-clockwise from outside. */
export interface Mesh {
  readonly points: Float32Array;
  readonly triangles: Uint32Array;
  readonly bounds: Bounds;
}

/** A mesh with its bounding box. */
export function meshOf(points: Float32Array, triangles: Uint32Array): Mesh {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  points.forEach((value, index) => {
    const axis = (index % 3) as 0 | 1 | 2; // a remainder of three
    low[axis] = Math.min(low[axis], value);
    high[axis] = Math.max(high[axis], value);
  });
  return { points, triangles, bounds: { low, high } };
}

/** Bounding box of a placed piece, from the box of its mesh and its 3 × 4 matrix. */
export function placedBounds({ low, high }: Bounds, place: readonly number[]): Bounds {
  const at = (row: number, column: number): number => place[row * 4 + column] ?? 0;
  const ranges = [0, 1, 2].map((row) => {
    let middle = at(row, 3);
    let reach = 0;
    for (let column = 0; column < 3; column++) {
      middle += (at(row, column) * ((low[column] ?? 0) + (high[column] ?? 0))) / 2;
      reach += (Math.abs(at(row, column)) * ((high[column] ?? 0) - (low[column] ?? 0))) / 2;
    }
    return [middle - reach, middle + reach] as const;
  });
  const side = (end: 0 | 1): Triple => [ranges[0]?.[end] ?? 0, ranges[1]?.[end] ?? 0, ranges[2]?.[end] ?? 0];
  return { low: side(0), high: side(1) };
}

/** Bounding boxes of pieces at their places. Skips pieces whose mesh hasn't loaded. */
export const piecesBounds = (
  pieces: readonly { readonly mesh: string; readonly place: readonly number[] }[],
  meshes: ReadonlyMap<string, { readonly bounds: Bounds }>,
): Bounds[] =>
  pieces.flatMap(({ mesh, place }) => {
    const found = meshes.get(mesh);
    return found ? [placedBounds(found.bounds, place)] : [];
  });

/** Clips boxes to the part above a height in mm. */
export const boundsAbove = (boxes: readonly Bounds[], height: number): Bounds[] =>
  boxes.flatMap(({ low, high }) => (high[2] <= height ? [] : [{ low: [low[0], low[1], Math.max(low[2], height)] as const, high }]));
