import { modeCodes } from '../codec/motions';
import type { BusMotor } from '../reading/bus';
import { formatNumber } from './numberText';
import { hexNumber } from '../text/frame';

/** What a register of a motor in OpenArm should hold, in words; null where the tables of the site say nothing. */
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
