import type { NumberedAnswer, NumberedQuestion } from './numbered';

/** Somebody who answers questions in a worker. `Answers` says by the name of a question, in `ask`, what comes back. */
export interface Answerer<Question extends { readonly ask: string }, Answers> {
  readonly ask: <Asked extends Question>(question: Asked) => Promise<Answers[Asked['ask'] & keyof Answers]>;
  readonly end: () => void;
}

/**
 * Asks a worker questions, each with a number by which its answer is known again. Where the worker's program does not load, what is asked
 * is rejected with `notLoaded`. Whoever started the worker ends it.
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
