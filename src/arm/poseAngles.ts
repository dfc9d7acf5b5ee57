import type { ArmSide } from './armModel';
import type { ArmPose } from './armTables';
import { mirrorAngles } from './mirrorAngles';

/** Angles of a pose in rad for an arm. */
export function poseAngles({ degrees }: ArmPose, side: ArmSide): number[] {
  const right = degrees.map((angle) => (angle * Math.PI) / 180);
  return side === 'right' ? right : mirrorAngles(right);
}
