import type { TableRegister, BusMotor } from '../reading/bus';
import { hexNumber } from '../formats/frame';
import { modeCodes } from '../codec/motions';
import { formatNumber } from './numberText';

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
