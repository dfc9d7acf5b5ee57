import { errorClasses } from '../codec/errorFrame';
import { readCompact, readId } from './cansend';
import { logFrame, noBytes, pairsIn } from './lines';
import type { LineFrame, LineMistake, ReadLine } from './lines';
import type { CanFrame } from './frame';
import { clockIn } from './values';

/**
 * Parses a time stamp of candump, in seconds: null for none, undefined if malformed. A date is read as UTC, since the recording's time zone
 * is unknown and only differences matter.
 */
export function readTime(text: string): number | null | undefined {
  if (text === '') return null;
  if (/^\d+[.,]\d{1,9}$/.test(text)) return Number(text.replace(',', '.'));
  // 2025-11-22 01:35:00.012345, local time of the recording computer
  return /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[.,]\d{1,9}$/.test(text) ? clockIn(text) : undefined;
}

/** Escape sequences of `candump -c`. */
// oxlint-disable-next-line no-control-regex -- escape sequences start with a control character
const colours = /\u001b\[[\d;]*m/g;

// (time) port TX B - 011 [8] data
const screenLine =
  /^\s*(?:\(([^)]*)\)\s+)?(?:([\w.@-]+)\s+)?(?:(TX|RX)\s+([B-])\s([E-])\s+)?([\dA-F]{3}|[\dA-F]{8})\s+(?:\[(\d{1,2})\]|\{([\dA-F])\})(?:\s+(.*))?$/i;

// (time) port 011#1183277FF7FF0000 R
const logLine = /^\s*\(([^)]*)\)\s+([\w.@-]+)\s+([\dA-FX]+#\S*)(?:\s+([RT]))?\s*$/i;

// cansend can0 001#FFFFFFFFFFFFFFFC, with or without the command, as in a terminal: user@host:~$ before it, # comment after it
const command = /^\s*(?:.*?[$>%#❯]\s+)??(?:sudo\s+)?cansend\s+(\S+)\s+(\S.*?)(?:\s+#\s.*)?\s*$/i;

/** Adds port, time and direction to a frame. */
function recorded(read: LineFrame | LineMistake, port = '', timestamp = '', direction: CanFrame['direction'] = null): ReadLine {
  if ('mistake' in read) return read;
  const time = readTime(timestamp);
  if (time === undefined) return { mistake: `"${timestamp}" is not a time stamp of candump.` };
  return { ...read, frame: { ...read.frame, port, timestamp, time, direction } };
}

/** Patterns of so many bytes at the beginning of a text. */
const runs = Array.from({ length: 65 }, (_none, count) => new RegExp(String.raw`^(?:\s{0,20}[\dA-F]{2}){${count}}(?![\dA-F])`, 'i'));

/** So many bytes at the beginning of a text, as they are printed; undefined if there are fewer. */
export const bytesBefore = (text: string, count: number): string | undefined => runs[count]?.exec(text)?.[0];

/** Bytes of the printed data; null if there are fewer than `length`. An ASCII rendering of the same bytes may follow. */
function printedBytes(text: string, length: number): Uint8Array | null {
  // -i prints eight binary digits per byte, -S the last byte first, with grave accents between bytes.
  const binary = /^[01]{8}(?:\s|$)/.test(text) ? text.split(/\s+/, length) : null;
  if (binary) return binary.every((word) => /^[01]{8}$/.test(word)) ? Uint8Array.from(binary, (word) => Number.parseInt(word, 2)) : null;
  const swapped = /^[\dA-F]{2}(?:`[\dA-F]{2})+/i.exec(text)?.[0];
  const data = swapped === undefined ? pairsIn(bytesBefore(text, length) ?? '') : pairsIn(swapped).reverse();
  return data.length === length ? data : null;
}

function readScreen([, timestamp, port, way, brs, esi, digits = '', count = '', code, after = '']: RegExpExecArray): ReadLine {
  const id = readId(digits);
  if ('mistake' in id) return id;
  const rest = after.trim();
  const length = code === undefined ? Number(count) : Math.min(Number.parseInt(code, 16), 8);
  const remote = /^remote request/i.test(rest);
  const data = remote || length === 0 ? noBytes : printedBytes(rest, length);
  if (!data) return { mistake: `The line says ${length} bytes, but fewer follow. Copy the whole line.` };
  const fd = count.length === 2 && !remote;
  const [rateSwitch, errorState] = fd && way !== undefined ? [/B/i.test(brs ?? ''), /E/i.test(esi ?? '')] : [null, null];
  // TX or RX, by the pattern.
  const direction = (way?.toUpperCase() ?? null) as CanFrame['direction'];
  return recorded(logFrame({ ...id, remote, fd, rateSwitch, errorState, length, data }), port, timestamp, direction);
}

/** Details of an error frame from `candump -e`: a tab and an error class. Terminals and mail programs turn the tab into spaces. */
const errorDetail = new RegExp(String.raw`^(?:\t[a-z]|\s*(?:${errorClasses.map(([, name]) => name).join('|')})(?:\{|\s*$))`);

/** Message for a line in which candump reports lost frames. */
export const lostFrames = 'candump lost frames here';

/** Characters of cansend's frame syntax. Only text made of them gets a specific error message. */
const compactSigns = /^[\dA-FXR#._]+$/i;

function readLog([, timestamp, port, written = '', end]: RegExpExecArray): ReadLine {
  const direction = end === undefined ? null : /R/i.test(end) ? 'RX' : 'TX';
  return recorded(readCompact(written), port, timestamp, direction);
}

function readArgument(text: string): ReadLine {
  const match = command.exec(text);
  const written = match?.[2] ?? text.trim();
  if (!match && !compactSigns.test(written) && !/^[\dA-FX]+#/i.test(written))
    return { mistake: 'This is not a line of candump or cansend.' };
  const read = recorded(readCompact(written), match?.[1]);
  return 'frame' in read ? { ...read, isArgument: true } : read;
}

/** Maximum line length: 64 bytes in binary digits and everything else. Longer lines are no frames, and would be slow to match. */
const longestLine = 1000;

/**
 * Reads a line that candump prints (on the screen with any options, or into a log) or that cansend accepts. Leading spaces may be missing.
 * Never throws.
 */
export function readLine(line: string): ReadLine {
  if (line.length > longestLine) return { mistake: `The line has ${line.length} characters: no frame is that long.` };
  // Web pages and mail programs insert no-break spaces.
  const text = line.replace(colours, '').replaceAll('\u00a0', ' ');
  if (text.trim() === '') return { skipped: 'empty' };
  if (errorDetail.test(text)) return { skipped: 'text of an error frame' };
  if (/^DROPCOUNT: dropped \d+ CAN frames/.test(text)) return { skipped: lostFrames };
  const screen = screenLine.exec(text);
  if (screen) return readScreen(screen);
  const log = logLine.exec(text);
  return log ? readLog(log) : readArgument(text);
}
