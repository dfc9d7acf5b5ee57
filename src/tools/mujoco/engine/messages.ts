/** Which parts of the robot or the scene a shape belongs to: an arm, what stands still, or what can be gripped. */
export type ShapeOwner = 'left' | 'right' | 'fixed' | 'loose';

/** A shape as it is drawn; lengths in m, half of each side of a box, or radius and half length along z. */
export interface SceneShape {
  readonly kind: 'box' | 'capsule';
  readonly size: readonly [number, number, number];
  readonly owner: ShapeOwner;
}

/** Where an arm is, or shall be: angles of J1 to J7 in rad, and how far its gripper is open in m. */
export interface ArmPose {
  readonly angles: readonly number[];
  readonly opening: number;
}

/** What the arms shall do. */
export interface Orders {
  /** Goal of the left arm; the right arm has its mirror image. */
  readonly goal: ArmPose;
  /** Whether the right arm copies where the left arm is, in place of having the goal itself. */
  readonly follows: boolean;
}

/** What the page asks the worker. */
export type Question =
  /** Loads MuJoCo from two addresses, and the scene from a third. */
  | { readonly ask: 'start'; readonly glue: string; readonly engine: string; readonly mjcf: string; readonly orders: Orders }
  /** Goes on by seconds of simulated time, but computes no longer than `budget` ms. */
  | { readonly ask: 'advance'; readonly seconds: number; readonly budget: number; readonly orders: Orders }
  /** Puts everything back to its place, the arms at their goal. */
  | { readonly ask: 'reset'; readonly orders: Orders };

/** The scene at a moment. */
export interface Moment {
  /** Simulated seconds since the scene began. */
  readonly time: number;
  /** Twelve numbers a shape: rows of the 3 × 4 matrix that brings it to its place, in mm. */
  readonly places: Float64Array;
  readonly left: ArmPose;
  readonly right: ArmPose;
  /** Cubes that lie on nothing but are held above the table. */
  readonly lifted: number;
}

/** What does not change while the scene moves. */
export interface Started {
  readonly shapes: readonly SceneShape[];
  /** Least and greatest angles of the left arm's joints in rad. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly moment: Moment;
}

/** What the worker answers, by the name of the question. */
export interface Answers {
  readonly start: Started;
  readonly advance: Moment;
  readonly reset: Moment;
}
