import type { PageLink } from './pageTypes';
import type { GridCell } from './tableGrid';

/** A question with its answer, as a page shows it. */
export interface Question {
  /** Anchor. */
  readonly id: string;
  readonly question: string;
  readonly answer: GridCell;
  /** Where to read more, with the words before each link. */
  readonly links: readonly QuestionLink[];
}

/** A link to read more. */
export interface QuestionLink extends PageLink {
  readonly lead: string;
}
