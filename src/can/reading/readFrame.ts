import { decodeMit, mitLayout } from '../codec/mit';
import { decodePositionForce, decodePositionVelocity, decodeVelocity, motionLayouts, specialIn, modeOf, motorBits } from '../codec/motions';
import type { ControlMode } from '../codec/motions';
import type { CanFrame } from '../formats/frame';
import type { BusMotor, KnownBus } from './bus';
import { fieldsOf, fieldAt, kindNames, valueIn } from './reading';
import type { Reading, ReadingField } from './reading';
import { decodeError, errorWords } from '../codec/errorFrame';
import { configurationId, decodeRequest, decodeReply } from '../codec/registers';
import { decodeState } from '../codec/state';
import { hexNumber, hexText, idText } from '../formats/frame';
import { degrees, outsideTravel } from './travel';
import { readRegisterReply, readState, registerFields } from './readReply';

/** A command to a motor. Written field by field: over a million frames, object spread dominates the time. */
const command = (
  kind: Reading['kind'],
  motorId: number,
  motor: BusMotor | undefined,
  fields: Reading['fields'],
  notes: Reading['notes'],
): Reading => {
  const read: Reading = { kind, direction: 'to', motorId, motor: motor ?? null, fields, notes };
  const position = valueIn(read, 'q');
  const travel = motor && !Number.isNaN(position) ? outsideTravel(position, motor.travel, 'commanded') : undefined;
  if (!motor || travel === undefined) return read;
  const words = `${kindNames[kind]} to positions outside the travel of ${motor.joint}, ${travel}.`;
  return {
    ...read,
    notes: [...notes, `Asks for ${degrees(position)}, outside the travel of ${motor.joint}.`],
    warning: { words, isDanger: true },
  };
};

const sameAsSpecial = 'An MIT command that asks the most of every field has the same bytes. openarm_can does not guard against it.';

/** Reads an MIT command in 8 bytes. */
function readMit({ data }: CanFrame, motorId: number, motor: BusMotor | undefined, bus: KnownBus): Reading {
  const { limits } = motor ?? bus.fallback;
  return command('mit', motorId, motor, fieldsOf(mitLayout, decodeMit(data, limits)), []);
}

/** Reads a command without values. `mit` tells whether the ID is that of MIT commands, which can have the same bytes. */
function readSpecial(frame: CanFrame, motorId: number, motor: BusMotor | undefined, bus: KnownBus, mit: boolean): Reading[] {
  const kind = specialIn(frame.data);
  if (!kind) return [];
  const offset = mit
    ? []
    : ['Other libraries send this command to the ID of the control mode; openarm_can sends it to the ID of the motor.'];
  const special = command(kind, motorId, motor, [], mit ? [sameAsSpecial] : offset);
  return mit ? [special, readMit(frame, motorId, motor, bus)] : [special];
}

/** Fields of a control mode's command; undefined if the frame is too short. */
function motionFields(mode: ControlMode, data: Uint8Array): ReadingField[] | undefined {
  if (mode === 'velocity') return data.length >= 4 ? fieldsOf(motionLayouts.velocity, { dq: decodeVelocity(data) }) : undefined;
  if (data.length < 8) return undefined;
  if (mode === 'position-velocity') return fieldsOf(motionLayouts['position-velocity'], decodePositionVelocity(data));
  return mode === 'position-force' ? fieldsOf(motionLayouts['position-force'], decodePositionForce(data)) : undefined;
}

/** Reads a command of a control mode other than MIT; undefined if it isn't one. */
function readMode({ data }: CanFrame, mode: ControlMode, motorId: number, motor: BusMotor | undefined): Reading | undefined {
  const fields = motionFields(mode, data);
  return fields && command(mode, motorId, motor, fields, []);
}

const unknown = (note: string): Reading => ({ kind: 'unknown', direction: 'bus', motorId: null, motor: null, fields: [], notes: [note] });

function readError({ id, data }: CanFrame): Reading {
  // Logs of other programs don't say which error it was.
  const error = decodeError(id, data);
  const { counters } = error;
  const counted = counters ? `; errors counted: ${counters.tx} while sending, ${counters.rx} while receiving` : '';
  const words = `${errorWords(error)}${counted}`;
  return { kind: 'error', direction: 'bus', motorId: null, motor: null, fields: [fieldAt('error', words, 0, data.length * 8)], notes: [] };
}

/** Note for a received request, with the position that a program would read if it took it for a state. */
function loopedWords({ data }: CanFrame, bus: KnownBus): string {
  const { limits } = bus.fallback;
  const position = decodeState(data, limits)?.q.toFixed(4).replace('-', '−');
  const taken =
    position === undefined ? '' : ` A program that only compares byte 0 takes it for a state at ${position} rad, which no joint reaches.`;
  return `This request was received: SocketCAN looped it back, or another computer sent it. It isn’t a reply.${taken} Run one program per bus, and never set a new zero because of it.`;
}

/** Note for a frame of seven bytes that would be a command with another FF. */
function nearMiss({ data }: CanFrame): string | undefined {
  const command = data.length === 7 ? specialIn(Uint8Array.of(0xff, ...data)) : null;
  return command
    ? `Looks like “${kindNames[command]}”: one FF is missing. Seven must come before ${hexText(data.subarray(6))}.`
    : undefined;
}

function readRequest(frame: CanFrame, bus: KnownBus): Reading {
  const request = decodeRequest(frame.data);
  if (!request) return unknown('On ID 7FF, byte 2 has to be 33, 55, AA or CC: read, write, save or state request.');
  const motor = bus.motors.find(({ sendId }) => sendId === request.motor) ?? null;
  const isRegister = request.command === 'read' || request.command === 'write';
  const looped = frame.direction === 'RX' ? loopedWords(frame, bus) : undefined;
  const fields = isRegister ? registerFields(request, bus, request.command === 'write') : [fieldAt('motor', request.motor, 0, 16)];
  return {
    kind: request.command,
    direction: 'to',
    motorId: request.motor,
    motor,
    fields,
    notes: [...(looped === undefined ? [] : [looped]), ...(motor ? [] : [`No motor of this arm has the ID ${hexNumber(request.motor)}.`])],
    ...(looped === undefined ? {} : { warning: { words: looped, lead: 'loopedBack' } as const }),
  };
}

const unownedNote = (frame: CanFrame): string => `No motor of this arm has the ID ${idText(frame)}.`;

/** Possible replies of a motor. */
const repliesIn = (frame: CanFrame, motor: BusMotor | undefined, bus: KnownBus, isAnswer: boolean): Reading[] =>
  [readRegisterReply(frame, motor, bus, isAnswer), readState(frame, motor, bus)].filter((reading) => reading !== undefined);

/** Readings of a frame with an unknown ID, which can't tell commands from replies. */
function readUnowned(frame: CanFrame, bus: KnownBus, isAnswer: boolean): Reading[] {
  const command = frame.data.length >= 8 ? [readMit(frame, frame.id, undefined, bus)] : [];
  const replies = repliesIn(frame, undefined, bus, isAnswer);
  const special = readSpecial(frame, frame.id, undefined, bus, true);
  const commands = special.length > 0 ? special : command;
  const readings =
    frame.direction === 'TX' ? commands : frame.direction === 'RX' ? replies : special.length > 0 ? special : [...replies, ...commands];
  const packed = `Read with the limits of a ${bus.fallback.type}.`;
  return readings.map((reading) => ({ ...reading, notes: [unownedNote(frame), packed, ...reading.notes] }));
}

const unsetNotes = [
  'ID 000: the receive ID of this motor was never set.',
  'A new motor has ID 1 whatever its joint: its type, and so its limits, may differ.',
];

/** Reads a reply with ID 000, from a motor whose receive ID was never set; the lower half of byte 0 names the motor. */
function readUnset(frame: CanFrame, bus: KnownBus, isAnswer: boolean): Reading[] {
  if (frame.direction === 'TX' || specialIn(frame.data)) return [];
  const motor = bus.motors.find(({ sendId }) => sendId === ((frame.data[0] ?? 0) & 0xf));
  const replies = repliesIn(frame, motor, bus, isAnswer);
  return replies.map((reading) => ({ ...reading, notes: [...unsetNotes, ...reading.notes] }));
}

/** Readings of a command to the ID of a control mode. */
function readModeCommand(frame: CanFrame, mode: ControlMode, bus: KnownBus): Reading[] {
  const motorId = frame.id & motorBits;
  const motor = bus.motors.find(({ sendId }) => sendId === motorId);
  const command = readMode(frame, mode, motorId, motor);
  const special = readSpecial(frame, motorId, motor, bus, false);
  const readings = special.length > 0 ? special : command ? [command] : [];
  return motor ? readings : readings.map((reading) => ({ ...reading, notes: [unownedNote(frame), ...reading.notes] }));
}

function readStandard(frame: CanFrame, bus: KnownBus, isAnswer: boolean): Reading[] {
  const { id } = frame;
  if (id === configurationId) return [readRequest(frame, bus)];
  if (id === 0) return readUnset(frame, bus, isAnswer);
  const answers = bus.motors.find(({ receiveId }) => receiveId === id);
  if (answers) return repliesIn(frame, answers, bus, isAnswer);
  const mode = modeOf(id);
  if (mode !== 'mit') return mode ? readModeCommand(frame, mode, bus) : [];
  const motor = bus.motors.find(({ sendId }) => sendId === id);
  if (!motor) return readUnowned(frame, bus, isAnswer);
  const special = readSpecial(frame, id, motor, bus, true);
  return special.length > 0 ? special : frame.data.length >= 8 ? [readMit(frame, id, motor, bus)] : [];
}

/**
 * Possible meanings of a frame, likeliest first. There is always at least one, `unknown` with the reason. `isAnswer`: the frame answers the
 * last request about a register. Never throws.
 */
export function readFrame(frame: CanFrame, bus: KnownBus, isAnswer = false): readonly [Reading, ...Reading[]] {
  if (frame.idKind === 'error') return [readError(frame)];
  if (frame.remote) return [unknown('A remote frame asks for data. The motors have none of these.')];
  if (frame.idKind === 'extended') return [unknown('An extended ID. The motors use standard IDs of three digits.')];
  const [first, ...others] = readStandard(frame, bus, isAnswer);
  if (first) return [first, ...others];
  const missed = nearMiss(frame);
  const size = frame.data.length === 1 ? '1 byte' : `${frame.data.length} bytes`;
  const other = unknown(
    `No motor frame has ID ${idText(frame)} and ${size}${frame.data.length > 0 ? `, ${hexText(frame.data, ' ')}` : ''}.`,
  );
  if (missed === undefined) return [other];
  const words = `${idText(frame)} ${hexText(frame.data, ' ')} looks ${missed.slice('Looks '.length)}`;
  return [{ ...other, notes: [missed, ...other.notes], warning: { words } }];
}

/** Reading of a frame that answers the last request to its motor. Only a reply fits, even if its register is unknown. */
export const readAnswer = (frame: CanFrame, bus: KnownBus): readonly [Reading] => [readFrame(frame, bus, true)[0]];

/** Remembers the last register requested from each motor, so that its reply isn't taken for a state. */
export class AskedRegisters {
  private readonly last = new Map<string, number>();

  /** Readings of the next frame, and whether it answers the last request to its motor. */
  read(frame: CanFrame, bus: KnownBus): { readonly readings: readonly [Reading, ...Reading[]]; readonly isAnswer: boolean } {
    const readings = readFrame(frame, bus);
    const isAnswer = this.settles(frame, readings[0]);
    return { readings: isAnswer ? readAnswer(frame, bus) : readings, isAnswer };
  }

  /** Records a request. Returns whether the frame is the reply to the last one. */
  private settles({ port, data }: CanFrame, first: Reading): boolean {
    const key = `${port} ${first.motorId ?? ''}`;
    if (first.kind === 'state') {
      const reply = decodeReply(data);
      if (!reply || reply.motor !== first.motorId || this.last.get(key) !== reply.register) return false;
      return this.last.delete(key);
    }
    const register = valueIn(first, 'register');
    if (first.kind === 'read' || first.kind === 'write' || first.kind === 'save') this.last.set(key, register);
    if (first.kind !== 'read-reply' && first.kind !== 'write-reply' && first.kind !== 'save-reply') return false;
    // Saves and their replies name no register: NaN, which `Object.is` treats as equal.
    const isAnswer = Object.is(this.last.get(key), register);
    this.last.delete(key);
    return isAnswer;
  }
}
