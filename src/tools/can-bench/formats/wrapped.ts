import { readLine } from './candump';
import { logFrame } from './lines';
import type { LineFrame, LineResult, ReadNext } from './lines';

// (time) port TX B - 011 [8], wherever it stands; some programs print IDs without their zeros
const screenFrame =
  /(?:\(([^()]{1,30})\)\s{1,20})?(?:(?<![\w.-])([a-z_]{0,12}can[\w-]{0,12}|[a-z][\w-]{0,12}\d)\s{1,20})?(?:(TX|RX)\s([B-])\s([E-])\s{1,20})?(?<![\w#.-])([\dA-F]{1,3}|[\dA-F]{8})\s{1,20}\[(\d{1,2})\](?!\w)/gi;

// (time) port 011#1183277FF7FF0000 R, wherever it stands
const compactFrame =
  /(?:\(([\d. :-]{1,30})\)\s{1,20}([\w.@-]{1,20})\s{1,20})?(?<![\w#.])([\dA-FX]{1,10}#[\dA-FR#._]{1,140})(?:\s([RT])(?!\w))?/gi;

const nextByte = /\s{0,20}([\dA-F]{2})(?![\dA-F])/iy;

// CANopenNode: Socket error msg ID: 0x20000004, Data[0..7]: 0x00, 0x08, … (can0)
const canOpenNode = /Socket error msg ID: 0x([\dA-F]{1,8}), Data\[0\.\.7\]: ((?:0x[\dA-F]{2}(?:, ?)?){8})(?:\s*\((\w+)\))?/i;

/** What was read, and where it stood in the line. */
interface Found {
  readonly read: LineFrame;
  readonly from: number;
  readonly to: number;
}

/** A frame as the screen has it, put into candump's own form and read as such; null where its bytes are missing. */
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
  // What ends a sentence is no part of the frame.
  const written = frame.replace(/\.+$/, '');
  const read = readLine(time === undefined ? written : `(${time}) ${port} ${written}${end === undefined ? '' : ` ${end}`}`);
  return 'frame' in read ? { read, from: match.index, to: match.index + text.length } : null;
}

/** Frames of a line, the first first. */
function framesIn(line: string): Found[] {
  const found = [
    ...(line.includes('[') ? Array.from(line.matchAll(screenFrame), (match) => screenAt(line, match)) : []),
    ...(line.includes('#') ? Array.from(line.matchAll(compactFrame), compactAt) : []),
  ];
  return found.filter((one) => one !== null).sort((a, b) => a.from - b.from);
}

/** Commands of a shell line. A frame of cansend ends where the next command begins. */
const commandsOf = (line: string): string[] =>
  line
    .split(/;|&&|\|\|?|&|\bdo\b|\bdone\b|`/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const argument = /\bcansend\s+(\S+)\s+["']?([^\s"']+)["']?(.*)$/;

/** Frames of the cansend commands of a line, and the rest of it. A blank in the data is a mistake that `readLine` explains. */
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

/** Words and numbers that were left out are named; signs of Markdown and of shells are not. */
function resultOf(frames: readonly LineFrame[], rest: string): LineResult {
  const left = rest.replace(/\s+/g, ' ').trim();
  const note = /[a-z\d]/i.test(left) ? `Not read of this line: “${left.length > 80 ? `${left.slice(0, 80)}…` : left}”.` : undefined;
  const [first] = frames;
  if (frames.length === 1 && first) return note === undefined || first.note !== undefined ? first : { ...first, note };
  return note === undefined ? { several: frames } : { several: frames, note };
}

function errorMessage(line: string): LineResult | null {
  const [, id = '', bytes, port = ''] = canOpenNode.exec(line) ?? [];
  if (bytes === undefined) return null;
  const data = Uint8Array.from(bytes.match(/[\dA-F]{2}(?=,|\s|$)/gi) ?? [], (byte) => Number.parseInt(byte, 16));
  const { frame } = logFrame({ port, id: Number.parseInt(id, 16) & 0x1fffffff, idKind: 'error', data });
  return { frame, note: 'A message of CANopenNode, which prints errors only. All frames: candump -e can0,0:0,#FFFFFFFF' };
}

/** What wraps a line in a report: bold marks, code marks, quotes and lists. A grave accent between bytes is candump's own. */
function unwrapped(line: string): string {
  const text = line.replaceAll('**', '').replace(/^(?:[\s>*`-]|\d{1,3}[.)]\s)+/, '');
  // Without a pattern that would try every run of blanks anew.
  let end = text.length;
  while (end > 0 && /[\s`]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** More than one frame may stand in a line, of which candump's own form would take the first. */
const isJoined = (line: string): boolean => {
  const first = line.indexOf('[');
  return first >= 0 && line.indexOf('[', first + 1) > 0 && line.match(screenFrame)?.length !== 1;
};

/**
 * Reads lines of candump and cansend, and looks for frames in what wraps them: Markdown, quotes, prompts, the head of a journal, other
 * commands, or frames behind each other.
 */
export const readCandump: ReadNext = (line) => {
  const read = readLine(line);
  if (!('mistake' in read) && !('frame' in read && isJoined(line))) return read;
  const message = line.includes('Data[') ? errorMessage(line) : null;
  if (message) return message;
  const plain = unwrapped(line.replaceAll('\u00a0', ' '));
  if (/\bcansend\s/.test(plain)) return commandsIn(plain) ?? read;
  const again = readLine(plain);
  if ('frame' in again && !isJoined(plain)) return again;
  const found = framesIn(plain);
  const [first] = found;
  if (!first) return read;
  // What stands before the first frame is a prompt, a name of a file or the head of a journal.
  const rest = found.map(({ to }, index) => plain.slice(to, found[index + 1]?.from ?? plain.length));
  return resultOf(
    found.map((one) => one.read),
    rest.map((text) => text.replace(/^\s+(?:'.*'|ERRORFRAME)\s*$/, '')).join(' '),
  );
};
