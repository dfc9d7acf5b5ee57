import { triangleNormal, type Mesh } from '../cad/mesh';
import { add, cross, dot, length, normalise, subtract, type Vec3 } from '../cad/vector';

/** Facets of one curved surface meet at less than this. */
const sameSurface = Math.cos((30 * Math.PI) / 180);

/**
 * Normal at each corner of each triangle, three for a triangle: the mean of the triangles around that point that belong to the same surface,
 * by their areas. A cylinder of few facets looks round with them, and its rim stays sharp.
 */
export function cornerNormals({ points, triangles }: Mesh): Vec3[] {
  const count = triangles.length / 3;
  const flat = Array.from({ length: count }, (_, triangle) => triangleNormal(points, triangles, triangle));
  const area = Array.from({ length: count }, (_, triangle) => {
    const [a, b, c] = [0, 1, 2].map((corner) => points[triangles[triangle * 3 + corner] ?? 0] ?? [0, 0, 0]) as [Vec3, Vec3, Vec3];
    return length(cross(subtract(b, a), subtract(c, a)));
  });
  const around = new Map<number, number[]>();
  triangles.forEach((point, corner) => {
    const list = around.get(point);
    if (list) list.push(Math.floor(corner / 3));
    else around.set(point, [Math.floor(corner / 3)]);
  });
  return triangles.map((point, corner) => {
    const own = flat[Math.floor(corner / 3)] ?? [0, 0, 1];
    let sum: Vec3 = [0, 0, 0];
    for (const triangle of around.get(point) ?? []) {
      const other = flat[triangle] ?? own;
      if (dot(own, other) > sameSurface)
        sum = add(sum, [other[0] * (area[triangle] ?? 0), other[1] * (area[triangle] ?? 0), other[2] * (area[triangle] ?? 0)]);
    }
    return length(sum) > 0 ? normalise(sum) : own;
  });
}
