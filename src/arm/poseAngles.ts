import type { ArmSide } from './armModel';
import type { ArmPose } from './armTables';

/** Signs for mirroring: all joints but J4 turn the other way in the other arm. */
const signs = [-1, -1, -1, 1, -1, -1, -1] as const;

/** Mirrors the angles of J1 to J7 to the other arm. Its own inverse. */
export const mirrorAngles = (angles: readonly number[]): number[] => angles.map((angle, joint) => angle * (signs[joint] ?? 1) || 0);

/** Angles of a pose in rad for one arm. */
export function poseAngles({ degrees }: ArmPose, side: ArmSide): number[] {
  const right = degrees.map((angle) => (angle * Math.PI) / 180);
  return side === 'right' ? right : mirrorAngles(right);
}
