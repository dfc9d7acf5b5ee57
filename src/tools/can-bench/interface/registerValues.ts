import { typedText } from '../../../can/compose/composeFields';
import type { BenchState } from './benchAddress';

/** Registers with the IDs of a motor. */
const idRegisters = ['7', '8'];

/** Name under which a typed value is kept. An ID belongs to one motor, other values to a register. */
const keptName = (register: string, motor: number): string => `value ${register}${idRegisters.includes(register) ? ` ${motor}` : ''}`;

type Chosen = Pick<BenchState, 'motor' | 'values'>;

/** The value typed for a register of the chosen motor; empty if there is none. */
export const typedFor = ({ motor, values }: Chosen, register: string): string =>
  (typedText(values, 'register') === register ? values.value : values[keptName(register, motor)]) ?? '';

/**
 * Values after another register or motor has been chosen. A value typed for one must not be written to the next, so each keeps its own, and
 * gets it back when it is chosen again.
 */
export function valuesAfter(
  { motor, values }: Chosen,
  chosen: { readonly register?: string; readonly motor?: number },
): BenchState['values'] {
  const register = typedText(values, 'register');
  const [before, after] = [keptName(register, motor), keptName(chosen.register ?? register, chosen.motor ?? motor)];
  if (before === after) return values;
  const kept = { ...values, [before]: values.value ?? '' };
  return { ...kept, register: chosen.register ?? register, value: kept[after] ?? '' };
}
