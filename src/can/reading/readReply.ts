import { decodeReply, registerCommands, replyType } from '../codec/registers';
import type { RegisterFrame } from '../codec/registers';
import { decodeState, leastFault, stateLayout } from '../codec/state';
import { hexText, largestId } from '../formats/frame';
import type { CanFrame } from '../formats/frame';
import { isKnownRegister, statusWord } from './bus';
import type { BusMotor, KnownBus } from './bus';
import { fieldAt, fieldsOf } from './reading';
import type { Reading, ReadingField } from './reading';
import { degrees, outsideTravel } from './travel';

/** Name and meaning of a register, or that it isn't in the table. */
const registerWords = (bus: KnownBus, register: number): string => {
  const entry = bus.registers.get(register);
  return entry ? `${entry.name}: ${entry.meaning}` : 'not in the table of registers';
};

/** Fields of a register frame: motor, register and, if `withValue`, the value. */
export const registerFields = ({ motor, register, value }: RegisterFrame, bus: KnownBus, withValue: boolean): ReadingField[] => [
  fieldAt('motor', motor, 0, 16),
  fieldAt('register', register, 24, 8, registerWords(bus, register)),
  ...(withValue ? [fieldAt('value', value, 32, 32)] : []),
];

/** A motor's reply. Written field by field: over a million frames, object spread dominates the time. */
const reply = (
  kind: Reading['kind'],
  motorId: number,
  motor: BusMotor | undefined,
  fields: Reading['fields'],
  notes: Reading['notes'],
): Reading => ({ kind, direction: 'from', motorId, motor: motor ?? null, fields, notes });

/** Note if byte 0 of a state names another motor than the ID. */
function strangerNote(idNibble: number, motor: BusMotor | undefined): string[] {
  if (!motor || (motor.sendId & 0xf) === idNibble) return [];
  return [`Byte 0 names motor ${idNibble}, but the ID belongs to motor ${motor.sendId}: a motor may have the receive ID of another one.`];
}

const paramNote = (data: Uint8Array, register: number): string =>
  `Byte 2 is ${hexText([data[2] ?? 0])}: openarm_can in PARAM mode would take it for register ${register}.`;

/** Codes of another DAMIAO motor, DM-S3519 (manual 1.1), that the motors of OpenArm don't have. */
const otherStatus: Readonly<Record<number, string>> = { 5: 'sensor reading', 6: 'motor parameters' };

/** Note on an unassigned status; undefined if there is nothing to say. */
function statusNote(status: number): string | undefined {
  const other = otherStatus[status];
  if (other === undefined) return undefined;
  return `Status ${status} is not assigned for the motors of OpenArm, and openarm_can has no name for it. The manual of another DAMIAO motor, DM-S3519 1.1, has ${status} for a fault of ${other}.`;
}

/** Whether a state has the bytes of a state request after byte 0. */
const isRefresh = (data: Uint8Array): boolean =>
  data[1] === 0 && data[2] === registerCommands.refresh && data.subarray(3).every((byte) => byte === 0);

/** Reads a state; undefined unless the frame has eight bytes. */
export function readState({ data }: CanFrame, motor: BusMotor | undefined, bus: KnownBus): Reading | undefined {
  const state = data.length === 8 ? decodeState(data, (motor ?? bus.fallback).limits) : null;
  if (!state) return undefined;
  const fields = fieldsOf(stateLayout, state, { status: statusWord(bus, state.status) });
  const notes = strangerNote(state.idNibble, motor);
  if (state.status >= leastFault) notes.unshift('The motor reports a fault.');
  const other = statusNote(state.status);
  if (other !== undefined) notes.unshift(other);
  const asReply = decodeReply(data);
  if (asReply) notes.push(paramNote(data, asReply.register));
  if (isRefresh(data)) notes.push('Bytes 1 and 2 are 00 CC, as in a state request: no joint reaches this position.');
  const travel = outsideTravel(state.q, motor?.travel, 'measured');
  if (travel !== undefined) notes.push(`${degrees(state.q)} is outside the travel of ${motor?.joint ?? ''}: ${travel}.`);
  const read = reply('state', motor?.sendId ?? state.idNibble, motor, fields, notes);
  return other === undefined ? read : { ...read, warning: { words: other } };
}

const replyKinds = { read: 'read-reply', write: 'write-reply' } as const;

/**
 * Reads a reply about a register by a strict rule: it names the motor of its ID, 33, 55 or AA, and a known register. A state has these
 * bytes only at −12.48, −12.47 or −12.44 rad, which no joint reaches. `isAnswer`: the frame answers a request, so its register may be unknown.
 */
export function readRegisterReply({ data }: CanFrame, motor: BusMotor | undefined, bus: KnownBus, isAnswer: boolean): Reading | undefined {
  const [low = 0, high = 0, command = 0, register = 0] = data;
  const motorId = low | (high << 8);
  const isRegister = isKnownRegister(bus, command, register) || (isAnswer && command !== registerCommands.save);
  if (data.length < 4 || !isRegister || (motor ? motor.sendId !== motorId : motorId > largestId.standard)) return undefined;
  if (command === registerCommands.save) return reply('save-reply', motorId, motor, [fieldAt('motor', motorId, 0, 16)], []);
  const found = decodeReply(data);
  if (!found || (found.command !== 'read' && found.command !== 'write')) return undefined;
  const type = replyType(register) === 'uint32' ? 'a whole number' : 'a float32';
  return reply(replyKinds[found.command], motorId, motor, registerFields(found, bus, true), [`The value is ${type}.`]);
}
