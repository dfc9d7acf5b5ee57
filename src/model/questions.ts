import type { PageLink } from './pageTypes';
import type { GridCell } from './tableGrid';

/** A question of a reader with its answer, as a page shows it. */
export interface Question {
  /** Id of its heading, for links. */
  readonly id: string;
  readonly question: string;
  readonly answer: GridCell;
  /** Where to read on, with the words before each link. */
  readonly links: readonly QuestionLink[];
}

/** A place to read on. */
export interface QuestionLink extends PageLink {
  readonly lead: string;
}
