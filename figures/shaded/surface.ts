import { project, type Placement, type Projection } from '../cad/sheet';
import { normalise, type Vec3 } from '../cad/vector';

/** A mesh where it stands, with a normal for each corner of its triangles, in the robot's space. */
export interface Solid {
  readonly points: readonly Vec3[];
  readonly triangles: readonly number[];
  readonly normals: readonly Vec3[];
}

/** What is seen at each pixel: how deep in mm (towards the eye), which solid (index + 1, 0 for none), and where its surface looks, as the eye sees it. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly solid: Uint16Array;
  readonly normal: Float32Array;
}

/** Fills the pixels of a sheet with the surfaces that are seen on it. */
export function surfaceOf(
  solids: readonly Solid[],
  projection: Projection,
  { scale, x, y }: Placement,
  width: number,
  height: number,
): Surface {
  const surface: Surface = {
    width,
    height,
    depth: new Float32Array(width * height).fill(-Infinity),
    solid: new Uint16Array(width * height),
    normal: new Float32Array(width * height * 3),
  };
  solids.forEach(({ points, triangles, normals }, index) => {
    const flat = points.map((point) => {
      const [right, down, near] = project(projection, point);
      return [right * scale + x, down * scale + y, near] as const;
    });
    // Up is up for a normal, so that light is named as a person would.
    const seen = normals.map((normal) => {
      const [right, down, near] = project(projection, normal);
      return [right, -down, near] as const;
    });
    for (let at = 0; at < triangles.length; at += 3) {
      const corner = (which: number): Vec3 => flat[triangles[at + which] ?? 0] ?? [0, 0, 0];
      fill(
        surface,
        [corner(0), corner(1), corner(2)],
        [seen[at] ?? [0, 0, 1], seen[at + 1] ?? [0, 0, 1], seen[at + 2] ?? [0, 0, 1]],
        index + 1,
      );
    }
  });
  return surface;
}

type Three = readonly [Vec3, Vec3, Vec3];

function fill({ width, height, depth, solid, normal }: Surface, [a, b, c]: Three, [na, nb, nc]: Three, number: number): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  const first = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const last = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = first; column <= last; column += 1) {
      const [x, y] = [column + 0.5, row + 0.5];
      const v = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const w = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      if (v < -1e-6 || w < -1e-6 || v + w > 1 + 1e-6) continue;
      const near = a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]);
      const at = row * width + column;
      if (near <= (depth[at] ?? 0)) continue;
      const u = 1 - v - w;
      const [nx, ny, nz] = normalise([
        na[0] * u + nb[0] * v + nc[0] * w,
        na[1] * u + nb[1] * v + nc[1] * w,
        na[2] * u + nb[2] * v + nc[2] * w,
      ]);
      depth[at] = near;
      solid[at] = number;
      normal.set([nx, ny, nz], at * 3);
    }
  }
}
