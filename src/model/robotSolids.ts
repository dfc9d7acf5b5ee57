import type { Triple } from './solidScene';

/** Which arm, from the robot's own point of view. */
export type RobotSide = 'right' | 'left';

/**
 * What a piece of an arm moves with: a body, from 0 for the fixed base to 7 for the hand, the crank on motor J6, or the push rod from there
 * to motor J7.
 */
export type RobotLink = number | 'crank' | 'rod';

/** A mesh of the robot, in its position with all joints at zero. */
export interface RobotPiece {
  /** Index of its mesh in `meshes`. */
  readonly mesh: number;
  /** Row-major 3 × 4 matrix from the mesh to robot coordinates, in mm. */
  readonly place: readonly number[];
  /** Its arm; undefined for the pedestal. */
  readonly side?: RobotSide;
  readonly link: RobotLink;
  /** For a motor: number of its joint, from 1. */
  readonly motor?: number;
}

/** Points of an arm with all joints at zero, in robot coordinates in mm. */
export interface RobotArm {
  /** On the axis of J1, at the front of the post. */
  readonly base: Triple;
  /** On the axis of motor J6, about which the crank turns. */
  readonly crank: Triple;
  /** Pin of the push rod on the crank. */
  readonly pin: Triple;
}

/** The whole robot for the browser, with the pieces that each joint moves. */
export interface RobotSolids {
  /** Names of the meshes; in the published file, their addresses. */
  readonly meshes: readonly string[];
  readonly pieces: readonly RobotPiece[];
  readonly arms: Readonly<Record<RobotSide, RobotArm>>;
}
