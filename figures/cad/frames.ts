import type { Vec3 } from './vector';

/**
 * Where a part's model coordinates stand:
 * - `shoulder`: arm base frame (z along the J1 axis away from the post), links 0 and 1;
 * - `arm`: arm base frame with every joint at zero, links from 2 on, which hang straight down on the robot;
 * - `robot`: the robot's own frame (z up, x to the front, y to the left, origin under the base plate on the axis of the post).
 */
export type Frame = 'shoulder' | 'arm' | 'robot';

/** Which arm is drawn; everything is modelled for the right arm, the left one is its mirror image. */
export type Side = 'right' | 'left';

const shoulderHeight = 698;
/** From the axis of the post to its side face, where J1_A lies. */
const postFace = 30;
/** Height of J2 along the J1 axis: the arm turns about J2 to hang. */
const shoulderToJ2 = 122.5;

/** From the middle of a right arm that hangs to the middle of a left one. */
const betweenArms = 2 * (postFace + shoulderToJ2);

/** How a part comes to the left arm: as its mirror image, or moved sideways as it is (`mirrored: false`). */
export interface Handed {
  readonly frame: Frame;
  readonly mirrored?: false;
}

/** A model point in the robot's frame, for the right or the left arm; what belongs to the robot itself stays where it is. */
export function toRobot({ frame, mirrored }: Handed, [x, y, z]: Vec3, side: Side = 'right'): Vec3 {
  if (frame === 'robot') return [x, y, z];
  const right: Vec3 =
    frame === 'shoulder' ? [x, -postFace - z, shoulderHeight + y] : [x, -postFace - shoulderToJ2 - y, shoulderHeight + shoulderToJ2 - z];
  if (side === 'right') return right;
  return mirrored === false ? [right[0], right[1] + betweenArms, right[2]] : [right[0], -right[1], right[2]];
}

/** A model direction in the robot's frame. */
export function directionToRobot({ frame, mirrored }: Handed, [x, y, z]: Vec3, side: Side = 'right'): Vec3 {
  if (frame === 'robot') return [x, y, z];
  const right: Vec3 = frame === 'shoulder' ? [x, -z, y] : [x, -y, -z];
  return side === 'right' || mirrored === false ? right : [right[0], -right[1], right[2]];
}
