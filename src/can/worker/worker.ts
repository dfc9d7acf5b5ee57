import { makeReader } from './answer';
import type { Question } from './messages';

/** A question with a number, by which the page knows the answer again. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: Question;
}

/** An answer, or why there is none. */
export type NumberedAnswer = { readonly number: number } & ({ readonly answer: unknown } | { readonly error: string });

const reader = makeReader();

// In a worker, `self` is the worker; the types of the project are those of a page.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<NumberedQuestion>) => void;
  postMessage: (message: NumberedAnswer) => void;
};

scope.onmessage = ({ data: { number, question } }) => {
  reader(question).then(
    (answer) => scope.postMessage({ number, answer }),
    (error: unknown) => scope.postMessage({ number, error: error instanceof Error ? error.message : String(error) }),
  );
};
