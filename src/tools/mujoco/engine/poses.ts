import type { ArmPose } from './messages';

/** Sign of each joint's angle in the mirrored arm: all but the elbow are inverted. */
const signs = [-1, -1, -1, 1, -1, -1, -1];

/** Mirror image of a pose, for the other arm. */
export const mirroredPose = ({ angles, opening }: ArmPose): ArmPose => ({
  angles: angles.map((angle, joint) => angle * (signs[joint] ?? 1)),
  opening,
});

/** Preset pose of the left arm; the right arm mirrors it. Angles in degrees, as in the sliders. */
export interface NamedPose {
  readonly label: string;
  readonly degrees: readonly number[];
}

/** With the hands pointing down: above the cubes, and around them. Found by inverse kinematics. */
export const poses: readonly NamedPose[] = [
  { label: 'Above the cubes', degrees: [-22.5, 0, 0, 66.5, 0, 0, 89] },
  { label: 'Down to the cubes', degrees: [-27, 0, 0, 40.5, 0, 0, 67.5] },
];

/** Maximum opening of a gripper in mm: 44 mm per finger. */
export const widest = 88;

/** Converts a pose of the sliders to rad and m. */
export const poseOf = (degrees: readonly number[], millimetres: number): ArmPose => ({
  angles: degrees.map((angle) => (angle * Math.PI) / 180),
  opening: millimetres / 1000,
});
