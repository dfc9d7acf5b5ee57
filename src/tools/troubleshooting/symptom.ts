import type { PageLink } from '../../model/pageTypes';
import type { GridCell } from '../../model/tableGrid';
import type { SymptomBasis } from '../../site/symptoms';

/** A failure, as pages show it: symptom, causes and fix. Texts have code spans. */
export interface Symptom {
  /** Anchor on the page of all symptoms. */
  readonly id: string;
  readonly symptom: GridCell;
  /** Program output, verbatim. */
  readonly messages: readonly string[];
  /** The messages are typical and may vary. */
  readonly orSimilar?: true;
  /** Causes, in the order to try. */
  readonly causes: readonly GridCell[];
  readonly check: GridCell;
  readonly fix: GridCell;
  readonly fixedWhen: GridCell;
  readonly danger: GridCell;
  /** Tool generations that the commands are for; empty for the newest. */
  readonly tools: readonly string[];
  readonly basis: SymptomBasis;
  /** A photo with alternative text. */
  readonly photo?: { readonly src: string; readonly alt: string };
  /** Page that explains the subject. */
  readonly page: PageLink;
}

/** A question that narrows down a failure. */
export interface PathQuestion {
  readonly id: string;
  readonly question: GridCell;
  readonly look: GridCell;
  readonly answers: readonly PathAnswer[];
}

/** An answer, with the next question or the symptoms to try, in order. */
export interface PathAnswer {
  readonly id: string;
  readonly answer: GridCell;
  readonly next: string | null;
  readonly symptoms: readonly { readonly id: string; readonly symptom: GridCell }[];
}
