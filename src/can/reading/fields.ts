import type { Reading, ReadingField } from './reading';

/** Units of values, by the name of the field. */
export const fieldUnits: Readonly<Record<string, string>> = {
  q: 'rad',
  dq: 'rad/s',
  kp: 'N·m/rad',
  kd: 'N·m·s/rad',
  tau: 'N·m',
  driverTemperature: '°C',
  rotorTemperature: '°C',
  current: 'of the motor’s largest current',
};

/** Names of fields, as readers see them. */
export const fieldNames: Readonly<Record<string, string>> = {
  q: 'position',
  dq: 'velocity',
  kp: 'Kp',
  kd: 'Kd',
  tau: 'torque',
  current: 'current limit',
  status: 'status',
  idNibble: 'motor ID, lower half',
  driverTemperature: 'driver (MOSFET)',
  rotorTemperature: 'rotor',
  motor: 'motor ID',
  register: 'register',
  value: 'value',
};

/** A field at some bits, counted from the highest of byte 0. */
export const fieldAt = (name: string, value: number | string, from: number, size: number, words?: string): ReadingField => {
  const [unit, bits] = [fieldUnits[name] ?? '', { from, size }];
  return words === undefined ? { name, value, unit, bits } : { name, value, unit, bits, words };
};

/** Fields one after the other, as a layout has them. */
export function fieldsOf<Values extends object>(
  layout: readonly { readonly field: keyof Values & string; readonly bits: number }[],
  values: { readonly [Name in keyof Values]: number },
  words: Readonly<Record<string, string>> = {},
): ReadingField[] {
  let from = 0;
  return layout.map(({ field, bits }) => {
    from += bits;
    return fieldAt(field, values[field], from - bits, bits, words[field]);
  });
}

/** Number in a field of a reading; NaN where it has no such field. */
export const valueIn = ({ fields }: Reading, name: string): number =>
  Number(fields.find((field) => field.name === name)?.value ?? Number.NaN);
