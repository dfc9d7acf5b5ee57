import type { Answers, Question } from './messages';
import type { NumberedAnswer, NumberedQuestion } from './worker';

/** A worker that reads recordings, so that the page is never blocked. */
export interface Reader {
  readonly ask: <Asked extends Question>(question: Asked) => Promise<Answers[Asked['ask']]>;
  readonly end: () => void;
}

/** Starts the worker. It is ended by whoever started it. */
export function startReader(): Reader {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
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
    for (const { reject } of waiting.values()) reject(new Error('The part of the page that reads frames could not be loaded.'));
    waiting.clear();
  };
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        number += 1;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, question } satisfies NumberedQuestion);
      }),
    end: () => worker.terminate(),
  };
}
