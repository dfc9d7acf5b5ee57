import { pieceError } from './pieceError';

/** A request to a worker, numbered to match its answer. */
interface NumberedQuestion<Question> {
  readonly number: number;
  readonly question: Question;
}

/** An answer, or the message of an error with the file that failed to load, if there is one. */
type NumberedAnswer = { readonly number: number } & (
  | { readonly answer: unknown }
  | { readonly error: string; readonly request?: string | undefined }
);

/** The file that failed to load, see `pieceError`. */
const requestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;

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
      (error: unknown) =>
        scope.postMessage({ number, error: error instanceof Error ? error.message : String(error), request: requestOf(error) }),
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
    if ('error' in data) asker?.reject(pieceError(data.error, data.request));
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
