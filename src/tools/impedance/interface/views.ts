import type { Chain } from '../engine/messages';

/** A position or force in world axes: x forward, y left, z up. */
export type Along = Chain[number];

/** Direction of view. */
export type ViewName = 'side' | 'front' | 'corner';

/** An orthographic view: the world directions that point right and up in the drawing. */
interface View {
  readonly label: string;
  /** Completes the drawing's name: "The arm …". */
  readonly words: string;
  readonly right: Along;
  readonly up: Along;
}

/** Turn and tilt of the corner view in rad: from the front right, slightly from above. */
const [turn, tilt] = [-0.6, 0.35];

/** The views that can be chosen. */
export const views: Readonly<Record<ViewName, View>> = {
  side: { label: 'From the side', words: 'from its right side', right: [1, 0, 0], up: [0, 0, 1] },
  front: { label: 'From the front', words: 'from the front', right: [0, 1, 0], up: [0, 0, 1] },
  corner: {
    label: 'From the corner',
    words: 'from the front right',
    right: [Math.cos(turn), -Math.sin(turn), 0],
    up: [Math.sin(turn) * Math.sin(tilt), Math.cos(turn) * Math.sin(tilt), Math.cos(tilt)],
  },
};

const dot = (a: Along, b: Along): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A point of the drawing in m: right, and down as in SVG. */
export type Drawn = readonly [right: number, down: number];

/** Projects a position into a view centred on `middle`. */
export function projected(place: Along, view: ViewName, middle: Along): Drawn {
  const from: Along = [place[0] - middle[0], place[1] - middle[1], place[2] - middle[2]];
  const { right, up } = views[view];
  return [dot(from, right), -dot(from, up)];
}

/** Converts a vector of the drawing to the world: a vector in the plane of the view. */
export function unprojected([across, down]: Drawn, view: ViewName): Along {
  const { right, up } = views[view];
  const along = (axis: 0 | 1 | 2): number => across * right[axis] - down * up[axis];
  return [along(0), along(1), along(2)];
}
