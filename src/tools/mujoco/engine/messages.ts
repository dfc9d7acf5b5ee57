import { mirrorAngles } from '../../../arm/armTables';

/** Owner of a shape: an arm, the fixed scene, or an object that can be gripped. */
export type ShapeOwner = 'left' | 'right' | 'fixed' | 'loose';

/** A shape to draw. Lengths in m: half of each side of a box, or radius and half length along z of a capsule. */
export interface SceneShape {
  readonly kind: 'box' | 'capsule';
  readonly size: readonly [number, number, number];
  readonly owner: ShapeOwner;
}

/** Actual or target pose of an arm: angles of J1 to J7 in rad, and the opening of its gripper in m. */
export interface ArmPose {
  readonly angles: readonly number[];
  readonly opening: number;
}

/** Gains of J1 to J7 in N·m/rad and N·m·s/rad. */
export interface Gains {
  readonly kp: readonly number[];
  readonly kd: readonly number[];
}

/** A force in N along the world's axes on the body of a shape. */
export interface PushForce {
  /** Index of the shape. */
  readonly shape: number;
  readonly force: readonly [number, number, number];
}

/** Commands for the arms. */
export interface Orders {
  /** Target of the left arm; the right arm mirrors it. */
  readonly goal: ArmPose;
  /** Whether the right arm mirrors the left arm's actual pose instead of its target. */
  readonly follows: boolean;
  /** Gains of both arms; null for those of the scene's file. */
  readonly gains: Gains | null;
  /** Feed-forward torques of the left arm in N·m. */
  readonly torques: readonly number[];
  /** Whether the motors carry the weight of the arms. */
  readonly compensated: boolean;
  readonly push: PushForce | null;
}

export type Question =
  /** Loads MuJoCo from two URLs, and the scene from a third. */
  | { readonly ask: 'start'; readonly glue: string; readonly engine: string; readonly mjcf: string; readonly orders: Orders }
  /** Advances the simulated time by `seconds`, computing for at most `budget` ms. */
  | { readonly ask: 'advance'; readonly seconds: number; readonly budget: number; readonly orders: Orders }
  /** Resets the scene, with the arms at their target. */
  | { readonly ask: 'reset'; readonly orders: Orders };

/** State of the scene. */
export interface Moment {
  /** Simulated seconds since the start. */
  readonly time: number;
  /** Twelve numbers per shape: rows of the 3 × 4 matrix that places it, in mm. */
  readonly places: Float64Array;
  readonly left: ArmPose;
  readonly right: ArmPose;
  /** Torques of the left arm's motors in N·m, with what compensates gravity. */
  readonly torques: readonly number[];
  /** Number of cubes held above the table. */
  readonly lifted: number;
}

/** The constant part of the scene, and its first state. */
export interface Started {
  readonly shapes: readonly SceneShape[];
  /** Limits of the left arm's joints in rad. */
  readonly ranges: readonly (readonly [number, number])[];
  /** Peak torques of the left arm's motors in N·m. */
  readonly peaks: readonly number[];
  /** Index of the shape of the left hand, which buttons push. */
  readonly hand: number;
  readonly moment: Moment;
}

/** The worker's answers by question. */
export interface Answers {
  readonly start: Started;
  readonly advance: Moment;
  readonly reset: Moment;
}

/** Mirror image of a pose, for the other arm. */
export const mirroredPose = ({ angles, opening }: ArmPose): ArmPose => ({ angles: mirrorAngles(angles), opening });

/** Preset pose of the left arm; the right arm mirrors it. Angles in degrees, as in the sliders. */
interface NamedPose {
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
