import type { Drawn } from '../cad/buffer';
import { drawnOn } from '../cad/buffer';
import { standing } from '../cad/body';
import type { Body } from '../cad/body';
import type { Mesh } from '../cad/mesh';
import { project, projectionFrom } from '../cad/sheet';
import type { Projection } from '../cad/sheet';

/** From where a fastener is seen: its length from head (left) to tip, or its head. */
type FastenerView = 'side' | 'head';

const projections: Readonly<Record<FastenerView, Projection>> = {
  // A trace from the tip: seen exactly from the side, the underside of a head is a line that shows by chance.
  side: projectionFrom([0, 1, 0.02], [1, 0, 0]),
  head: projectionFrom([0, 0, -1], [1, 0, 0]),
};

/** Room that a fastener takes on a sheet, in mm; `left` and `top` are where it begins, seen from its own origin. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A fastener as a body to draw. Its mesh has the underside of the head at the origin and the tip along +z. */
export const fastenerBody = (name: string, mesh: Mesh): Body =>
  standing(mesh, { name, tone: 'built', handed: { frame: 'robot' }, side: 'right' });

/** Room that a fastener takes in a view. */
export function extentOf(body: Body, view: FastenerView): Extent {
  const points = body.points.map((point) => project(projections[view], point));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Puts a fastener on a sheet with the middle of its room at a point (px), `scale` px for each mm. */
export function fastenerAt(body: Body, view: FastenerView, at: { readonly x: number; readonly y: number; readonly scale: number }): Drawn {
  const { left, top, width, height } = extentOf(body, view);
  return drawnOn(body, projections[view], {
    scale: at.scale,
    x: at.x - (left + width / 2) * at.scale,
    y: at.y - (top + height / 2) * at.scale,
  });
}
