import type { Body } from './body';
import { place, project, type Placement, type Projection } from './sheet';
import { eachPixel } from './triangle';
import { cross, dot, normalise, subtract, type Vec3 } from './vector';

/** A body ready to draw: its points on the sheet, and which of its triangles face the eye. */
export interface Drawn {
  readonly body: Body;
  readonly points: readonly Vec3[];
  readonly facing: readonly boolean[];
  /** 0 light, 1 middle, 2 dark: how a triangle turns away from the light. */
  readonly shade: readonly number[];
}

/** What is seen at each pixel of the sheet: how deep, which body (index + 1, 0 for none) and how dark. */
export interface Buffer {
  readonly width: number;
  readonly height: number;
  /** Pixels for each px of the drawing. */
  readonly fine: number;
  readonly depth: Float32Array;
  readonly body: Uint16Array;
  readonly shade: Uint8Array;
}

const light = normalise([-0.35, -0.7, 0.62]);

/** Projects a body onto the sheet. The light comes from above left, whatever the view. */
export function drawnOn(body: Body, projection: Projection, placement: Placement): Drawn {
  const points = body.points.map((point) => place(placement, project(projection, point)));
  const facing: boolean[] = [];
  const shade: number[] = [];
  const { triangles } = body.mesh;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => project(projection, body.points[triangles[at + corner] ?? 0] ?? [0, 0, 0])) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    // The sheet's y points down, so a mirrored handedness is undone by the sign.
    const normal = normalise(cross(subtract(b, a), subtract(c, a))).map((value) => -value * (body.mirrored ? -1 : 1)) as unknown as Vec3;
    facing.push(normal[2] > 1e-6);
    const bright = dot(normal, light);
    shade.push(bright > 0.45 ? 0 : bright > -0.05 ? 1 : 2);
  }
  return { body, points, facing, shade };
}

/** Fills a depth buffer with the triangles that face the eye. */
export function rasterise(drawn: readonly Drawn[], width: number, height: number, fine: number): Buffer {
  const columns = Math.ceil(width * fine);
  const rows = Math.ceil(height * fine);
  const buffer: Buffer = {
    width: columns,
    height: rows,
    fine,
    depth: new Float32Array(columns * rows).fill(-Infinity),
    body: new Uint16Array(columns * rows),
    shade: new Uint8Array(columns * rows),
  };
  drawn.forEach(({ body, points, facing, shade }, index) => {
    const { triangles } = body.mesh;
    facing.forEach((faces, triangle) => {
      if (!faces) return;
      const corners = [0, 1, 2].map((corner) => points[triangles[triangle * 3 + corner] ?? 0] ?? [0, 0, 0]) as [Vec3, Vec3, Vec3];
      fill(buffer, corners, index + 1, shade[triangle] ?? 0);
    });
  });
  return buffer;
}

function fill(buffer: Buffer, [a, b, c]: [Vec3, Vec3, Vec3], number: number, dark: number): void {
  const { fine, depth, body, shade } = buffer;
  const inPixels = ([x, y, near]: Vec3): Vec3 => [x * fine, y * fine, near];
  eachPixel([inPixels(a), inPixels(b), inPixels(c)], buffer, (at, near) => {
    if (near <= (depth[at] ?? 0)) return;
    depth[at] = near;
    body[at] = number;
    shade[at] = dark;
  });
}
