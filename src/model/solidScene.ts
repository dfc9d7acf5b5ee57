/** A point in mm, or a direction. Robot coordinates: x forward, y left, z up. */
export type Triple = readonly [x: number, y: number, z: number];

/** State of a piece in a step: mounted before, added now, or screwed in now. */
export type SolidTone = 'built' | 'added' | 'driven';

/** How a piece of the right arm maps to the left arm: mirrored, shifted left by so many mm, or unchanged. */
export type OtherArm = 'mirror' | 'same' | number;

/** A mesh in its position. */
export interface SolidPiece {
  /** Index of its mesh in `meshes`. */
  readonly mesh: number;
  /** Index of its name in `names`. */
  readonly name: number;
  /** Row-major 3 × 4 matrix from the mesh to robot coordinates, in mm. */
  readonly place: readonly number[];
  readonly other: OtherArm;
}

/** Pieces that move together in a step: a part with everything mounted on it, or a fastener. */
export interface SolidMove {
  readonly tone: SolidTone;
  /** A fastener. Fasteners follow each other quickly. */
  readonly screw?: true;
  /** Offset in mm from its final position to where it starts. */
  readonly from: Triple;
  /** Indices into `pieces`. */
  readonly pieces: readonly number[];
}

/** A drawing of a guide as a 3D scene, from the same viewpoint. */
export interface SolidView {
  readonly title: string;
  /** Which arm it shows; `both` shows the right one for either. */
  readonly arm: 'both' | 'right' | 'left' | 'pedestal';
  /** Viewing direction and up vector. */
  readonly from: Triple;
  readonly up: Triple;
  /** Height in mm below which everything is clipped. */
  readonly cutBelow?: number;
  /** Pieces that don't move, by tone: indices into `pieces`. */
  readonly still: Readonly<Partial<Record<SolidTone, readonly number[]>>>;
  /** Moves, in order. */
  readonly moves: readonly SolidMove[];
}

/** Name of a piece, in the source with references to the tables, and the page about it. */
export interface SolidName {
  readonly id: string;
  readonly name: string;
  readonly href?: string;
}

/** All views of a guide, by the name of the drawing without `.svg`. */
export interface SolidScene {
  /** Names of the meshes; in the published file, their addresses. */
  readonly meshes: readonly string[];
  readonly names: readonly SolidName[];
  readonly pieces: readonly SolidPiece[];
  readonly views: Readonly<Record<string, SolidView>>;
}

/** Grid in mm to which mesh vertices are rounded. */
export const solidGrid = 0.05;
