import type { Role } from '../../../can/formats/columnNames';
import type { BusChoices, CanTables } from '../../../can/reading/bus';
import type { RowFilter, RowPage } from '../../../can/reading/rows';
import type { Recording } from '../../../can/reading/recording';
import type { Series, SeriesWish } from '../../../can/reading/series';
import { knownBus } from '../../../can/reading/bus';
import { decoderFor } from '../../../can/formats/lines';
import { readRecording, refusalOf } from '../../../can/reading/recording';
import { csvOf, rowsOf } from '../../../can/reading/rows';
import { seriesOf } from '../../../can/reading/series';

/** A text or file to read, with the facts about the bus. */
interface ReadQuestion {
  readonly ask: 'read';
  readonly source: string | Blob;
  readonly tables: CanTables;
  readonly choices: BusChoices;
  /** What the reader takes from the columns of a table. */
  readonly roles?: readonly Role[] | undefined;
}

/** Questions to the worker. All but the first are about the last recording. */
export type Question =
  | ReadQuestion
  | { readonly ask: 'rows'; readonly filter: RowFilter; readonly from: number; readonly count: number }
  | { readonly ask: 'series'; readonly wish: SeriesWish }
  | { readonly ask: 'csv'; readonly filter: RowFilter };

/** A recording without its frames. */
export type Overview = Omit<Recording, 'frames' | 'read'> & { readonly count: number };

/** Answers by question. */
export interface Answers {
  readonly read: Overview;
  readonly rows: RowPage;
  readonly series: Series | null;
  readonly csv: Blob;
}

/** Maximum file size in bytes: about 500,000 lines. */
export const largestFile = 32 * 1024 * 1024;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

const decoded = (bytes: ArrayBuffer): string => decoderFor(new Uint8Array(bytes)).decode(bytes);

/** Text of a file. Throws a RangeError with a remedy if it is too large. */
async function textOf(source: string | Blob): Promise<string> {
  if (typeof source !== 'string' && source.size > largestFile)
    throw new RangeError(
      `The file has ${megabytes(source.size)}; the bench reads up to ${megabytes(largestFile)}. Cut out a part first: head -n 400000 recording.log > part.log`,
    );
  const text = typeof source === 'string' ? source : decoded(await source.arrayBuffer());
  const refusal = refusalOf(text);
  if (refusal !== undefined) throw new RangeError(refusal);
  return text;
}

/** Creates the function that reads recordings and answers questions about the last one. */
export function makeReader(): <Asked extends Question>(question: Asked) => Promise<Answers[Asked['ask']]> {
  let recording: Recording | undefined;
  let turns = 0;
  const last = (): Recording => {
    if (!recording) throw new Error('No recording has been read yet.');
    return recording;
  };
  const read = async ({ source, tables, choices, roles }: ReadQuestion): Promise<Overview> => {
    turns += 1;
    const turn = turns;
    const made = readRecording(await textOf(source), knownBus(tables, choices), roles);
    // A large file opened earlier may finish later.
    if (turn === turns) recording = made;
    const { formats, isUnread, columns, questions, clock, mistakes, notes, dangers, warnings, left, summary, verdict } = made;
    return {
      count: made.frames.length,
      formats,
      isUnread,
      columns,
      questions,
      clock,
      mistakes,
      notes,
      dangers,
      warnings,
      left,
      summary,
      verdict,
    };
  };
  const answer = async (question: Question): Promise<Answers[Question['ask']]> => {
    if (question.ask === 'read') return read(question);
    if (question.ask === 'rows') return rowsOf(last(), question.filter, question.from, question.count);
    if (question.ask === 'series') return seriesOf(last(), question.wish);
    return new Blob([csvOf(last(), question.filter)], { type: 'text/csv;charset=utf-8' });
  };
  // `Answers` maps questions to answers; TypeScript can't follow that through the branches.
  return (question) => answer(question) as Promise<Answers[(typeof question)['ask']]>;
}
