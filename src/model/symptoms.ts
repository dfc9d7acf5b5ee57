import type { PageLink } from './pageTypes';
import type { GridCell } from './tableGrid';

/** What a row of the table of symptoms rests on. */
export type SymptomBasis = 'source' | 'derived' | 'report' | 'engineering';

/** A failure as pages show it: what people see, why it happens, and the way out. Texts have their names to copy marked. */
export interface Symptom {
  /** Its anchor on the page of all symptoms. */
  readonly id: string;
  readonly symptom: GridCell;
  /** What programs print, as they print it. */
  readonly messages: readonly string[];
  /** The messages are the usual ones of that program, and may be worded otherwise. */
  readonly orSimilar?: true;
  /** In the order to try. */
  readonly causes: readonly GridCell[];
  readonly check: GridCell;
  readonly fix: GridCell;
  readonly fixedWhen: GridCell;
  readonly danger: GridCell;
  /** Generations of the tools for which the commands hold, by name; empty where they hold for the newest. */
  readonly tools: readonly string[];
  readonly basis: SymptomBasis;
  /** A picture of what is seen, and what it shows. */
  readonly photo?: { readonly src: string; readonly alt: string };
  /** Where the matter is explained. */
  readonly page: PageLink;
}

/** A question that narrows a failure down. */
export interface PathQuestion {
  readonly id: string;
  readonly question: GridCell;
  readonly look: GridCell;
  readonly answers: readonly PathAnswer[];
}

/** An answer, with the question that follows or the symptoms to try, in their order. */
export interface PathAnswer {
  readonly id: string;
  readonly answer: GridCell;
  readonly next: string | null;
  readonly symptoms: readonly { readonly id: string; readonly symptom: GridCell }[];
}
