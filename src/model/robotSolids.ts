import type { Triple } from './solidScene';

/** Which arm, as seen from the robot. */
export type RobotSide = 'right' | 'left';

/**
 * What a piece of an arm moves with: a body of the arm, from 0 for its fixed base to 7 for the hand, the crank on motor J6, or the push rod
 * from that crank to motor J7.
 */
export type RobotLink = number | 'crank' | 'rod';

/** A mesh of the robot, where it stands while all joints are at zero. */
export interface RobotPiece {
  /** Index of its mesh in `meshes`. */
  readonly mesh: number;
  /** Rows of the 3 × 4 matrix that brings the mesh to the robot's space, in mm. */
  readonly place: readonly number[];
  /** The arm that it belongs to; none for the pedestal. */
  readonly side?: RobotSide;
  readonly link: RobotLink;
  /** Number from 1 of the joint that it is the motor of. */
  readonly motor?: number;
}

/** Places of an arm in the robot's space with all joints at zero, in mm. */
export interface RobotArm {
  /** On the axis of J1, at the face of the post. */
  readonly base: Triple;
  /** On the axis of motor J6, about which the crank turns. */
  readonly crank: Triple;
  /** Pin of the push rod on the crank. */
  readonly pin: Triple;
}

/** The finished robot for the browser, with what its joints move. */
export interface RobotSolids {
  /** Names of the meshes; published, their files. */
  readonly meshes: readonly string[];
  readonly pieces: readonly RobotPiece[];
  readonly arms: Readonly<Record<RobotSide, RobotArm>>;
}
