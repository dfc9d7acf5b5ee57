import { configurationId } from '../../can/codec/registers';
import { leastFault } from '../../can/codec/state';
import { framesIn, resultsOf } from '../../can/formats/formats';
import type { CanFrame } from '../../can/formats/frame';
import { faultLead, leadRows } from '../../can/reading/leads';
import type { Lead } from '../../can/reading/leads';

/** A sign in the output of a program. */
export interface OutputSign {
  /** Description, as the end of "The text shows …"; of a healthy system as the end of "This looks healthy: …". */
  readonly seen: string;
  /** Ids of failures, most likely first. The first one fits, unless the sign is healthy. */
  readonly symptoms: readonly string[];
  /** The output is that of a healthy system. The failures name what can be wrong all the same. */
  readonly isHealthy: boolean;
}

/** Creates a sign. */
export const sign = (kind: Lead, seen: string): OutputSign => ({ seen, symptoms: leadRows[kind], isHealthy: false });

/** Creates a sign of a healthy system. */
export const healthySign = (seen: string, kind?: Lead): OutputSign => ({ seen, symptoms: kind ? leadRows[kind] : [], isHealthy: true });

/** Time, port, and with `-x` direction and two flags before an ID on the screen. */
const before = String.raw`(?:\([-\d.: ]{1,30}\)\s+)?(?:\b(?:v|sl)?can\d+\s+)?(?:\b[TR]X\s+[B-]\s[E-]\s+)?`;
const onScreen = String.raw`${before}\b(?:[\da-f]{3}|[\da-f]{8})\s+(?:\[\d{1,2}\]|\{[\da-f]\})(?:\s+[\da-f]{2}\b)*`;
const inLog = String.raw`\([\d.]{1,30}\)\s+\S{1,16}\s+[\da-f]{3,8}#\S*`;

/** Matches frames as candump prints them, on the screen or in a log. */
export const printedFrames = new RegExp(`${onScreen}|${inLog}`, 'gi');

/** Removes the colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- colours begin with the escape character
export const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');

/** Motors receive commands as 0x01 to 0x08, and reply as 0x11 to 0x18. */
const motors = 8;
const replyOffset = 0x10;

// The lowest bits of an error frame's ID can look like a motor's.
const isCommand = ({ id, idKind }: CanFrame): boolean => idKind === 'standard' && id > 0 && id <= motors;
const isReply = ({ id, idKind }: CanFrame): boolean => idKind === 'standard' && id > replyOffset && id <= replyOffset + motors;

const hex = (id: number): string => `0x${id.toString(16).padStart(2, '0')}`;

/** Last fault of each motor that reports one. */
function faultsIn(replies: readonly CanFrame[]): OutputSign[] {
  const found = new Map(replies.flatMap(({ id, data: [first = 0] }) => (first >> 4 >= leastFault ? [[id, first >> 4] as const] : [])));
  return [...found].map(([id, fault]) =>
    sign(faultLead(fault), `fault ${fault.toString(16).toUpperCase()} of the motor that answers as ${hex(id)}`),
  );
}

/** Status codes that the manuals of these motors don't assign. */
function unassignedIn(replies: readonly CanFrame[]): OutputSign[] {
  const codes = new Set(replies.map(({ data: [first = 0] }) => first >> 4).filter((status) => status > 1 && status < leastFault));
  return [...codes].map((status) => sign('unassigned', `the status ${status} in a reply`));
}

/** Motors that got a command and don't reply. */
function silentIn(commands: readonly CanFrame[], replies: readonly CanFrame[], unnamed: boolean): OutputSign[] {
  if (commands.length === 0) return [];
  if (replies.length === 0) return unnamed ? [] : [sign('noReply', 'commands, but no reply of a motor')];
  const silent = [...new Set(commands.map(({ id }) => id))].filter((id) => !replies.some((reply) => reply.id === id + replyOffset));
  return silent.length > 0 ? [sign('someSilent', `no reply from ${silent.map(hex).join(', ')}`)] : [];
}

/** Replies at different rates. */
function mixedIn(replies: readonly CanFrame[]): OutputSign[] {
  if (new Set(replies.map(({ fd }) => fd)).size > 1) return [sign('mixedRates', 'some replies in CAN FD and some in classic CAN')];
  const fast = new Set(replies.flatMap((reply) => (reply.rateSwitch === null ? [] : [reply.rateSwitch])));
  return fast.size > 1 ? [sign('mixedRates', 'some replies at the higher data rate and some without it')] : [];
}

/** Maximum number of lines that are read. */
const mostLines = 20_000;

/** Bit of an error frame for bus-off. */
const busOff = 0x40;

/** Signs in pasted lines of candump or in a log of another program. */
export function readFrames(text: string): OutputSign[] {
  const results = resultsOf(text, mostLines);
  // An argument of cansend wasn't sent.
  const frames = framesIn(results).flatMap(({ frame, isArgument }) => (isArgument && frame.idKind !== 'error' ? [] : [frame]));
  const reports = results.flatMap((read) => ('status' in read ? [read.status] : []));
  const errors = frames.filter(({ idKind }) => idKind === 'error');
  const [replies, commands] = [frames.filter(isReply), frames.filter(isCommand)];
  const standard = frames.filter(({ idKind }) => idKind === 'standard');
  const unnamed = standard.some(({ id, direction }) => id === 0 && direction !== 'TX');
  const looped = standard.some(({ id, direction }) => id === configurationId && direction === 'RX');
  const isOff = reports.includes('bus-off') || errors.some(({ id }) => (id & busOff) !== 0);
  const signs = [
    ...(looped ? [sign('loopedBack', 'a request to 0x7FF that was received: it is looped back')] : []),
    ...(isOff ? [sign('busOff', 'that the controller has left the bus')] : []),
    ...(errors.length > 0 ? [sign('errorFrames', 'error frames')] : []),
    ...(reports.includes('errors') ? [sign('errorState', 'that an adapter reports errors')] : []),
    ...faultsIn(replies),
    ...unassignedIn(replies),
    ...(unnamed ? [sign('strangers', 'replies with the ID 000: the receive ID of a motor was never set')] : []),
    ...mixedIn(replies),
    ...silentIn(commands, replies, unnamed),
  ];
  const answering = new Set(replies.map(({ id }) => id)).size;
  if (signs.length > 0 || answering === 0) return signs;
  return [healthySign(`${answering === 1 ? 'the motor answers' : `${answering} motors answer`}, without a fault`)];
}
