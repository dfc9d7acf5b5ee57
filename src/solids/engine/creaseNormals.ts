import { pointBounds } from './bounds';
import type { Bounds } from './bounds';
import type { DecodedMesh } from './decodeMesh';

/** Mesh in the layout for the GPU: points on a crease occur once for each of its sides. */
export interface ShadedMesh {
  /** In mm, three numbers per vertex. */
  readonly points: Float32Array;
  /** Unit normals as signed bytes: three and a padding byte per vertex. */
  readonly normals: Int8Array;
  readonly triangles: Uint32Array;
  /** Bounding box, in mm. */
  readonly bounds: Bounds;
}

/** Cosine of the crease angle: facets that meet at less are smoothed. The same as in the drawings (figures/cad/mesh.ts). */
const smoothAbove = Math.cos((28 * Math.PI) / 180);

/** Gives each vertex a normal: the mean of the triangles around its point that meet without a crease, weighted by area. */
export function creaseNormals({ points, triangles }: DecodedMesh): ShadedMesh {
  const normals = new Float32Array(triangles.length);
  const units = new Float32Array(triangles.length);
  const at = (corner: number, axis: number): number => points[(triangles[corner] ?? 0) * 3 + axis] ?? 0;
  for (let triangle = 0; triangle < triangles.length; triangle += 3) {
    const side = (to: number, axis: number): number => at(triangle + to, axis) - at(triangle, axis);
    const normal = [0, 1, 2].map((axis) => {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      return side(1, u) * side(2, v) - side(1, v) * side(2, u);
    });
    const length = Math.hypot(...normal) || 1;
    normal.forEach((value, axis) => {
      normals[triangle + axis] = value;
      units[triangle + axis] = value / length;
    });
  }
  // Union-find: vertices that share a normal form a tree, and its root represents them.
  const parents = Uint32Array.from(triangles, (_, corner) => corner);
  const rootOf = (corner: number): number => {
    let root = corner;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[corner] = root;
    return root;
  };
  const known = new Map<number, number>();
  const pointCount = points.length / 3;
  triangles.forEach((from, corner) => {
    const triangle = corner - (corner % 3);
    const nextCorner = triangle + ((corner + 1) % 3);
    const to = triangles[nextCorner] ?? 0;
    const other = known.get(to * pointCount + from);
    known.set(from * pointCount + to, corner);
    if (other === undefined) return;
    const beside = other - (other % 3);
    const cosine = [0, 1, 2].reduce((sum, axis) => sum + (units[triangle + axis] ?? 0) * (units[beside + axis] ?? 0), 0);
    if (cosine < smoothAbove) return;
    parents[rootOf(corner)] = rootOf(beside + ((other + 1) % 3));
    parents[rootOf(nextCorner)] = rootOf(other);
  });
  const numbers = new Map<number, number>();
  const sums: number[] = [];
  const corners = triangles.map((_, corner) => {
    const root = rootOf(corner);
    let number = numbers.get(root);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(root, number);
      sums.push(0, 0, 0);
    }
    const triangle = corner - (corner % 3);
    for (let axis = 0; axis < 3; axis++) sums[number * 3 + axis] = (sums[number * 3 + axis] ?? 0) + (normals[triangle + axis] ?? 0);
    return number;
  });
  const placed = new Float32Array(sums.length);
  const bytes = new Int8Array(numbers.size * 4);
  for (const [root, number] of numbers) {
    const length = Math.hypot(...[0, 1, 2].map((axis) => sums[number * 3 + axis] ?? 0)) || 1;
    for (let axis = 0; axis < 3; axis++) {
      placed[number * 3 + axis] = at(root, axis);
      bytes[number * 4 + axis] = Math.round(((sums[number * 3 + axis] ?? 0) / length) * 127);
    }
  }
  return { points: placed, normals: bytes, triangles: corners, bounds: pointBounds(placed) };
}
