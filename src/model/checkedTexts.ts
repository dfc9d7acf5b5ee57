import type { Place, Problem } from './problems';
import type { Tables } from './tableRow';

/** A document or post, to be compared with the tables. `bodyLine` is the first line of its body in the file. */
export interface CheckedText {
  /** A page with commands of another robot says so. */
  readonly frontmatter?: { readonly commands?: 'unchecked' | undefined };
  readonly file: string;
  readonly body: string;
  readonly bodyLine: number;
}

/** Place of an offset in the body of a text. */
export const placeIn = ({ file, body, bodyLine }: CheckedText, offset: number): Place => ({
  file,
  line: bodyLine + body.slice(0, offset).split('\n').length - 1,
});

/** Compares texts and tables, and reports what they state differently. */
export type TextCheck = (texts: readonly CheckedText[], tables: Tables) => readonly Problem[];
