import { fieldNames } from '../../can/reading/fields';
import { kindNames } from '../../can/reading/reading';
import type { Reading, ReadingField } from '../../can/reading/reading';
import { hexNumber } from '../../can/text/frame';
import { registerNumber, shortNumber } from './numberWords';

const digitsOf: Readonly<Record<string, number>> = {
  driverTemperature: 0,
  rotorTemperature: 0,
  status: 0,
  register: 0,
  motor: 0,
  idNibble: 0,
  kp: 1,
};

/** A value in a line of text. */
function fieldWords({ name, value, unit, words }: ReadingField): string {
  if (name === 'status') return words ?? String(value);
  if (name === 'register') return `register ${value} (${words ?? ''})`;
  // A register may hold a serial number, or a friction of 0.00001.
  const inDigits = name === 'value' ? registerNumber : (number: number): string => shortNumber(number, digitsOf[name] ?? 4);
  return `${fieldNames[name] ?? ''} ${typeof value === 'number' ? inDigits(value) : value}${unit === '' ? '' : ` ${unit}`}`.trim();
}

/** Fields that a line leaves out, because the motor is named before. */
const named = new Set(['idNibble', 'motor']);

/** Who a frame is for or from: the joint with its type, or the ID that nobody has. */
function motorWords({ motor, motorId, direction }: Reading): string {
  if (motorId === null) return '';
  if (motor) return `${direction === 'to' ? ' to ' : ' of '}${motor.joint} (${motor.type})`;
  return direction === 'to'
    ? ` to ID ${hexNumber(motorId)}, which no motor of this arm has`
    : `, under an ID that no motor of this arm has`;
}

/** A reading in one sentence. */
export function readingWords(reading: Reading): string {
  const values = reading.fields.filter(({ name }) => !named.has(name)).map(fieldWords);
  return `${kindNames[reading.kind]}${motorWords(reading)}${values.length > 0 ? `: ${values.join(', ')}` : ''}`;
}
