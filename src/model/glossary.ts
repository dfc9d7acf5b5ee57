import type { PageLink } from './pageTypes';
import type { GridCell } from './tableGrid';

/** A glossary entry. */
export interface GlossaryTerm {
  /** Anchor. */
  readonly id: string;
  readonly term: string;
  /** Other names. */
  readonly also: readonly string[];
  readonly meaning: GridCell;
  /** Page that explains it. */
  readonly page: PageLink | null;
}

/** Terms with the same first letter. */
export interface GlossaryLetter {
  readonly id: string;
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}
