import type { Tables } from '../tables/csvTable';

/** Words of a label, written from the tables. */
export interface Words {
  readonly text: string;
  /** Number of a balloon before the text: the place of the piece in the list of what its step takes. */
  readonly balloon?: number;
  readonly counted?: readonly Counted[];
}

/** Some of the pieces of a step, whose other ones have labels elsewhere in the drawing. */
export interface Counted {
  readonly id: string;
  readonly some: number;
  /** How many the step takes. */
  readonly count: number;
}

/**
 * Writes the words of a label of a drawing, whose file name says which step it shows: `assembly-j1-j2-3.svg`. Returns what is wrong with a reference
 * as a mistake.
 */
export type WriteWords = (label: string, drawing?: string) => Words | { readonly mistake: string };

/** Makes the writer of labels from tables. */
export type LabelWords = (tables: Tables) => WriteWords;
