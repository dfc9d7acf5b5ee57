import type { AnyShape } from './solids';
import { cross, dot, normalise, subtract, type Vec3 } from './vector';

/** A triangle mesh whose equal points are one, with the edges that a drawing can show. */
export interface Mesh {
  readonly points: readonly Vec3[];
  /** Corners of the triangles, counter-clockwise from outside, three indices each. */
  readonly triangles: readonly number[];
  readonly edges: readonly MeshEdge[];
}

/** An edge between two triangles; `sharp` where the surface bends there, else it shows only as part of a silhouette. */
interface MeshEdge {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  /** The other triangle, or -1 at a border. */
  readonly right: number;
  readonly sharp: boolean;
}

/** Facets of a curved surface meet at less than this; so does no edge that a drawing should show. */
const sharpAbove = Math.cos((28 * Math.PI) / 180);

/** Normal of a triangle of a mesh, pointing outwards, one mm long. */
export function triangleNormal(points: readonly Vec3[], triangles: readonly number[], triangle: number): Vec3 {
  const [a, b, c] = [0, 1, 2].map((corner) => points[triangles[triangle * 3 + corner] ?? 0] ?? [0, 0, 0]) as [Vec3, Vec3, Vec3];
  return normalise(cross(subtract(b, a), subtract(c, a)));
}

/** Triangles of a solid; `fine` is the largest distance between surface and triangles in mm. */
export function meshOf(solid: AnyShape, fine = 0.06): Mesh {
  const { vertices, triangles: corners } = solid.mesh({ tolerance: fine, angularTolerance: 0.25 });
  const { points, index } = weld(vertices);
  const triangles: number[] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => index[corners[at + corner] ?? 0] ?? 0) as [number, number, number];
    if (a !== b && b !== c && c !== a) triangles.push(a, b, c);
  }
  return { points, triangles, edges: edgesOf(points, triangles) };
}

/** Makes points that the kernel repeats for each face one point. */
function weld(vertices: readonly number[]): { points: Vec3[]; index: number[] } {
  const known = new Map<string, number>();
  const points: Vec3[] = [];
  const index: number[] = [];
  for (let at = 0; at < vertices.length; at += 3) {
    const point = [0, 1, 2].map((axis) => Math.round((vertices[at + axis] ?? 0) * 1000) / 1000) as [number, number, number];
    const key = point.join();
    const found = known.get(key) ?? points.push(point) - 1;
    known.set(key, found);
    index.push(found);
  }
  return { points, index };
}

/** Edges of triangles, and which of them are sharp. */
export function edgesOf(points: readonly Vec3[], triangles: readonly number[]): MeshEdge[] {
  const sides = new Map<string, number[]>();
  for (let triangle = 0; triangle * 3 < triangles.length; triangle++) {
    for (let corner = 0; corner < 3; corner++) {
      const from = triangles[triangle * 3 + corner] ?? 0;
      const to = triangles[triangle * 3 + ((corner + 1) % 3)] ?? 0;
      const key = from < to ? `${from},${to}` : `${to},${from}`;
      const list = sides.get(key);
      if (list) list.push(triangle);
      else sides.set(key, [triangle]);
    }
  }
  return [...sides].map(([key, [left = 0, right = -1]]) => {
    const [from = 0, to = 0] = key.split(',').map(Number);
    const sharp = right < 0 || dot(triangleNormal(points, triangles, left), triangleNormal(points, triangles, right)) < sharpAbove;
    return { from, to, left, right, sharp };
  });
}
