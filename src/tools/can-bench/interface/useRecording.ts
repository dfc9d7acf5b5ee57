import { askWorker } from '../../../model/worker';
import type { Answerer } from '../../../model/worker';
import type { Answers, Question, Overview } from '../worker/answer';
import { useEffect, useRef, useState } from 'react';
import type { BusChoices, CanTables } from '../reading/bus';

/** A worker that reads recordings, so that the page is never blocked. */
export type Reader = Answerer<Question, Answers>;

/** Starts the worker. It is ended by whoever started it. */
export const startReader = (): Reader =>
  askWorker<Question, Answers>(
    new Worker(new URL('../worker/worker.ts', import.meta.url)),
    'The part of the page that reads frames could not be loaded.',
  );

/** What became of a text or file: what it holds, and whom to ask for its frames. A new one is another object. */
export interface ReadRecording {
  readonly overview: Overview;
  readonly reader: Reader;
  /** What it was read from. */
  readonly source: string | Blob;
}

/** A recording that is read in a worker, again with each change of what it is read from or by. Null while there is nothing to read. */
export function useRecording(source: string | Blob, tables: CanTables, choices: BusChoices) {
  const [recording, setRecording] = useState<ReadRecording | null>(null);
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(0);
  const reader = useRef<Reader>(undefined);
  const chosen = JSON.stringify(choices);
  const isEmpty = typeof source === 'string' && source.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    let left = false;
    const current = (reader.current ??= startReader());
    // What was chosen is compared by what it says, because each rendering makes it anew.
    current.ask({ ask: 'read', source, tables, choices: JSON.parse(chosen) as BusChoices }).then(
      (overview) => {
        if (left) return;
        setRecording({ overview, reader: current, source });
        setError('');
      },
      (reason: Error) => {
        if (left) return;
        setError(reason.message);
        current.end();
        reader.current = undefined;
      },
    );
    return () => {
      left = true;
    };
  }, [source, isEmpty, tables, chosen, attempt]);
  useEffect(() => {
    // Not with the first line: the network may be gone by then.
    reader.current ??= startReader();
    return () => {
      reader.current?.end();
      reader.current = undefined;
    };
  }, []);
  // While somebody types, what was read before stays; a file takes the place of anything else only when it was read.
  const isTyping = typeof source === 'string' && typeof recording?.source === 'string';
  const shown = !isEmpty && (isTyping || recording?.source === source) ? recording : null;
  return {
    recording: shown,
    isReading: !isEmpty && error === '' && shown === null,
    error: isEmpty ? '' : error,
    retry: () => setAttempt(attempt + 1),
  };
}
