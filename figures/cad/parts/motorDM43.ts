import { drawRectangle, type Drawing } from 'replicad';
import type { Hole } from '../holes';
import type { AnyShape } from '../solids';
import { bores, circle, layer, tapped, turned, type Stand } from './motorStand';

/** What tells the small motors apart, in mm above the rear face. */
interface Kind {
  readonly frontRim: number;
  readonly outputFace: number;
  readonly outputDiameter: number;
  /** Height where a groove sets the front rim off the body. */
  readonly groove?: number;
}

/** The three small motors: same diameter, same bolt circles, different length. */
export const kinds = {
  'DM-J4310': { frontRim: 45, outputFace: 46, outputDiameter: 35, groove: 39 },
  'DM-J4340': { frontRim: 52.25, outputFace: 53.25, outputDiameter: 35 },
  'DM-J4340P': { frontRim: 54.75, outputFace: 56.5, outputDiameter: 37.5 },
} as const satisfies Readonly<Record<string, Kind>>;

const [body, rimCircle, outputCircle, rearCircle] = [57, 50, 27, 38];
/** Height of the rear cap, which the connector windows are cut into from its side. */
const cap = 6.5;
const windowDepth = 7;

/** How far the front rim and the output are turned against the connector windows, in degrees. */
export interface Turn {
  readonly rim: number;
  readonly output: number;
}

function profileOf({ frontRim, outputFace, outputDiameter, groove }: Kind): [number, number][] {
  const ring = (at: number, diameter: number, width: number): [number, number][] => [
    [body, at],
    [diameter, at],
    [diameter, at + width],
    [body, at + width],
  ];
  return [
    [body, 0],
    ...ring(cap, 56, 0.5),
    ...(groove ? ring(groove, 54.8, 1) : []),
    [body, frontRim],
    [outputDiameter, frontRim],
    [outputDiameter, outputFace],
  ];
}

/** Rectangles cut into the side of the body at some angles: `wide` mm wide, `deep` mm deep. */
const sideCuts = (angles: readonly number[], wide: number, deep: number): Drawing =>
  angles
    .map((angle) =>
      drawRectangle(deep + 4, wide)
        .translate(body / 2 + 2 - deep / 2, 0)
        .rotate(angle),
    )
    .reduce((all, one) => all.fuse(one));

/** Sockets inside the power windows, a little behind the wall. */
const sockets = (): Drawing =>
  [0, 180]
    .map((angle) =>
      drawRectangle(windowDepth, 10)
        .translate(body / 2 - 1.5 - windowDepth / 2, 0)
        .rotate(angle),
    )
    .reduce((all, one) => all.fuse(one));

/**
 * DM-J4310, DM-J4340 or DM-J4340P: plain cylinder; in the rear cap two wide power and CAN windows opposite each other and one
 * small window for the service port between them, on the `sideways` side.
 */
export function motorDM43(kind: Kind, stand: Stand, { rim, output }: Turn): AnyShape {
  const { frontRim, outputFace } = kind;
  return turned(stand, profileOf(kind))
    .cut(layer(stand, sideCuts([0, 180], 14, windowDepth), 1, cap))
    .fuse(layer(stand, sockets(), 2, cap - 1))
    .cut(layer(stand, sideCuts([90], 6, 4), 1.5, cap - 1))
    .cut(layer(stand, bores(circle(rearCircle, 4, 45), 3), -1, 4))
    .cut(layer(stand, bores(circle(rimCircle, 6, rim), 3).fuse(sideCuts(sixths(rim + 30), 4.5, 2)), frontRim - 5, frontRim + 1))
    .cut(layer(stand, bores(circle(outputCircle, 6, output), 3), outputFace - 5, outputFace + 1));
}

const sixths = (first: number): number[] => [0, 1, 2, 3, 4, 5].map((index) => first + 60 * index);

/** Tapped M3 holes of a small motor: rear, front rim, output. */
export function holesOfDM43({ frontRim, outputFace }: Kind, stand: Stand, { rim, output }: Turn): Hole[] {
  return [
    ...tapped(stand, 0, circle(rearCircle, 4, 45), 3),
    ...tapped(stand, frontRim, circle(rimCircle, 6, rim), 3),
    ...tapped(stand, outputFace, circle(outputCircle, 6, output), 3),
  ];
}
