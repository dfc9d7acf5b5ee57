/** A part of the site that a reader keeps or leaves out. */
export interface OfflinePiece {
  readonly name: string;
  /** Words beside its box, and what it holds. */
  readonly label: string;
  readonly holds: string;
  /** Whether its box is ticked before the reader chooses. */
  readonly chosen?: true;
  /** Pages by their routes, or by the beginning of them where it ends in a slash, with everything that they show. */
  readonly routes: readonly string[];
  /** It holds all pages that no other piece names. */
  readonly rest?: true;
  /** Files that pages fetch later, by the beginning of their addresses. */
  readonly files: readonly string[];
}
