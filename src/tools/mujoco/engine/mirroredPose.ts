import type { ArmPose } from './messages';

/** Sign of each joint's angle in the other arm: all but the elbow turn the other way. */
const signs = [-1, -1, -1, 1, -1, -1, -1];

/** The pose of the other arm that is the mirror image of this one. */
export const mirroredPose = ({ angles, opening }: ArmPose): ArmPose => ({
  angles: angles.map((angle, joint) => angle * (signs[joint] ?? 1)),
  opening,
});
