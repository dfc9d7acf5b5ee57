import type { Body } from '../cad/body';
import type { Mesh } from '../cad/mesh';
import type { Model } from '../cad/model';
import { subtract, type Vec3 } from '../cad/vector';

/** A mesh whose points are the origin and the three unit vectors: where they come to stand says what was done to the whole. */
const probePoints: readonly Vec3[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The model with probes in place of meshes, and the name of the mesh that each stands for. */
export function probing(model: Model): { readonly model: Model; readonly nameOf: (mesh: Mesh) => string } {
  const probes = new Map<string, Mesh>();
  const names = new Map<Mesh, string>();
  const mesh = (name: string): Mesh => {
    const known = probes.get(name);
    if (known) return known;
    const probe: Mesh = { points: probePoints, triangles: [], edges: [] };
    probes.set(name, probe);
    names.set(probe, name);
    return probe;
  };
  return { model: { ...model, mesh }, nameOf: (probe) => names.get(probe) ?? '' };
}

/** Cuts off digits that nobody sees: places in mm, and turns. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 || 0;

/** Rows of the 3 × 4 matrix that moved the probe. */
export function placeOf({ points }: Body): number[] {
  const [origin, x, y, z] = points as [Vec3, Vec3, Vec3, Vec3];
  const columns = [...[x, y, z].map((point) => subtract(point, origin)), origin];
  return [0, 1, 2].flatMap((row) => columns.map((column) => rounded(column[row] ?? 0)));
}
