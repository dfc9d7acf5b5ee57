import { meshOf } from '../../../solids/engine/bounds';
import type { Mesh } from '../../../solids/engine/bounds';

/** Box centred on the origin, from half of each side in mm. */
export function boxMesh(half: readonly [number, number, number]): Mesh {
  const points = Float32Array.from({ length: 24 }, (_none, at) => {
    const axis = (at % 3) as 0 | 1 | 2;
    return ((at - axis) / 3) & (1 << axis) ? half[axis] : -half[axis];
  });
  // Corner indices are bits: 1 for x, 2 for y, 4 for z.
  const triangles = Uint32Array.of(
    ...[0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6],
  );
  return meshOf(points, triangles);
}

/** Vertices around a capsule, and rings on each end: enough that the renderer draws no line between facets. */
const around = 20;
const ringsPerEnd = 5;

/** Capsule along z centred on the origin, from its radius and half the distance between the centres of its ends, in mm. */
export function capsuleMesh(radius: number, half: number): Mesh {
  const points: number[] = [0, 0, -half - radius];
  for (let ring = 0; ring < 2 * ringsPerEnd; ring += 1) {
    const isUpper = ring >= ringsPerEnd;
    const height = ((isUpper ? ring - ringsPerEnd : ring - ringsPerEnd + 1) / ringsPerEnd) * (Math.PI / 2);
    const [out, z] = [radius * Math.cos(height), radius * Math.sin(height) + (isUpper ? half : -half)];
    for (let corner = 0; corner < around; corner += 1) {
      const angle = (2 * Math.PI * corner) / around;
      points.push(out * Math.cos(angle), out * Math.sin(angle), z);
    }
  }
  const top = points.length / 3;
  points.push(0, 0, half + radius);
  const at = (ring: number, corner: number): number => 1 + ring * around + (corner % around);
  const triangles: number[] = [];
  const last = 2 * ringsPerEnd - 1;
  for (let corner = 0; corner < around; corner += 1) {
    triangles.push(0, at(0, corner + 1), at(0, corner), top, at(last, corner), at(last, corner + 1));
    for (let ring = 0; ring < last; ring += 1)
      triangles.push(
        ...[at(ring, corner), at(ring, corner + 1), at(ring + 1, corner + 1)],
        ...[at(ring, corner), at(ring + 1, corner + 1), at(ring + 1, corner)],
      );
  }
  return meshOf(Float32Array.from(points), Uint32Array.from(triangles));
}
