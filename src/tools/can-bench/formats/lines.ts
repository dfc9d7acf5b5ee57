import type { CanFrame } from './frame';

/** A frame that a line has, with what a reader should know of how it was read. */
export interface LineFrame {
  readonly frame: CanFrame;
  readonly note?: string;
  /** Why sending this line as it is could move a motor. */
  readonly danger?: string;
  /** It is an argument of cansend: nothing says that it was ever on the bus. */
  readonly isArgument?: true;
}

/** What is wrong with a line, in words that name the way out. */
export interface LineMistake {
  readonly mistake: string;
}

/** What a line is: a frame; a line that says nothing by itself; or something that can't be read. */
export type ReadLine = LineFrame | { readonly skipped: string } | LineMistake;

/** What an adapter reports of the bus between frames: error counters at a limit, bus-off, or lost frames. */
export type BusStatus = 'errors' | 'bus-off' | 'overrun';

/** What a line of a log is: as `ReadLine`, or several frames, or a report of the adapter. */
export type LineResult =
  | ReadLine
  | { readonly several: readonly LineFrame[]; readonly note?: string }
  | { readonly status: BusStatus; readonly words: string };

/** Reads the next line of a log. Readers keep what earlier lines said, such as the columns of a CSV. */
export type ReadNext = (line: string) => LineResult;

/** Lines of a text one after the other. A carriage return alone ends a line where the text has no line feeds, as slcan's has. */
export function* linesOf(text: string): Generator<string> {
  const end = text.includes('\n') ? '\n' : '\r';
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf(end, start);
    const stop = found < 0 ? text.length : found;
    yield text.charCodeAt(stop - 1) === 13 && stop > start ? text.slice(start, stop - 1) : text.slice(start, stop);
    start = stop + 1;
  }
}

/** A decoder for a file by its first bytes: programs on Windows write UTF-16. */
export function decoderFor([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
}

/** The first words of a line, and where the next one begins. */
export interface LineWords {
  readonly words: readonly string[];
  readonly next: number;
}

/** Splits at blanks, up to so many words. Faster than a regular expression, which a long log notices. */
export function wordsOf(line: string, most = Number.POSITIVE_INFINITY, from = 0): LineWords {
  const words: string[] = [];
  let [start, at] = [-1, from];
  for (; at <= line.length; at += 1) {
    const code = at < line.length ? line.charCodeAt(at) : 32;
    const isBlank = code === 32 || code === 9;
    if (isBlank && start >= 0) {
      words.push(line.slice(start, at));
      start = -1;
      if (words.length === most) break;
    } else if (!isBlank && start < 0) start = at;
  }
  return { words, next: at };
}

/** What every reader says of a line that ends too early. */
export const tooFewBytes = (length: number, found: number): LineMistake => ({
  mistake: `The line says ${length} ${length === 1 ? 'byte' : 'bytes'}, but ${found} ${found === 1 ? 'follows' : 'follow'}. Copy the whole line.`,
});

/** Value of a hexadecimal digit by its code, or −1. */
export function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

const isBetween = (code: number, between: number): boolean => code === between || (between === 32 && code === 9);

/** Bytes that stand in a line, or how many good ones there are before the first that is missing; and where they end. */
export interface LineBytes {
  readonly data: Uint8Array;
  readonly found: number;
  readonly end: number;
}

/**
 * Reads `count` bytes of one or two digits from a place on, in base 16 or 10, with blanks or another sign between them. Written without
 * regular expressions: recordings have a million lines.
 */
export function bytesAt(line: string, from: number, count: number, base = 16, between = 32): LineBytes {
  const data = new Uint8Array(count);
  let at = from;
  for (let index = 0; index < count; index += 1) {
    while (isBetween(line.charCodeAt(at), between)) at += 1;
    const start = at;
    let value = 0;
    for (let digit = digitOf(line.charCodeAt(at)); digit >= 0 && digit < base && at - start < 3; digit = digitOf(line.charCodeAt(at))) {
      value = value * base + digit;
      at += 1;
    }
    const isEnd = at === line.length || isBetween(line.charCodeAt(at), between);
    if (at === start || value > 255 || !isEnd) return { data, found: index, end: start };
    data[index] = value;
  }
  return { data, found: count, end: at };
}

/** Bytes by the length code of CAN FD. */
export const lengthOfCode = (code: number): number => (code <= 8 ? code : ([12, 16, 20, 24, 32, 48, 64][code - 9] ?? 64));

interface Parts extends Partial<Omit<CanFrame, 'id' | 'data'>> {
  readonly id: number;
  readonly data: Uint8Array;
}

/** A frame of a log by what its format has of it; the rest is that of a classic frame with a standard ID. Field by field: spreading is slow. */
export const logFrame = (parts: Parts): LineFrame => ({
  frame: {
    port: parts.port ?? '',
    timestamp: parts.timestamp ?? '',
    time: parts.timestamp === undefined || parts.timestamp === '' ? null : Number(parts.timestamp),
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

/** Data of frames that have none. */
export const noBytes = new Uint8Array(0);

/** An error frame of a log that doesn't say which error it was. */
export const plainError = (port: string, timestamp: string): LineFrame =>
  logFrame({ port, timestamp, id: 0, idKind: 'error', data: noBytes });

/** The direction by its word in a log; null for any other. */
export const directionOf = (word: string | undefined): CanFrame['direction'] =>
  word === 'Rx' || word === 'RX' ? 'RX' : word === 'Tx' || word === 'TX' ? 'TX' : null;

/** Largest IDs of 11 and 29 bits. */
export const largestId = { standard: 0x7ff, extended: 0x1fffffff } as const;

/** Whether an ID fits its kind. */
export const fits = (id: number, idKind: CanFrame['idKind']): boolean =>
  id >= 0 && id <= (idKind === 'standard' ? largestId.standard : largestId.extended);
