import type { TableRegister, BusMotor } from '../reading/bus';
import { hexNumber } from '../formats/frame';
import { modeCodes, motorBits } from '../codec/motions';
import { commaWords, formatNumber, groupedWords, typedNumber, withUnitText } from './numberText';
import { configurationId, encodeWrite, writeType } from '../codec/registers';
import type { MotionValue } from './composeFields';

/** Values that a register accepts. */
interface RegisterRange {
  readonly low: number;
  readonly high: number;
  readonly withLow: boolean;
  readonly withHigh: boolean;
}

/** `fmax` in the table of registers: the largest float32. */
const largestFloat = 3.4028234663852886e38;

const ends: Readonly<Record<string, number>> = { fmax: largestFloat, '-fmax': -largestFloat, '2^32-1': 2 ** 32 - 1 };

/** Parses a range such as `(0.0, fmax]`: a square bracket includes its limit, a round one excludes it. Null if malformed. */
function readRange(text: string): RegisterRange | null {
  const [found, open, first = '', last = '', close] = /^([[(])\s*([^\s,]+),\s*([^\])]+)([\])])/.exec(text) ?? [];
  if (found === undefined) return null;
  const [low, high] = [ends[first] ?? Number(first), ends[last] ?? Number(last)];
  return Number.isNaN(low) || Number.isNaN(high) ? null : { low, high, withLow: open === '[', withHigh: close === ']' };
}

const isInRange = (value: number, { low, high, withLow, withHigh }: RegisterRange): boolean =>
  (withLow ? value >= low : value > low) && (withHigh ? value <= high : value < high);

/** A range in words: `above 10`, `from 0 to 2,047`, `from 0 to below 1`. */
export function rangeWords({ low, high, withLow, withHigh }: RegisterRange): string {
  const [from, to] = [formatNumber(low, 0), formatNumber(high, 0)];
  if (high === largestFloat) return `${withLow ? 'at least' : 'above'} ${from}`;
  if (low === -largestFloat) return `${withHigh ? 'at most' : 'below'} ${to}`;
  return `${withLow ? 'from' : 'above'} ${from} ${withHigh ? 'to' : withLow ? 'to below' : 'and below'} ${to}`;
}

/** A problem with a typed value, and its fix. */
export interface FieldProblem {
  readonly name: MotionValue | 'register' | 'value';
  readonly label: string;
  readonly problem: string;
}

/** Whether a result is a problem. */
export const isProblem = (value: object): value is FieldProblem => 'problem' in value;

/** The register with a typed number, or a problem. */
export function registerNumbered(registers: readonly TableRegister[], text: string): TableRegister | FieldProblem {
  const number = typedNumber(text);
  return (
    registers.find((register) => register.number === number) ?? {
      name: 'register',
      label: 'Register',
      problem: `${text.trim() === '' ? 'No register is given' : `“${text}” is not a register of the table`}. Choose one from 0 to ${Math.max(...registers.map((one) => one.number))} that the table lists, such as 10.`,
    }
  );
}

export const isWritable = ({ access }: Pick<TableRegister, 'access'>): boolean => access === 'RW';

/** A frame that writes a register. */
interface ComposedWrite {
  readonly data: Uint8Array;
  readonly value: number;
  readonly notes: readonly string[];
  /** Why nobody means the value: it is outside the register's range. */
  readonly objection: FieldProblem | null;
}

const problem = (words: string): FieldProblem => ({ name: 'value', label: 'Value', problem: words });

/** Units of registers that have one. */
const units: Readonly<Record<number, string>> = { 0: 'V', 2: '°C', 21: 'rad', 22: 'rad/s', 23: 'N·m', 29: 'V' };

/** A register's value with its unit, if it has one. */
const withUnit = (number: string, register: number): string => {
  const unit = units[register];
  return unit === undefined ? number : withUnitText(number, unit);
};

/** Unit of TIMEOUT (register 9), in ms. */
const timeoutUnit = 0.05;

/** Repeats the value in words, so that a typing error is noticed before sending. */
const understood = ({ number, name }: TableRegister, value: number): string =>
  `Writes ${withUnit(formatNumber(value, 0), number)} to ${name}${number === 9 ? `, which is ${formatNumber(value * timeoutUnit, timeoutUnit)} ms` : ''}.`;

/** Why a motor must not get an ID or mode, and what to type; undefined if it may. */
function refusal(register: number, value: number, motors: readonly BusMotor[]): string | undefined {
  const [listening, answering] = [motors.find(({ sendId }) => sendId === value), motors.find(({ receiveId }) => receiveId === value)];
  if (register === 8 && (value === 0 || value > motorBits || answering))
    return `${answering ? `it is the receive ID of ${answering.joint}. ` : ''}Type a send ID from 1 to 255 with which no motor answers, such as ${answering?.sendId ?? 1}.`;
  if (register === 7 && (value >= configurationId || listening))
    return `${listening ? `it is the send ID of ${listening.joint}. ` : ''}Type a receive ID from 0 to 2046 to which no motor listens, such as ${listening?.receiveId ?? 17}.`;
  if (register === 10 && (value < 1 || value > 4)) return 'control modes are 1 to 4. Type 1 for MIT, which OpenArm’s programs expect.';
  return undefined;
}

/** Composes a frame that writes a register, or returns the problem. */
export function composeWrite(
  motor: number,
  register: TableRegister,
  text: string,
  motors: readonly BusMotor[] = [],
): ComposedWrite | FieldProblem {
  if (!isWritable(register)) return problem(`${register.name} can only be read. Choose a register that can be written.`);
  const value = typedNumber(text);
  const range = readRange(register.range);
  const fix = `Type a value${range ? ` ${withUnit(rangeWords(range), register.number)}` : ''}`;
  if (text.trim() === '')
    return problem(`Type the new value of the register${range ? `, ${withUnit(rangeWords(range), register.number)}` : ''}.`);
  const grouped = groupedWords(text);
  if (grouped !== undefined) return problem(`${grouped} ${fix}.`);
  if (Number.isNaN(value)) return problem(`“${text}” is not a decimal number. ${fix}, without thousands separators.`);
  const isWhole = writeType(register.number) === 'uint32';
  if (isWhole && !(Number.isInteger(value) && value >= 0 && value < 2 ** 32))
    return problem(`“${text}” doesn’t fit ${register.name}, which takes a whole number from 0 to 4294967295. ${fix}.`);
  const arrives = isWhole ? value : Math.fround(value);
  if (!Number.isFinite(arrives)) return problem(`${text} is more than a frame can hold. ${fix}.`);
  const refused = refusal(register.number, value, motors);
  if (refused !== undefined) return problem(`${formatNumber(value, 0)} can’t be written to ${register.name}: ${refused}`);
  return {
    data: encodeWrite(motor, register.number, value),
    value: value + 0,
    objection:
      range && !isInRange(value, range)
        ? problem(
            `${withUnit(formatNumber(arrives, 0), register.number)} is outside the range of ${register.name}. Type a value ${withUnit(rangeWords(range), register.number)}.`,
          )
        : null,
    notes: [
      understood(register, arrives),
      ...(commaWords(text) === undefined ? [] : [`${commaWords(text)}`]),
      ...(register.number === 8 && value > 0xf
        ? ['Byte 0 of a state holds four bits of the ID only: above 15, it can’t tell motors apart.']
        : []),
      ...(Number(arrives.toPrecision(7)) === Number(value.toPrecision(7))
        ? []
        : [`The motor gets ${formatNumber(arrives, 0)}: the register holds a float32.`]),
    ],
  };
}

/** How well a register matches a query: higher is better, 0 is no match. */
function fit({ number, name, meaning }: TableRegister, text: string): number {
  const [low, digits] = [name.toLowerCase(), hexNumber(number).slice(2).toLowerCase()];
  if (text === String(number)) return 6;
  if (text === low) return 5;
  // Without 0x, two digits may also be hexadecimal: 10 is register 10 first, then register 16.
  if (text === `0x${digits}` || text === `0x${number.toString(16)}` || text === digits) return 4;
  if (low.startsWith(text)) return 3;
  if (low.includes(text)) return 2;
  return meaning.toLowerCase().includes(text) ? 1 : 0;
}

/**
 * Registers that match a name, a number, an address such as 0x0A, or words of the meaning, best first; all registers for an empty query.
 */
export function findRegisters(registers: readonly TableRegister[], typed: string): readonly TableRegister[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return registers;
  const fitting = registers.map((register) => ({ register, score: fit(register, text) })).filter(({ score }) => score > 0);
  const isExact = /^(?:0x[\da-f]+|\d+)$/.test(text);
  // A number means the register with this number, not one whose meaning contains the digits.
  const kept = isExact && fitting.some(({ score }) => score >= 4) ? fitting.filter(({ score }) => score >= 4) : fitting;
  return kept.sort((a, b) => b.score - a.score).map(({ register }) => register);
}

/** Expected value of a register for a motor of OpenArm, in words; null if the tables don't say. */
export function usualValue(register: number, { joint, sendId, receiveId, type, limits }: BusMotor): string | null {
  const packed = (limit: number): string =>
    `${formatNumber(limit, 0)} is what the chosen software packs with for a ${type}. If the motor says otherwise, choose other limits in the software; leave the register as it is`;
  const values: Readonly<Record<number, string>> = {
    7: `${receiveId} (${hexNumber(receiveId)}), the receive ID of ${joint}`,
    8: `${sendId} (${hexNumber(sendId)}), the send ID of ${joint}`,
    10: `${modeCodes.mit}, MIT`,
    21: packed(limits.position),
    22: packed(limits.velocity),
    23: packed(limits.torque),
  };
  return values[register] ?? null;
}
