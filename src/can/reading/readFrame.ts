import { decodeError } from '../codec/errorFrame';
import type { BusError } from '../codec/errorFrame';
import { modeOf, motorBits } from '../codec/motions';
import type { ControlMode } from '../codec/motions';
import { configurationId, decodeRequest } from '../codec/registers';
import { specialIn } from '../codec/special';
import { hexNumber, hexText, idText } from '../text/frame';
import type { CanFrame } from '../text/frame';
import type { BusMotor, KnownBus } from './bus';
import { fieldAt } from './fields';
import { readMit, readMode, readSpecial } from './readCommand';
import { readRegisterReply, readState, registerFields } from './readReply';
import type { Reading } from './reading';

const unknown = (note: string): Reading => ({ kind: 'unknown', direction: 'bus', motorId: null, motor: null, fields: [], notes: [note] });

/** An error frame in words, as `candump -e` prints them. */
function errorWords({ classes, lostAtBit, controller, violations, place, counters }: BusError): string {
  const problem = controller.length > 0 ? `{${controller.join(', ')}}` : '';
  const kinds = [...violations, place].filter((word) => word !== '').join(', ');
  const words = classes.map((name) => {
    if (name === 'controller-problem') return name + problem;
    if (name === 'lost-arbitration') return lostAtBit > 0 ? `${name}{at bit ${lostAtBit}}` : name;
    if (name === 'protocol-violation') return kinds === '' ? name : `${name}{${kinds}}`;
    return name;
  });
  return [...words, ...(counters ? [`errors counted: ${counters.tx} while sending, ${counters.rx} while receiving`] : [])].join('; ');
}

function readError({ id, data }: CanFrame): Reading {
  const words = errorWords(decodeError(id, data));
  return { kind: 'error', direction: 'bus', motorId: null, motor: null, fields: [fieldAt('error', words, 0, data.length * 8)], notes: [] };
}

function readRequest(frame: CanFrame, bus: KnownBus): Reading {
  const request = decodeRequest(frame.data);
  if (!request) return unknown('On ID 7FF, byte 2 has to be 33, 55, AA or CC: read, write, save or state request.');
  const motor = bus.motors.find(({ sendId }) => sendId === request.motor) ?? null;
  const isRegister = request.command === 'read' || request.command === 'write';
  const fields = isRegister ? registerFields(request, bus, request.command === 'write') : [fieldAt('motor', request.motor, 0, 16)];
  return {
    kind: request.command,
    direction: 'to',
    motorId: request.motor,
    motor,
    fields,
    notes: motor ? [] : [`No motor of this arm has the ID ${hexNumber(request.motor)}.`],
  };
}

const unownedNote = (frame: CanFrame): string => `No motor of this arm has the ID ${idText(frame)}.`;

/** What a motor may have answered. */
const repliesIn = (frame: CanFrame, motor: BusMotor | undefined, bus: KnownBus, asked: boolean): Reading[] =>
  [readRegisterReply(frame, motor, bus, asked), readState(frame, motor, bus)].filter((reading) => reading !== undefined);

/** Readings of a frame whose ID nobody has: only the ID would tell whether it is a command or a reply. */
function readUnowned(frame: CanFrame, bus: KnownBus, asked: boolean): Reading[] {
  const command = frame.data.length >= 8 ? [readMit(frame, frame.id, undefined, bus)] : [];
  const replies = repliesIn(frame, undefined, bus, asked);
  const special = readSpecial(frame, frame.id, undefined, bus, true);
  const commands = special.length > 0 ? special : command;
  const readings =
    frame.direction === 'TX' ? commands : frame.direction === 'RX' ? replies : special.length > 0 ? special : [...replies, ...commands];
  const packed = `Read with the limits of a ${bus.fallback.type}.`;
  return readings.map((reading) => ({ ...reading, notes: [unownedNote(frame), packed, ...reading.notes] }));
}

const unsetNotes = [
  'ID 000: the receive ID of this motor was never set.',
  'A new motor has ID 1 whatever its joint: its type, and so its limits, may be another.',
];

/** A motor whose receive ID was never set answers with ID 000; the lower half of byte 0 says which. */
function readUnset(frame: CanFrame, bus: KnownBus, asked: boolean): Reading[] {
  if (frame.direction === 'TX' || specialIn(frame.data)) return [];
  const motor = bus.motors.find(({ sendId }) => sendId === ((frame.data[0] ?? 0) & 0xf));
  const replies = repliesIn(frame, motor, bus, asked);
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

function readStandard(frame: CanFrame, bus: KnownBus, asked: boolean): Reading[] {
  const { id } = frame;
  if (id === configurationId) return [readRequest(frame, bus)];
  if (id === 0) return readUnset(frame, bus, asked);
  const answers = bus.motors.find(({ receiveId }) => receiveId === id);
  if (answers) return repliesIn(frame, answers, bus, asked);
  const mode = modeOf(id);
  if (mode !== 'mit') return mode ? readModeCommand(frame, mode, bus) : [];
  const motor = bus.motors.find(({ sendId }) => sendId === id);
  if (!motor) return readUnowned(frame, bus, asked);
  const special = readSpecial(frame, id, motor, bus, true);
  return special.length > 0 ? special : frame.data.length >= 8 ? [readMit(frame, id, motor, bus)] : [];
}

/**
 * What a frame can mean on a bus, the likeliest first; more than one where its bytes fit several. There is always one, if only that it is
 * unknown, with the reason. `asked` says that it answers the last request about a register. Never throws.
 */
export function readFrame(frame: CanFrame, bus: KnownBus, asked = false): readonly [Reading, ...Reading[]] {
  if (frame.idKind === 'error') return [readError(frame)];
  if (frame.remote) return [unknown('A remote frame asks for data. The motors have none of these.')];
  if (frame.idKind === 'extended') return [unknown('An extended ID. The motors use standard IDs of three digits.')];
  const [first, ...others] = readStandard(frame, bus, asked);
  if (first) return [first, ...others];
  const size = frame.data.length === 1 ? '1 byte' : `${frame.data.length} bytes`;
  return [
    unknown(`No frame of the motors has ID ${idText(frame)} and ${size}${frame.data.length > 0 ? `, ${hexText(frame.data, ' ')}` : ''}.`),
  ];
}
