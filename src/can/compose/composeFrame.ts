import type { SentKind, Arrival, ComposeField, MotionValue } from './composeFields';
import type { TableRegister, BusMotor } from '../reading/bus';
import { decodeMit, encodeMit } from '../codec/mit';
import type { MitCommand } from '../codec/mit';
import {
  decodePositionForce,
  decodePositionVelocity,
  decodeVelocity,
  encodePositionForce,
  encodePositionVelocity,
  encodeVelocity,
  isControlMode,
  modeOffsets,
  encodeSpecial,
  isSpecialCommand,
  specialIn,
} from '../codec/motions';
import type { ControlMode, SpecialCommand } from '../codec/motions';
import { configurationId, encodeRead, encodeRefresh, encodeSave } from '../codec/registers';
import { commaWords, groupedWords, typedNumber, unitWords, withUnitText } from './numberText';
import { kindNames } from '../reading/reading';
import { arrivalOf, fieldsFor, typedText } from './composeFields';
import { asDegrees, conventionNote, forbidden, meantRange, unmeant } from './judgement';
import { composeWrite, isProblem, registerNumbered } from './registers';
import type { FieldProblem } from './registers';

/** The requested frame: values as they were typed, with a decimal point or comma. */
export interface ComposeRequest {
  readonly kind: SentKind;
  readonly motor: BusMotor;
  /** All motors of the bus: IDs must stay unique. */
  readonly motors: readonly BusMotor[];
  readonly values: Readonly<Record<string, string>>;
  readonly registers: readonly TableRegister[];
  /** A person has said that values which nobody means are meant. */
  readonly isMeant?: boolean;
}

/** A frame to a motor, and what became of its values. */
export interface ComposedFrame {
  readonly id: number;
  readonly data: Uint8Array;
  readonly arrives: readonly Arrival[];
  /** Requested numbers by name; for a register its number and, if written, the value. */
  readonly asked: Readonly<Record<string, number>>;
  /** Notes on the frame for the reader. */
  readonly notes: readonly string[];
  /** Command without values that has the same bytes as this MIT command. */
  readonly alsoCommand: SpecialCommand | null;
  /** That the joint reaches the position only in some conventions of where zero is. */
  readonly convention?: string | undefined;
  /** Of a written register: its factory value in words, and the other joint whose ID it gets. */
  readonly written?: { readonly factory: string; readonly otherJoint: string | undefined };
  /** Why nobody would mean this frame, if a person has said that it is meant. */
  readonly objections: readonly FieldProblem[];
}

/** A frame that isn't made. `canBeMeant`: its values make one, but nobody means them. */
interface RefusedFrame {
  readonly problems: readonly FieldProblem[];
  readonly canBeMeant: boolean;
}

/** A frame, or the problems with its values. */
export type Composed = ComposedFrame | RefusedFrame;

const refused = (...problems: readonly FieldProblem[]): RefusedFrame => ({ problems, canBeMeant: false });

/** Whether there is a frame. */
export const isComposed = (composed: Composed): composed is ComposedFrame => 'data' in composed;

/** Whether a value overflows a float32. The codec would send infinity, as openarm_can does. */
const tooLarge = (value: number): boolean => !Number.isFinite(Math.fround(value));

/** A number with the unit that people think in. */
const typedDegrees = /^(.*\d)\s*(?:°|deg|degrees?)$/i;

function readValue(values: ComposeRequest['values'], field: ComposeField, motor: BusMotor): number | FieldProblem {
  const { name, step, label, unit } = field;
  const text = typedText(values, name);
  const value = typedNumber(text);
  const fix = `Type a number ${meantRange(field, motor)}.`;
  if (text.trim() === '') return { name, label, problem: fix };
  const inDegrees = name === 'q' ? typedNumber(typedDegrees.exec(text.trim())?.[1] ?? '') : Number.NaN;
  const meant = Number.isNaN(inDegrees) ? unitWords(text, unit) : asDegrees(inDegrees);
  const grouped = groupedWords(text);
  if (grouped !== undefined) return { name, label, problem: `${grouped} ${fix}` };
  if (Number.isNaN(value)) return { name, label, problem: `“${text}” is not a number. ${meant === undefined ? '' : `${meant} `}${fix}` };
  if (!Number.isFinite(value) || (step === 0 && tooLarge(value)))
    return { name, label, problem: `${withUnitText(text.trim(), unit)} is more than a frame can hold. ${fix}` };
  // Turns −0 into 0: only a float32 would distinguish them, and no motor does.
  return value + 0;
}

type Numbers = Readonly<Record<MotionValue, number>>;

interface Motion {
  readonly encode: (asked: Numbers, motor: BusMotor) => Uint8Array;
  readonly decode: (data: Uint8Array, motor: BusMotor) => Partial<Numbers>;
}

const motions: Readonly<Record<ControlMode, Motion>> = {
  mit: {
    encode: (asked: MitCommand, { limits }) => encodeMit(asked, limits),
    decode: (data, { limits }) => decodeMit(data, limits),
  },
  'position-velocity': {
    encode: (asked) => encodePositionVelocity(asked),
    decode: decodePositionVelocity,
  },
  velocity: { encode: ({ dq }) => encodeVelocity(dq), decode: (data) => ({ dq: decodeVelocity(data) }) },
  'position-force': { encode: (asked) => encodePositionForce(asked), decode: decodePositionForce },
};

const noNumbers: Numbers = { q: 0, dq: 0, kp: 0, kd: 0, tau: 0, current: 0 };

function composeMotion(mode: ControlMode, { kind, motor, values, isMeant = false }: ComposeRequest): Composed {
  const fields = fieldsFor(kind, motor);
  const read = fields.map((field) => ({ field, value: readValue(values, field, motor) }));
  const problems = read.map(({ value }) => value).filter((value) => typeof value !== 'number');
  if (problems.length > 0) return refused(...problems);
  const numbers = read.flatMap(({ field, value }) => (typeof value === 'number' ? [[field.name, value] as const] : []));
  const asked: Numbers = { ...noNumbers, ...Object.fromEntries(numbers) };
  const objections = unmeant(fields, asked, motor);
  const data = motions[mode].encode(asked, motor);
  const decoded = motions[mode].decode(data, motor);
  const never = forbidden(asked, decoded, motor);
  if (never.length > 0) return { problems: [...never, ...objections], canBeMeant: false };
  if (objections.length > 0 && !isMeant) return { problems: objections, canBeMeant: true };
  const alsoCommand = kind === 'mit' ? specialIn(data) : null;
  return {
    id: modeOffsets[mode] + motor.sendId,
    data,
    arrives: fields.map((field) => arrivalOf(asked[field.name], decoded[field.name] ?? asked[field.name], field)),
    asked: Object.fromEntries(numbers),
    notes: [
      ...fields.flatMap(({ name, label }) => {
        const words = commaWords(typedText(values, name));
        return words === undefined ? [] : [`${label}: ${words}`];
      }),
      ...(alsoCommand
        ? [
            `“${kindNames[alsoCommand]}” has the same bytes. Which of the two a motor takes it for is not documented, and openarm_can does not guard against it.`,
          ]
        : []),
    ],
    alsoCommand,
    convention: fields.some(({ name }) => name === 'q') ? conventionNote(asked.q, motor) : undefined,
    objections,
  };
}

const plain = (id: number, data: Uint8Array, asked: ComposedFrame['asked'] = {}): ComposedFrame => ({
  id,
  data,
  arrives: [],
  asked,
  notes: [],
  alsoCommand: null,
  objections: [],
});

function composeRegister({ kind, motor, motors, values, registers, isMeant = false }: ComposeRequest): Composed {
  const register = registerNumbered(registers, typedText(values, 'register'));
  if (isProblem(register)) return refused(register);
  if (kind === 'read') return plain(configurationId, encodeRead(motor.sendId, register.number), { register: register.number });
  const written = composeWrite(motor.sendId, register, typedText(values, 'value'), motors);
  if (isProblem(written)) return refused(written);
  const { objection, notes, data, value } = written;
  if (objection && !isMeant) return { problems: [objection], canBeMeant: true };
  const otherJoint = motors.find(
    (one) =>
      one.sendId !== motor.sendId && value === (register.number === 8 ? one.sendId : register.number === 7 ? one.receiveId : Number.NaN),
  )?.joint;
  return {
    ...plain(configurationId, data, { register: register.number, value }),
    notes,
    written: { factory: register.factory, otherJoint },
    objections: objection ? [objection] : [],
  };
}

/** Composes a frame as openarm_can would, or returns the problems with its values. */
export function composeFrame(request: ComposeRequest): Composed {
  const { kind, motor } = request;
  if (isControlMode(kind)) return composeMotion(kind, request);
  if (isSpecialCommand(kind)) return plain(motor.sendId, encodeSpecial(kind));
  if (kind === 'refresh') return plain(configurationId, encodeRefresh(motor.sendId));
  if (kind === 'save') return plain(configurationId, encodeSave(motor.sendId));
  return composeRegister(request);
}
