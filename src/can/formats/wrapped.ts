import { readLine } from './candump';
import type { LineFrame, LineResult, ReadNext } from './lines';

// (time) port TX B - 011 [8], anywhere in a line; some programs print IDs without leading zeros
const screenFrame =
  /(?:\(([^()]{1,30})\)\s{1,20})?(?:(?<![\w.-])([a-z_]{0,12}can[\w-]{0,12}|[a-z][\w-]{0,12}\d)\s{1,20})?(?:(TX|RX)\s([B-])\s([E-])\s{1,20})?(?<![\w#.-])([\dA-F]{1,3}|[\dA-F]{8})\s{1,20}\[(\d{1,2})\](?!\w)/gi;

// (time) port 011#1183277FF7FF0000 R, anywhere in a line; a log may have lost its times
const compactFrame =
  /(?:(?:\(([\d. :-]{1,30})\)\s{1,20})?(?<![\w.-])([a-z_]{0,12}can[\w-]{0,12}|(?<=\)\s{1,20})[\w.@-]{1,20})\s{1,20})?(?<![\w#.])([\dA-FX]{1,10}#[\dA-FR#._]{1,140})(?:\s([RT])(?!\w))?/gi;

const nextByte = /\s{0,20}([\dA-F]{2})(?![\dA-F])/iy;

/** A frame and its position in the line. */
interface Found {
  readonly read: LineFrame;
  readonly from: number;
  readonly to: number;
}

/** Converts a frame in screen form to candump's own spacing and reads it; null if bytes are missing. */
function screenAt(line: string, match: RegExpExecArray): Found | null {
  const [text, time, port = '', way, rate, state, id = '', count = ''] = match;
  const bytes: string[] = [];
  let to = match.index + text.length;
  const [remote = ''] = /^\s{1,20}remote request/i.exec(line.slice(to, to + 40)) ?? [];
  to += remote.length;
  while (remote === '' && bytes.length < Number(count)) {
    nextByte.lastIndex = to;
    const byte = nextByte.exec(line);
    if (!byte) return null;
    bytes.push(byte[1] ?? '');
    to = nextByte.lastIndex;
  }
  const before = `${time === undefined ? '' : `(${time}) `} ${port} ${way === undefined ? '' : ` ${way} ${rate} ${state}`} `;
  const read = readLine(`${before} ${id.padStart(3, '0')}  [${count}] ${remote}${bytes.join(' ')}`);
  if (!('frame' in read)) return null;
  const short =
    id.length < 3 ? { note: `The ID has ${id.length === 1 ? 'one digit' : 'two digits'}: read as ${id.padStart(3, '0')}.` } : {};
  return { read: { ...read, ...short }, from: match.index, to };
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

/** Beginning of a note on words of a line that aren't part of a frame. */
export const ignoredWords = 'Ignored in this line';

/** Reports words and numbers that were skipped, but not punctuation of Markdown and shells. */
function resultOf(frames: readonly LineFrame[], rest: string): LineResult {
  const left = rest.replace(/\s+/g, ' ').trim();
  const note = /[a-z\d]/i.test(left) ? `${ignoredWords}: “${left.length > 80 ? `${left.slice(0, 80)}…` : left}”.` : undefined;
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
