import type { NumberedAnswer, NumberedQuestion } from './numbered';

/** In a worker: answers each question that the page asks; where `answer` throws or rejects, the page gets the error's text. */
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  // In a worker, `self` is the worker; the types of the project are those of a page.
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<NumberedQuestion<Question>>) => void;
    postMessage: (message: NumberedAnswer) => void;
  };
  scope.onmessage = ({ data: { number, question } }) => {
    new Promise((resolve) => resolve(answer(question))).then(
      (found) => scope.postMessage({ number, answer: found }),
      (error: unknown) => scope.postMessage({ number, error: error instanceof Error ? error.message : String(error) }),
    );
  };
}
