import { idText } from '../text/frame';
import type { Reading, ReadingKind } from './reading';
import type { Recording } from './recording';

/** Which frames are wanted: those of a motor, of a kind, or all. */
export interface RowFilter {
  readonly port?: string | undefined;
  readonly motorId?: number | undefined;
  readonly kind?: ReadingKind | undefined;
}

/** A frame as a list shows it. */
export interface FrameRow {
  readonly line: number;
  readonly time: number | null;
  readonly port: string;
  readonly direction: 'TX' | 'RX' | null;
  readonly id: string;
  readonly fd: boolean;
  readonly data: readonly number[];
  readonly readings: readonly Reading[];
}

/** Places of the frames that fit. */
export function placesOf({ frames, kindOf, motorOf }: Recording, { port, motorId, kind }: RowFilter): number[] {
  const places: number[] = [];
  for (let index = 0; index < frames.count; index += 1) {
    if (kind !== undefined && kindOf(index) !== kind) continue;
    if (motorId !== undefined && motorOf(index) !== motorId) continue;
    if (port !== undefined && frames.portOf(index) !== port) continue;
    places.push(index);
  }
  return places;
}

/** A frame as a list shows it, by its place. */
export function rowAt({ frames, read }: Recording, index: number): FrameRow {
  const frame = frames.at(index);
  return {
    line: frames.lineOf(index),
    time: frame.time,
    port: frame.port,
    direction: frame.direction,
    id: idText(frame),
    fd: frame.fd,
    data: [...frame.data],
    readings: read(index),
  };
}

/** Some of the frames that fit, which of them is the first, and how many fit in all. */
export interface RowPage {
  readonly rows: readonly FrameRow[];
  readonly from: number;
  readonly total: number;
}

/** A page of so many of the frames that fit, from one on; the last page if there are not so many. */
export function rowsOf(recording: Recording, filter: RowFilter, from: number, count: number): RowPage {
  const places = placesOf(recording, filter);
  const lastPage = Math.floor(Math.max(0, places.length - 1) / count) * count;
  const start = from < places.length ? Math.max(0, from) : lastPage;
  return { rows: places.slice(start, start + count).map((index) => rowAt(recording, index)), from: start, total: places.length };
}
