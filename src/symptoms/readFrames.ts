import { sign } from './outputSigns';
import type { OutputSign, rowsOfSigns } from './outputSigns';

/** A frame as candump prints it, on the screen or into a file. */
interface Frame {
  readonly id: number;
  readonly error: boolean;
  readonly sent: boolean;
  readonly data: readonly number[];
  /** With `-x`: whether the data was sent at the higher rate. */
  readonly fast: boolean | null;
}

const screenLine =
  /^\s*(?:\([^)]*\)\s+)?\S*can\d+\s+(?:(TX|RX)\s+([B-]) ([E-])\s+)?([\dA-F]{3}|[\dA-F]{8})\s+\[\d+\]\s*((?:[\dA-F]{2}(?:\s|$))*)/i;
const logLine = /^\s*\([^)]*\)\s+\S*can\d+\s+([\dA-F]{3}|[\dA-F]{8})#(?:#[\dA-F])?((?:[\dA-F]{2})*)(?:\s+([RT]))?\s*$/i;

const bytesOf = (text: string): number[] => (text.match(/[\dA-F]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));

/** Bit that marks an identifier as that of an error frame: CAN_ERR_FLAG of linux/can.h. */
const errorFlag = 0x20000000;

/** A frame of what a line says; an identifier of eight digits may mark an error. */
function frameOf(id: string, data: string, sent: boolean, fast: boolean | null): Frame {
  const number = Number.parseInt(id, 16);
  return { id: number, error: id.length === 8 && (number & errorFlag) !== 0, sent, data: bytesOf(data), fast };
}

function readFrame(line: string): Frame | null {
  const [screen, sentOnScreen, rate, , id = '', data = ''] = screenLine.exec(line) ?? [];
  if (screen !== undefined) return frameOf(id, data, sentOnScreen === 'TX', rate === undefined ? null : rate === 'B');
  const [log, idInLog = '', dataInLog = '', sentInLog] = logLine.exec(line) ?? [];
  return log === undefined ? null : frameOf(idInLog, dataInLog, sentInLog === 'T', null);
}

/** The motors of an arm are asked as 0x01 to 0x08, and answer as 0x11 to 0x18. */
const motors = 8;
const replyOffset = 0x10;

const isCommand = ({ id }: Frame): boolean => id > 0 && id <= motors;
const isReply = ({ id }: Frame): boolean => id > replyOffset && id <= replyOffset + motors;

/** Faults in the upper half of the first byte of a reply, from 8 on. */
const leastFault = 0x8;

const faults: Readonly<Record<number, keyof typeof rowsOfSigns>> = {
  0x8: 'overvoltage',
  0x9: 'undervoltage',
  0xc: 'coilTooHot',
  0xd: 'communicationLost',
};

const hex = (id: number): string => `0x${id.toString(16).padStart(2, '0')}`;

/** Motors that report a fault, each with its last one. */
function faultsIn(replies: readonly Frame[]): OutputSign[] {
  const found = new Map(replies.flatMap(({ id, data: [first = 0] }) => (first >> 4 >= leastFault ? [[id, first >> 4] as const] : [])));
  return [...found].map(([id, fault]) =>
    sign(faults[fault] ?? 'otherFault', `fault ${fault.toString(16).toUpperCase()} of the motor that answers as ${hex(id)}`),
  );
}

/** Motors that were asked and do not reply, where others do, or where none does. */
function silentIn(commands: readonly Frame[], replies: readonly Frame[], unnamed: boolean): OutputSign[] {
  if (commands.length === 0) return [];
  if (replies.length === 0) return unnamed ? [] : [sign('noReply', 'commands, but no reply of a motor')];
  const silent = [...new Set(commands.map(({ id }) => id))].filter((id) => !replies.some((reply) => reply.id === id + replyOffset));
  return silent.length > 0 ? [sign('someSilent', `no reply from ${silent.map(hex).join(', ')}`)] : [];
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
  const unnamed = frames.some(({ id, sent }) => id === 0 && !sent);
  const fast = new Set(replies.flatMap((reply) => (reply.fast === null ? [] : [reply.fast])));
  return [
    ...(frames.some(({ error }) => error) ? [sign('errorFrames', 'error frames')] : []),
    ...faultsIn(replies),
    ...(unnamed ? [sign('noReceiveId', 'replies with the ID 000: the receive ID of a motor was never set')] : []),
    ...(fast.size > 1 ? [sign('mixedRates', 'some replies at the higher data rate and some without it')] : []),
    ...silentIn(commands, replies, unnamed),
  ];
}
