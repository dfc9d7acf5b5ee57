import { pieceError } from './pieceError';
import type { PieceError } from './pieceError';

/** A request to a worker, numbered to match its answer. */
interface NumberedQuestion<Question> {
  readonly number: number;
  readonly question: Question;
}

/** An answer, or an error without its class. */
type NumberedAnswer = { readonly number: number } & (
  | { readonly answer: unknown }
  | ({ readonly error: string } & Pick<PieceError, 'request' | 'isOfOtherBuild'>)
);

/** What is sent of an error. */
function toldOf(error: unknown): { readonly error: string } & Pick<PieceError, 'request' | 'isOfOtherBuild'> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { message, request, isOfOtherBuild }: PieceError = error;
  return { error: message, request: typeof request === 'string' ? request : undefined, isOfOtherBuild };
}

/** In a worker: answers every request. Sends the error's message if `answer` throws or rejects. */
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  // In a worker, `self` is its own scope; the project's types are those of a page.
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<NumberedQuestion<Question>>) => void;
    postMessage: (message: NumberedAnswer) => void;
  };
  scope.onmessage = ({ data: { number, question } }) => {
    new Promise((resolve) => resolve(answer(question))).then(
      (found) => scope.postMessage({ number, answer: found }),
      (error: unknown) => scope.postMessage({ number, ...toldOf(error) }),
    );
  };
}

/** Client for a worker. `Answers` maps `ask` of a question to the type of its answer. */
export interface Answerer<Question extends { readonly ask: string }, Answers> {
  readonly ask: <Asked extends Question>(question: Asked) => Promise<Answers[Asked['ask'] & keyof Answers]>;
  readonly end: () => void;
}

/**
 * Makes a client for a worker. Rejects all questions, open and later, with `notLoaded` if the worker's script fails to load. The caller terminates the
 * worker.
 */
export function askWorker<Question extends { readonly ask: string }, Answers>(
  worker: Worker,
  notLoaded: string,
): Answerer<Question, Answers> {
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let number = 0;
  let hasAnswered = false;
  let failure: Error | undefined;
  worker.onmessage = ({ data }: MessageEvent<NumberedAnswer>) => {
    hasAnswered = true;
    const asker = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) asker?.reject(pieceError(data.error, data.request, data.isOfOtherBuild));
    // `Answers` gives the type.
    else asker?.resolve(data.answer as never);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    // The script may fail before anybody asks, who would then wait for ever.
    if (!hasAnswered) failure = new Error(notLoaded);
    for (const { reject } of waiting.values()) reject(new Error(notLoaded));
    waiting.clear();
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        number += 1;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, question } satisfies NumberedQuestion<Question>);
      }),
    end: () => worker.terminate(),
  };
}
