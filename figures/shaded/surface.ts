import { project, type Placement, type Projection } from '../cad/sheet';
import { eachPixel, type Corners } from '../cad/triangle';
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

function fill(surface: Surface, corners: Corners, [na, nb, nc]: Corners, number: number): void {
  const { depth, solid, normal } = surface;
  eachPixel(corners, surface, (at, near, v, w) => {
    if (near <= (depth[at] ?? 0)) return;
    const u = 1 - v - w;
    depth[at] = near;
    solid[at] = number;
    normal.set(
      normalise([na[0] * u + nb[0] * v + nc[0] * w, na[1] * u + nb[1] * v + nc[1] * w, na[2] * u + nb[2] * v + nc[2] * w]),
      at * 3,
    );
  });
}
