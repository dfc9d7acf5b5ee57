import type { ArmSide } from './armModel';
import type { ArmPose } from './armTables';

/** Joints that turn the other way in the other arm: all but J4. */
const signs = [-1, -1, -1, 1, -1, -1, -1] as const;

/** Angles of J1 to J7 that make the other arm the mirror image of an arm with these angles; the same way back. */
export const mirrorAngles = (angles: readonly number[]): number[] => angles.map((angle, joint) => angle * (signs[joint] ?? 1) || 0);

/** Angles of a pose in rad for an arm. */
export function poseAngles({ degrees }: ArmPose, side: ArmSide): number[] {
  const right = degrees.map((angle) => (angle * Math.PI) / 180);
  return side === 'right' ? right : mirrorAngles(right);
}
