/** A question with a number, by which the page knows its answer again. */
interface NumberedQuestion<Question> {
  readonly number: number;
  readonly question: Question;
}

/** An answer, or the text of the error that came instead. */
type NumberedAnswer = { readonly number: number } & ({ readonly answer: unknown } | { readonly error: string });

/** In a worker: answers each question that the page asks. Where `answer` throws or rejects, the page gets the error's text. */
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

/** What a page asks a worker. `Answers` holds the type of the answer by the name of the question, its `ask`. */
export interface Answerer<Question extends { readonly ask: string }, Answers> {
  readonly ask: <Asked extends Question>(question: Asked) => Promise<Answers[Asked['ask'] & keyof Answers]>;
  readonly end: () => void;
}

/**
 * Lets a page ask a worker numbered questions. If the worker's script does not load, every open question is rejected with `notLoaded`.
 * Whoever started the worker ends it.
 */
export function askWorker<Question extends { readonly ask: string }, Answers>(
  worker: Worker,
  notLoaded: string,
): Answerer<Question, Answers> {
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let number = 0;
  worker.onmessage = ({ data }: MessageEvent<NumberedAnswer>) => {
    const asker = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) asker?.reject(new Error(data.error));
    // The worker answers each question with what `Answers` says.
    else asker?.resolve(data.answer as never);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(notLoaded));
    waiting.clear();
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        number += 1;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, question } satisfies NumberedQuestion<Question>);
      }),
    end: () => worker.terminate(),
  };
}
