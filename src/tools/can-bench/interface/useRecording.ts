import { startTransition, useEffect, useRef, useState } from 'react';
import { askWorker } from '../../../model/worker';
import type { Answerer } from '../../../model/worker';
import type { Answers, Question, Overview } from '../worker/answer';
import type { BusChoices, CanTables } from '../../../can/reading/bus';
import { rolesIn } from '../../../can/formats/columnNames';

/** Worker that reads recordings without blocking the page. */
type Reader = Answerer<Question, Answers>;

/** Starts the worker. The caller ends it. A browser without workers gets a reader that says so, instead of a page that fails. */
function startReader(): Reader {
  try {
    return askWorker<Question, Answers>(
      new Worker(new URL('../worker/worker.ts', import.meta.url)),
      'The part of the page that reads frames could not be loaded.',
    );
  } catch {
    return {
      ask: () =>
        Promise.reject(new Error('This browser doesn’t allow the worker that reads frames. The tables below explain each frame, too.')),
      end: () => {},
    };
  }
}

/** A recording that was read, and the worker that answers questions about it. A new recording is a new object. */
export interface ReadRecording {
  readonly overview: Overview;
  readonly reader: Reader;
  readonly source: string | Blob;
}

/** Reads a recording in a worker, again whenever source, choices or columns change. `recording` is null if there is nothing to read. */
export function useRecording(source: string | Blob, tables: CanTables, choices: BusChoices, columns: string) {
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
    // Compared as JSON, because each render creates a new object.
    current.ask({ ask: 'read', source, tables, choices: JSON.parse(chosen) as BusChoices, roles: rolesIn(columns) }).then(
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
  }, [source, isEmpty, tables, chosen, columns, attempt]);
  useEffect(() => {
    // Start the worker on mount, not on the first line: the network may be gone by then.
    reader.current ??= startReader();
    return () => {
      reader.current?.end();
      reader.current = undefined;
    };
  }, []);
  // While the reader types, the previous result stays; a file replaces it only once it is read.
  const isTyping = typeof source === 'string' && typeof recording?.source === 'string';
  const shown = !isEmpty && (isTyping || recording?.source === source) ? recording : null;
  return {
    recording: shown,
    isReading: !isEmpty && error === '' && shown === null,
    error: isEmpty ? '' : error,
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * Answer of the worker to a question about a recording; `first` until there is one. Set in a transition, so that input isn't delayed. While
 * the recording is read again there is no answer, and the next one replaces this.
 */
export function useAnswer<Asked extends Exclude<Question, { ask: 'read' }>, First>(
  { reader, overview }: ReadRecording,
  question: Asked | null,
  first: First,
): Answers[Asked['ask']] | First {
  const [answer, setAnswer] = useState<Answers[Asked['ask']] | First>(first);
  // Compared as JSON, because each render creates a new object.
  const asked = JSON.stringify(question);
  useEffect(() => {
    const known = JSON.parse(asked) as Asked | null;
    let left = false;
    if (known)
      reader.ask(known).then(
        (next) => left || startTransition(() => setAnswer(() => next)),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [reader, overview, asked]);
  return answer;
}
