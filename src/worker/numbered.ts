/** A question with a number, by which the page knows the answer again. */
export interface NumberedQuestion<Question> {
  readonly number: number;
  readonly question: Question;
}

/** An answer, or why there is none. */
export type NumberedAnswer = { readonly number: number } & ({ readonly answer: unknown } | { readonly error: string });
