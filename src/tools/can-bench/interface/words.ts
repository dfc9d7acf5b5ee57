import { heldValue } from '../../../can/compose/numberText';
import { fieldNames, kindNames } from '../../../can/reading/reading';
import type { Reading, ReadingField } from '../../../can/reading/reading';
import { hexNumber } from '../../../can/formats/frame';

/** Text for NaN and infinity; undefined for all other numbers. */
const withoutDigits = (value: number): string | undefined => {
  if (Number.isFinite(value)) return undefined;
  return Number.isNaN(value) ? 'not a number' : value > 0 ? '∞' : '−∞';
};

/** Name of a port, or the number of a log's channel. */
export const portWords = (port: string): string => (/^\d+$/.test(port) ? `channel ${port}` : port);

const withMinus = (written: string): string => written.replaceAll('-', '−');

/** A number with a fixed number of decimals and a true minus sign. */
export const shortNumber = (value: number, digits = 3): string =>
  withoutDigits(value) ?? withMinus(Math.abs(value) >= 1e6 ? value.toExponential(digits) : value.toFixed(digits));

/** A register's value with the digits that it can hold. */
const registerNumber = (value: number): string => withoutDigits(value) ?? withMinus(String(heldValue(value)));

/** A number with full double precision. */
export const exactNumber = (value: number | string): string => (typeof value === 'number' ? String(value) : value).replace(/^-/, '−');

const digitsOf: Readonly<Record<string, number>> = {
  driverTemperature: 0,
  rotorTemperature: 0,
  status: 0,
  register: 0,
  motor: 0,
  idNibble: 0,
  kp: 1,
};

/** A field's value in a sentence. */
function fieldWords({ name, value, unit, words }: ReadingField): string {
  if (name === 'status') return words ?? String(value);
  if (name === 'register') return `register ${value} (${words ?? ''})`;
  // A register may hold a serial number, or a friction of 0.00001.
  const inDigits = name === 'value' ? registerNumber : (number: number): string => shortNumber(number, digitsOf[name] ?? 4);
  return `${fieldNames[name] ?? ''} ${typeof value === 'number' ? inDigits(value) : value}${unit === '' ? '' : ` ${unit}`}`.trim();
}

/** Fields that a sentence omits, because it names the motor before. */
const named = new Set(['idNibble', 'motor']);

/** Sender or receiver of a frame: joint and type, or the unknown ID. */
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
