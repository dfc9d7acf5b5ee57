import { errorClasses } from '../codec/errorFrame';
import { readCompact, readId, readHexBytes } from './cansend';
import type { BareFrame } from './cansend';
import type { ReadLine } from './lines';
import type { CanFrame } from './frame';

// 2025-11-22 01:35:00.012345, local time of the recording computer
const date = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)[.,](\d{1,9})$/;
const seconds = /^\d+[.,]\d{1,9}$/;

/**
 * Parses a time stamp of candump, in seconds: null for none, undefined if malformed. A date is read as UTC, since the recording's time zone
 * is unknown and only differences matter.
 */
function readTime(text: string): number | null | undefined {
  if (text === '') return null;
  if (seconds.test(text)) return Number(text.replace(',', '.'));
  const [found, year, month, day, hour, minute, second, part = ''] = date.exec(text) ?? [];
  if (found === undefined) return undefined;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return Number.isNaN(at) ? undefined : at / 1000 + Number(`0.${part}`);
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
const frameOf = (bare: BareFrame, { port, timestamp, direction }: Pick<CanFrame, 'port' | 'timestamp' | 'direction'>): ReadLine => {
  const { id, idKind, remote, fd, rateSwitch, errorState, length, data, note, danger } = bare;
  const time = readTime(timestamp);
  if (time === undefined) return { mistake: `"${timestamp}" is not a time stamp of candump.` };
  const frame = { port, timestamp, time, direction, id, idKind, remote, fd, rateSwitch, errorState, length, data };
  if (note === undefined) return { frame };
  return danger === undefined ? { frame, note } : { frame, note, danger };
};

const binary = /^[01]{8}$/;

const blank = ' '.charCodeAt(0);

/** Bytes of the printed data; null if there are fewer than `length`. An ASCII rendering of the same bytes may follow. */
function printedBytes(text: string, length: number): Uint8Array | null {
  // -i prints eight binary digits per byte, -S the last byte first, with grave accents between bytes.
  if (/^[01]{8}(?:\s|$)/.test(text)) {
    const words = text.split(/\s+/, length);
    return words.length === length && words.every((word) => binary.test(word))
      ? Uint8Array.from(words, (word) => Number.parseInt(word, 2))
      : null;
  }
  const swapped = text.includes('`') ? /^[\dA-F]{2}(?:`[\dA-F]{2})+/i.exec(text)?.[0] : undefined;
  return swapped ? readHexBytes(swapped.split('`').reverse().join(''), length, blank) : readHexBytes(text, length, blank);
}

function readScreen(match: RegExpExecArray): ReadLine {
  const id = readId(match[6] ?? '');
  if ('mistake' in id) return id;
  const [count, code, rest] = [match[7] ?? '', match[8], (match[9] ?? '').trim()];
  const direction = (match[3]?.toUpperCase() ?? null) as CanFrame['direction']; // TX or RX, by the pattern
  const recorded = { port: match[2] ?? '', timestamp: match[1] ?? '', direction };
  const length = code === undefined ? Number(count) : Math.min(Number.parseInt(code, 16), 8);
  const remote = /^remote request/i.test(rest);
  const data = remote || length === 0 ? new Uint8Array(0) : printedBytes(rest, length);
  if (!data) return { mistake: `The line says ${length} bytes, but fewer follow. Copy the whole line.` };
  const fd = count.length === 2;
  const marked = fd && !remote && match[4] !== undefined;
  const rateSwitch = marked ? /B/i.test(match[4] ?? '') : null;
  const errorState = marked ? /E/i.test(match[5] ?? '') : null;
  return frameOf({ id: id.id, idKind: id.idKind, remote, fd: fd && !remote, rateSwitch, errorState, length, data }, recorded);
}

/** Details of an error frame from `candump -e`: a tab and an error class. Terminals and mail programs turn the tab into spaces. */
const errorDetail = new RegExp(String.raw`^(?:\t[a-z]|\s*(?:${errorClasses.map(([, name]) => name).join('|')})(?:\{|\s*$))`);

/** Message for a line in which candump reports lost frames. */
export const lostFrames = 'candump lost frames here';

const dropped = /^DROPCOUNT: dropped \d+ CAN frames/;

/** Characters of cansend's frame syntax. Only text made of them gets a specific error message. */
const compactSigns = /^[\dA-FXR#._]+$/i;

function readLog(match: RegExpExecArray): ReadLine {
  const bare = readCompact(match[3] ?? '');
  if ('mistake' in bare) return bare;
  const end = match[4];
  const direction = end === undefined ? null : end === 'R' || end === 'r' ? 'RX' : 'TX';
  return frameOf(bare, { port: match[2] ?? '', timestamp: match[1] ?? '', direction });
}

function readArgument(text: string): ReadLine {
  const match = command.exec(text);
  const written = match ? (match[2] ?? '') : text.trim();
  if (!match && !compactSigns.test(written) && !/^[\dA-FX]+#/i.test(written))
    return { mistake: 'This is not a line of candump or cansend.' };
  const bare = readCompact(written);
  if ('mistake' in bare) return bare;
  return { ...frameOf(bare, { port: match?.[1] ?? '', timestamp: '', direction: null }), isArgument: true };
}

/** Tests each pattern only if its typical characters occur: a recording has a million lines. */
function readText(text: string): ReadLine {
  const screen = text.includes('[') || text.includes('{') ? screenLine.exec(text) : null;
  if (screen) return readScreen(screen);
  const log = text.includes('(') ? logLine.exec(text) : null;
  return log ? readLog(log) : readArgument(text);
}

/** Maximum line length: 64 bytes in binary digits and everything else. Longer lines are no frames, and would be slow to match. */
const longestLine = 1000;

/**
 * Reads a line that candump prints (on the screen with any options, or into a log) or that cansend accepts. Leading spaces may be missing.
 * Never throws.
 */
export function readLine(line: string): ReadLine {
  if (line.length > longestLine) return { mistake: `The line has ${line.length} characters: no frame is that long.` };
  const plain = line.includes('\u001b') ? line.replace(colours, '') : line;
  // Web pages and mail programs insert no-break spaces.
  const text = plain.includes('\u00a0') ? plain.replaceAll('\u00a0', ' ') : plain;
  if (text.trim() === '') return { skipped: 'empty' };
  if (errorDetail.test(text)) return { skipped: 'text of an error frame' };
  if (dropped.test(text)) return { skipped: lostFrames };
  return readText(text);
}
