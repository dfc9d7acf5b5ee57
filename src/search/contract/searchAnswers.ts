/** Address of the lines that answer short questions, below the base path. */
export const answersPath = '/search-answers.json';

/** What a line is about, the ways to write that, and the rest of the line. */
export type AnswerLine = readonly [subject: string, names: readonly string[], text: string];

/** Lines from one table that the same words ask for. */
export interface AnswerGroup {
  readonly topics: readonly string[];
  /** Words that may stand in the question and change nothing. */
  readonly indifferent: readonly string[];
  /** The subject by itself asks for a line, too. */
  readonly alone: boolean;
  /** Place of the table, without the base path. */
  readonly path: string;
  readonly section: string;
  readonly page: string;
  readonly heading: string;
  readonly lines: readonly AnswerLine[];
}

/** A line that answers a question, with the place of its table. */
export interface Answer {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** Both are sentences, which stand below each other. */
  readonly areSentences?: true;
  readonly path: string;
  readonly section: string;
  readonly page: string;
  readonly heading: string;
}
