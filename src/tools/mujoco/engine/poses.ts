import type { ArmPose } from './messages';

/** Sign of each joint's angle in the other arm: all but the elbow turn the other way. */
const signs = [-1, -1, -1, 1, -1, -1, -1];

/** The pose of the other arm that is the mirror image of this one. */
export const mirroredPose = ({ angles, opening }: ArmPose): ArmPose => ({
  angles: angles.map((angle, joint) => angle * (signs[joint] ?? 1)),
  opening,
});

/** A pose that a button sends the left arm to; the right arm has its mirror image. Angles in ° and opening in mm, as sliders have them. */
export interface NamedPose {
  readonly label: string;
  readonly degrees: readonly number[];
}

/** With the hands pointing down: above the cubes, and round them. Found by inverse kinematics. */
export const poses: readonly NamedPose[] = [
  { label: 'Above the cubes', degrees: [-22.5, 0, 0, 66.5, 0, 0, 89] },
  { label: 'Down to the cubes', degrees: [-27, 0, 0, 40.5, 0, 0, 67.5] },
];

/** How far an open gripper opens, in mm: 44 mm a finger. */
export const widest = 88;

/** A pose of sliders in rad and m. */
export const poseOf = (degrees: readonly number[], millimetres: number): ArmPose => ({
  angles: degrees.map((angle) => (angle * Math.PI) / 180),
  opening: millimetres / 1000,
});
