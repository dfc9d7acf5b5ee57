import type { TableRegister } from '../canTables';
import { encodeWrite, writeType } from '../codec/registers';
import { typedNumber } from '../ownLimits';
import type { MotionValue } from './composeFields';
import { formatNumber } from './numberText';
import { isInRange, readRange } from './registerRange';

/** What is wrong with a value, and the way out. */
export interface FieldProblem {
  readonly name: MotionValue | 'register' | 'value';
  readonly label: string;
  readonly problem: string;
}

/** Whether it is a problem. */
export const isProblem = (value: object): value is FieldProblem => 'problem' in value;

/** The register with a typed number. */
export function registerNumbered(registers: readonly TableRegister[], text: string): TableRegister | FieldProblem {
  const number = typedNumber(text);
  return (
    registers.find((register) => register.number === number) ?? {
      name: 'register',
      label: 'Register',
      problem: 'Choose a register of the table.',
    }
  );
}

/** Whether somebody may write a register. */
export const isWritable = ({ access }: Pick<TableRegister, 'access'>): boolean => access === 'RW';

/** A frame that writes a register. */
export interface ComposedWrite {
  readonly data: Uint8Array;
  readonly value: number;
  readonly notes: readonly string[];
}

const problem = (words: string): FieldProblem => ({ name: 'value', label: 'Value', problem: words });

/** Makes a frame that writes a register, or says why there is none. */
export function composeWrite(motor: number, register: TableRegister, text: string): ComposedWrite | FieldProblem {
  if (!isWritable(register)) return problem(`${register.name} can only be read.`);
  const value = typedNumber(text);
  if (text.trim() === '') return problem('Type the value that the register gets.');
  if (Number.isNaN(value)) return problem(`“${text}” is not a number.`);
  const isWhole = writeType(register.number) === 'uint32';
  if (isWhole && !(Number.isInteger(value) && value >= 0 && value < 2 ** 32))
    return problem(`${register.name} takes a whole number from 0 to 4294967295.`);
  const arrives = isWhole ? value : Math.fround(value);
  if (!Number.isFinite(arrives)) return problem(`${text} is more than a frame can hold.`);
  const range = readRange(register.range);
  return {
    data: encodeWrite(motor, register.number, value),
    value: value + 0,
    notes: [
      ...(range && !isInRange(value, range) ? [`The range of ${register.name} is ${register.range}. This value is outside it.`] : []),
      ...(Number(arrives.toPrecision(7)) === Number(value.toPrecision(7))
        ? []
        : [`${formatNumber(arrives, 0)} arrives: the register holds a float32.`]),
    ],
  };
}
