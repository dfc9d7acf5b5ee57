import { largestId } from './frame';
import type { CanFrame } from './frame';

/** A frame of a line, with notes on how it was read. */
export interface LineFrame {
  readonly frame: CanFrame;
  readonly note?: string;
  /** Why sending this line as it is could move a motor. */
  readonly danger?: string;
  /** It is a cansend argument, so it may never have been on the bus. */
  readonly isArgument?: true;
}

/** What is wrong with a line, and the fix. */
export interface LineMistake {
  readonly mistake: string;
}

/** Result of reading a line: a frame, a line without content, or an error. */
export type ReadLine = LineFrame | { readonly skipped: string } | LineMistake;

/** Bus status that an adapter reports between frames: error counters at a limit, bus-off, or lost frames. */
export type BusStatus = 'errors' | 'bus-off' | 'overrun';

/** Result of reading a line of a log: a `ReadLine`, several frames, or a bus status. */
export type LineResult =
  | ReadLine
  | { readonly several: readonly LineFrame[]; readonly note?: string }
  | { readonly status: BusStatus; readonly words: string };

/** Reads the next line of a log. Readers are stateful: they remember, for example, the columns of a CSV. */
export type ReadNext = (line: string) => LineResult;

/** Splits a text into lines lazily. A carriage return alone ends a line if the text has no line feeds, as in slcan. */
export function* linesOf(text: string): Generator<string> {
  const end = text.includes('\n') ? '\n' : '\r';
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf(end, start);
    const stop = found < 0 ? text.length : found;
    yield text.charCodeAt(stop - 1) === 13 && stop > start ? text.slice(start, stop - 1) : text.slice(start, stop);
    start = stop + 1;
  }
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // A character may be cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** Text decoder for a file, from its first bytes: Windows programs write UTF-16 or Latin-1. */
export function decoderFor(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  // In UTF-16 without a byte order mark, each second byte of most characters is 0.
  const zeros = (from: number): number => bytes.subarray(0, 400).filter((byte, index) => index % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const few = Math.min(bytes.length, 400) / 8;
  if ((first === 0xff && second === 0xfe) || (odd > few && even === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (even > few && odd === 0)) return new TextDecoder('utf-16be');
  const head = bytes.subarray(0, 65_536);
  // A binary file is named by its first characters, as UTF-8.
  return new TextDecoder(head.includes(0) || isUtf8(head) ? 'utf-8' : 'windows-1252');
}

/** Splits a line at spaces. Faster than a regular expression on long logs. */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= line.length; at += 1) {
    const code = at < line.length ? line.charCodeAt(at) : 32;
    const isBlank = code === 32 || code === 9;
    if (isBlank && start >= 0) words.push(line.slice(start, at));
    start = isBlank ? -1 : start < 0 ? at : start;
  }
  return words;
}

/** Error for a line that ends too early. */
export const tooFewBytes = (length: number, found: number): LineMistake => ({
  mistake: `The line says ${length} ${length === 1 ? 'byte' : 'bytes'}, but ${found} ${found === 1 ? 'follows' : 'follow'}. Copy the whole line.`,
});

/** Value of a hexadecimal digit from its character code, or −1. */
export function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

interface Parts extends Partial<Omit<CanFrame, 'id' | 'data'>> {
  readonly id: number;
  readonly data: Uint8Array;
}

/**
 * Builds a frame from the fields that a log format has; defaults are those of a classic frame with a standard ID. Written field by field,
 * because object spread is slow.
 */
export const logFrame = (parts: Parts): LineFrame => ({
  frame: {
    port: parts.port ?? '',
    timestamp: parts.timestamp ?? '',
    time: parts.time ?? (parts.timestamp === undefined || parts.timestamp === '' ? null : Number(parts.timestamp)),
    direction: parts.direction ?? null,
    id: parts.id,
    idKind: parts.idKind ?? 'standard',
    remote: parts.remote ?? false,
    fd: parts.fd ?? false,
    rateSwitch: parts.rateSwitch ?? null,
    errorState: parts.errorState ?? null,
    length: parts.length ?? parts.data.length,
    data: parts.data,
  },
});

/** Data of frames without data. */
export const noBytes = new Uint8Array(0);

/** Error frame of a log that doesn't say which error it was. */
export const plainError = (port: string, timestamp: string): LineFrame =>
  logFrame({ port, timestamp, id: 0, idKind: 'error', data: noBytes });

/** Whether an ID fits its kind. */
export const fits = (id: number, idKind: CanFrame['idKind']): boolean =>
  id >= 0 && id <= (idKind === 'standard' ? largestId.standard : largestId.extended);
