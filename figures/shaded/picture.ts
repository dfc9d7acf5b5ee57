import sharp from 'sharp';
import type { Body } from '../cad/body';
import type { Model } from '../cad/model';
import { project, projectionFrom, type Placement } from '../cad/sheet';
import type { Vec3 } from '../cad/vector';
import { materialOf } from './materials';
import { cornerNormals } from './normals';
import { openness } from './occlusion';
import { robotBodies } from './robot';
import { shade } from './shade';
import { surfaceOf, type Solid } from './surface';

/** Widths of the picture in pixels: for screens with one for each pixel of the page, where it is at most 320 wide, and with two. */
const widths = [380, 760] as const;
/** Pixels that are drawn for one of the largest, beside each other. */
const fine = 3;
const view: Vec3 = [1, -0.55, 0.2];
/** Corners and gaps, and places between the large parts, are dark as far as this, in mm. */
const reaches = [14, 60] as const;

/** The complete robot, shaded, on no ground, so that it stands on a light and on a dark page: AVIF files by their width. */
export async function robotPictures(model: Model): Promise<{ readonly width: number; readonly bytes: Buffer }[]> {
  const bodies = robotBodies(model, { right: 70, left: 70 });
  const projection = projectionFrom(view);
  const flat = bodies.flatMap(({ points }) => points).map((point) => project(projection, point));
  const range = (axis: 0 | 1): readonly [number, number] =>
    flat.reduce(([least, most], point) => [Math.min(least, point[axis]), Math.max(most, point[axis])] as const, [
      Infinity,
      -Infinity,
    ] as const);
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  const columns = Math.max(...widths) * fine;
  const margin = 6 * fine;
  const scale = (columns - 2 * margin) / (right - left);
  const rows = Math.ceil((bottom - top) * scale + 2 * margin);
  const placement: Placement = { scale, x: margin - left * scale, y: margin - top * scale };
  const surface = surfaceOf(bodies.map(solidOf), projection, placement, columns, rows);
  const [near, far] = [openness(surface, scale, reaches[0]), openness(surface, scale, reaches[1])];
  const pixels = shade(
    surface,
    bodies.map(({ name }) => materialOf(name)),
    near.map((open, at) => open * (far[at] ?? 1)),
  );
  const drawn = sharp(Buffer.from(pixels.buffer), { raw: { width: columns, height: rows, channels: 4 } });
  const inWidth = (width: number): Promise<Buffer> => drawn.clone().resize(width).avif({ quality: 55, effort: 6 }).toBuffer();
  return Promise.all(widths.map(async (width) => ({ width, bytes: await inWidth(width) })));
}

function solidOf({ points, mesh: { triangles }, mirrored }: Body): Solid {
  const normals = cornerNormals({ points, triangles, edges: [] });
  return { points, triangles, normals: mirrored ? normals.map(([x, y, z]) => [-x, -y, -z] as const) : normals };
}
