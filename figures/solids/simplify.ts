import { MeshoptSimplifier } from 'meshoptimizer';
import type { Triangles } from './encodeMesh';

/** How far a simpler surface may lie from the one of the drawings, in mm. */
const tolerance = 0.06;

/** Leaves out triangles that the eye does not miss; the surface stays closed. */
export async function simplify({ points, triangles }: Triangles): Promise<Triangles> {
  await MeshoptSimplifier.ready;
  const [kept] = MeshoptSimplifier.simplify(Uint32Array.from(triangles), Float32Array.from(points.flat()), 3, 0, tolerance, [
    'ErrorAbsolute',
  ]);
  const used = [...new Set(kept)];
  const numbers = new Map(used.map((point, number) => [point, number]));
  return {
    points: used.map((point) => points[point] ?? [0, 0, 0]),
    triangles: Array.from(kept, (point) => numbers.get(point) ?? 0),
  };
}
