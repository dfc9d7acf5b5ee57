import { leastFault, readLine } from '../tools/can-bench/frames';
import type { CanFrame } from '../tools/can-bench/frames';
import { sign, signOfFault } from './outputSigns';
import type { OutputSign } from './outputSigns';
import { printedFrame } from './printedFrame';

/** A frame as candump prints it, on the screen or into a file. */
interface Frame {
  readonly id: number;
  /** Motors have standard IDs only: those of an error of the bus may look like a motor's in their lowest bits. */
  readonly idKind: CanFrame['idKind'];
  readonly sent: boolean;
  readonly data: Uint8Array;
  /** Whether it is of CAN FD: the form of the length, or of the `#`, says so without `-x`, too. */
  readonly fd: boolean;
  /** With `-x`: whether the data was sent at the higher rate. Classic CAN has no higher one. */
  readonly fast: boolean | null;
}

/** What candump prints with `-x` before the ID: in classic CAN, too. */
const marks = /\s[TR]X\s[B-]\s[E-]\s/;

/** A frame of a port in a line, or in a sentence about it; a frame as an argument of cansend alone says nothing of what happened. */
function readFrame(line: string): Frame | null {
  const alone = readLine(line);
  const read = 'mistake' in alone ? readLine(line.slice(Math.max(0, line.search(printedFrame)))) : alone;
  if (!('frame' in read) || read.frame.port === '' || /cansend/.test(line)) return null;
  const { id, idKind, direction, data, fd, rateSwitch } = read.frame;
  const fast = marks.test(line) ? (rateSwitch ?? false) : null;
  return { id, idKind, sent: direction === 'TX', data, fd, fast };
}

/** The motors of an arm are asked as 0x01 to 0x08, and answer as 0x11 to 0x18. */
const motors = 8;
const replyOffset = 0x10;

const isCommand = ({ id, idKind }: Frame): boolean => idKind === 'standard' && id > 0 && id <= motors;
const isReply = ({ id, idKind }: Frame): boolean => idKind === 'standard' && id > replyOffset && id <= replyOffset + motors;

const hex = (id: number): string => `0x${id.toString(16).padStart(2, '0')}`;

/** Motors that report a fault, each with its last one. */
function faultsIn(replies: readonly Frame[]): OutputSign[] {
  const found = new Map(replies.flatMap(({ id, data: [first = 0] }) => (first >> 4 >= leastFault ? [[id, first >> 4] as const] : [])));
  return [...found].map(([id, fault]) =>
    sign(signOfFault(fault), `fault ${fault.toString(16).toUpperCase()} of the motor that answers as ${hex(id)}`),
  );
}

/** Motors that were asked and do not reply, where others do, or where none does. */
function silentIn(commands: readonly Frame[], replies: readonly Frame[], unnamed: boolean): OutputSign[] {
  if (commands.length === 0) return [];
  if (replies.length === 0) return unnamed ? [] : [sign('noReply', 'commands, but no reply of a motor')];
  const silent = [...new Set(commands.map(({ id }) => id))].filter((id) => !replies.some((reply) => reply.id === id + replyOffset));
  return silent.length > 0 ? [sign('someSilent', `no reply from ${silent.map(hex).join(', ')}`)] : [];
}

/** Replies of motors whose rates differ. */
function mixedIn(replies: readonly Frame[]): OutputSign[] {
  if (new Set(replies.map(({ fd }) => fd)).size > 1) return [sign('mixedRates', 'some replies in CAN FD and some in classic CAN')];
  const fast = new Set(replies.flatMap((reply) => (reply.fast === null ? [] : [reply.fast])));
  return fast.size > 1 ? [sign('mixedRates', 'some replies at the higher data rate and some without it')] : [];
}

/** Frames that are read at most: more of a recording show nothing else. */
const mostFrames = 20_000;

/** What `candump` shows, in what somebody pasted. */
export function readFrames(text: string): OutputSign[] {
  const frames = text
    .split('\n', mostFrames)
    .map(readFrame)
    .filter((frame) => frame !== null);
  const [replies, commands] = [frames.filter(isReply), frames.filter(isCommand)];
  const unnamed = frames.some(({ id, idKind, sent }) => idKind === 'standard' && id === 0 && !sent);
  return [
    ...(frames.some(({ idKind }) => idKind === 'error') ? [sign('errorFrames', 'error frames')] : []),
    ...faultsIn(replies),
    ...(unnamed ? [sign('noReceiveId', 'replies with the ID 000: the receive ID of a motor was never set')] : []),
    ...mixedIn(replies),
    ...silentIn(commands, replies, unnamed),
  ];
}
