import type { PageLink } from './pageTypes';
import type { GridCell } from './tableGrid';

/** A term with its meaning, as the glossary shows it. */
export interface GlossaryTerm {
  /** Id of the entry, for links. */
  readonly id: string;
  readonly term: string;
  /** Other names of the same thing. */
  readonly also: readonly string[];
  readonly meaning: GridCell;
  /** The page that explains it. */
  readonly page: PageLink | null;
}

/** Terms that begin with a letter. */
export interface GlossaryLetter {
  readonly id: string;
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}
