import type { LineFrame, LineResult, ReadNext, LineMistake, ReadLine } from './lines';
import { errorClasses } from '../codec/errorFrame';
import { readCompact, readId } from './cansend';
import { logFrame, noBytes, pairsIn } from './lines';
import type { CanFrame } from './frame';
import { clockIn } from './values';

/**
 * Parses a time stamp of candump, in seconds: null for none, undefined if malformed. A date is read as UTC, since the recording's time zone
 * is unknown and only differences matter.
 */
function readTime(text: string): number | null | undefined {
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
const bytesBefore = (text: string, count: number): string | undefined => runs[count]?.exec(text)?.[0];

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

// (time) port TX B - 011 [8], anywhere in a line; some programs print IDs without leading zeros
const screenFrame =
  /(?:\(([^()]{1,30})\)\s{1,20})?(?:(?<![\w.-])([a-z_]{0,12}can[\w-]{0,12}|[a-z][\w-]{0,12}\d)\s{1,20})?(?:(TX|RX)\s([B-])\s([E-])\s{1,20})?(?<![\w#.-])([\dA-F]{1,3}|[\dA-F]{8})\s{1,20}\[(\d{1,2})\](?!\w)/gi;

// (time) port 011#1183277FF7FF0000 R, anywhere in a line
const compactFrame =
  /(?:\(([\d. :-]{1,30})\)\s{1,20}([\w.@-]{1,20})\s{1,20})?(?<![\w#.])([\dA-FX]{1,10}#[\dA-FR#._]{1,140})(?:\s([RT])(?!\w))?/gi;

/** A frame and its position in the line. */
interface Found {
  readonly read: LineFrame;
  readonly from: number;
  readonly to: number;
}

/** Converts a frame in screen form to candump's own spacing and reads it; null if bytes are missing. */
function screenAt(line: string, match: RegExpExecArray): Found | null {
  const [text, time, port = '', way, rate, state, id = '', count = ''] = match;
  const start = match.index + text.length;
  const after = line.slice(start, start + 300);
  const printed = /^\s{1,20}remote request/i.exec(after)?.[0] ?? bytesBefore(after, Number(count));
  if (printed === undefined) return null;
  const before = `${time === undefined ? '' : `(${time}) `} ${port} ${way === undefined ? '' : ` ${way} ${rate} ${state}`} `;
  const read = readLine(`${before} ${id.padStart(3, '0')}  [${count}] ${printed.trim()}`);
  if (!('frame' in read)) return null;
  const short =
    id.length < 3 ? { note: `The ID has ${id.length === 1 ? 'one digit' : 'two digits'}: read as ${id.padStart(3, '0')}.` } : {};
  return { read: { ...read, ...short }, from: match.index, to: start + printed.length };
}

function compactAt(match: RegExpExecArray): Found | null {
  const [text, time, port = '', frame = '', end] = match;
  // A full stop isn't part of the frame.
  const written = frame.replace(/\.+$/, '');
  const read = readLine(time === undefined ? written : `(${time}) ${port} ${written}${end === undefined ? '' : ` ${end}`}`);
  return 'frame' in read ? { read, from: match.index, to: match.index + text.length } : null;
}

/** Frames of a line, in order. */
function framesIn(line: string): Found[] {
  const found = [
    ...(line.includes('[') ? Array.from(line.matchAll(screenFrame), (match) => screenAt(line, match)) : []),
    ...(line.includes('#') ? Array.from(line.matchAll(compactFrame), compactAt) : []),
  ];
  return found.filter((one) => one !== null).sort((a, b) => a.from - b.from);
}

/** Splits a shell line into commands, because a cansend frame ends where the next command begins. */
const commandsOf = (line: string): string[] =>
  line
    .split(/;|&&|\|\|?|&|\bdo\b|\bdone\b|`/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const argument = /\bcansend\s+(\S+)\s+["']?([^\s"']+)["']?(.*)$/;

/** Frames of the cansend commands in a line. A space in the data is an error that `readLine` explains. */
function commandsIn(line: string): LineResult | null {
  const [frames, rest]: [LineFrame[], string[]] = [[], []];
  for (const text of commandsOf(line)) {
    const [, port = '', frame, after = ''] = argument.exec(text) ?? [];
    if (frame === undefined) {
      rest.push(text);
      continue;
    }
    const whole = /^\s+[\dA-F]{2,16}(?:\s|$)/i.test(after) ? `${frame}${after}` : frame;
    const read = readLine(`cansend ${port} ${whole}`);
    if ('mistake' in read) return read;
    if ('frame' in read) frames.push(read);
    const end = after.replace(/^\s*(?:#.*|\d?>\S*.*)$/, '').trim();
    if (end !== '' && whole === frame) rest.push(end);
  }
  return frames.length > 0 ? resultOf(frames, rest.join(' ')) : null;
}

/** Reports words and numbers that were skipped, but not punctuation of Markdown and shells. */
function resultOf(frames: readonly LineFrame[], rest: string): LineResult {
  const left = rest.replace(/\s+/g, ' ').trim();
  const note = /[a-z\d]/i.test(left) ? `Ignored in this line: “${left.length > 80 ? `${left.slice(0, 80)}…` : left}”.` : undefined;
  const [first] = frames;
  if (frames.length === 1 && first) return note === undefined || first.note !== undefined ? first : { ...first, note };
  return note === undefined ? { several: frames } : { several: frames, note };
}

/** Strips the markup around a line in a report: bold, code, quotes and lists. Keeps grave accents between bytes, which are candump's. */
function unwrapped(line: string): string {
  const text = line.replaceAll('**', '').replace(/^(?:[\s>*`-]|\d{1,3}[.)]\s)+/, '');
  // A loop instead of a pattern, which would backtrack on each run of spaces.
  let end = text.length;
  while (end > 0 && /[\s`]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether a line has several frames, of which the screen pattern would only match the first. */
const isJoined = (line: string): boolean => {
  const first = line.indexOf('[');
  return first >= 0 && line.indexOf('[', first + 1) > 0 && line.match(screenFrame)?.length !== 1;
};

/**
 * Reads lines of candump and cansend, also inside Markdown, quotes, prompts, journal prefixes or other commands, and several frames in a
 * line.
 */
export const readCandump: ReadNext = (line) => {
  const read = readLine(line);
  if (!('mistake' in read) && !('frame' in read && isJoined(line))) return read;
  const plain = unwrapped(line.replaceAll('\u00a0', ' '));
  if (/\bcansend\s/.test(plain)) return commandsIn(plain) ?? read;
  const again = readLine(plain);
  if ('frame' in again && !isJoined(plain)) return again;
  const found = framesIn(plain);
  const [first] = found;
  if (!first) return read;
  // Text before the first frame is a prompt, a file name or a journal prefix.
  const rest = found.map(({ to }, index) => plain.slice(to, found[index + 1]?.from ?? plain.length));
  return resultOf(
    found.map((one) => one.read),
    rest.map((text) => text.replace(/^\s+(?:'.*'|ERRORFRAME)\s*$/, '')).join(' '),
  );
};
