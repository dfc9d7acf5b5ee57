/** Three numbers: a point in mm, or a direction. The robot's directions: x to the front, y to the left, z up. */
export type Triple = readonly [x: number, y: number, z: number];

/** What a piece is in a step: there already, put on now, or driven in now. */
export type SolidTone = 'built' | 'added' | 'driven';

/** How a piece of the right arm comes to the left one: as its mirror image, moved to the left by so many mm, or not at all. */
export type OtherArm = 'mirror' | 'same' | number;

/** A mesh that stands in its place. */
export interface SolidPiece {
  /** Index of its mesh in `meshes`. */
  readonly mesh: number;
  /** Index of its name in `names`. */
  readonly name: number;
  /** Rows of the 3 × 4 matrix that brings the mesh to the robot's space, in mm. */
  readonly place: readonly number[];
  readonly other: OtherArm;
}

/** What moves to its place in a step as one: a part with what was mounted on it, or a fastener. */
export interface SolidMove {
  readonly tone: SolidTone;
  /** Whether it is a fastener: those follow each other quickly. */
  readonly screw?: true;
  /** From its place to where the step begins, in mm. */
  readonly from: Triple;
  /** Indices into `pieces`. */
  readonly pieces: readonly number[];
}

/** One drawing of a guide as a scene: the same parts from the same side. */
export interface SolidView {
  readonly title: string;
  /** Whether it is drawn for one arm, or for the right one in place of both. */
  readonly arm: 'both' | 'right' | 'left' | 'pedestal';
  /** From where the eye looks at it, and what is up. */
  readonly from: Triple;
  readonly up: Triple;
  /** Height in mm below which everything is cut off. */
  readonly cutBelow?: number;
  /** Pieces that stay where they are, by tone: indices into `pieces`. */
  readonly still: Readonly<Partial<Record<SolidTone, readonly number[]>>>;
  /** What moves, in the order of the step. */
  readonly moves: readonly SolidMove[];
}

/** What a piece is called, and where the site has more about it. */
export interface SolidName {
  readonly id: string;
  readonly name: string;
  readonly href?: string;
}

/** All views of a guide, by the names of their drawings without `.svg`. */
export interface SolidScene {
  /** Names of the meshes; published, their files. */
  readonly meshes: readonly string[];
  readonly names: readonly SolidName[];
  readonly pieces: readonly SolidPiece[];
  readonly views: Readonly<Record<string, SolidView>>;
}

/** Size in mm of the grid that the points of meshes lie on. */
export const solidGrid = 0.05;
