import type { LimitSet } from '../canTables';
import type { BusMotor } from '../reading/bus';

/** Sets of limits that are those of openarm_can. */
export const librarySets = (sets: readonly LimitSet[]): readonly LimitSet[] => sets.filter(({ isLibrary }) => isLibrary);

const packsAlike =
  ({ type, limits }: BusMotor) =>
  ({ types }: LimitSet): boolean => {
    const packed = types[type];
    return packed?.position === limits.position && packed.velocity === limits.velocity && packed.torque === limits.torque;
  };

/** Says which versions of the library pack a command with the limits that the bytes were made with, if not all of them do. */
export function packingNotes(motor: BusMotor, sets: readonly LimitSet[]): readonly string[] {
  const library = librarySets(sets);
  const alike = library.filter(packsAlike(motor));
  if (alike.length === library.length) return [];
  if (alike.length === 0)
    return [`The library packs a ${motor.type} with other limits than those chosen above, so that these lines send other bytes.`];
  return [`These lines send the same bytes with ${alike.map(({ label }) => label).join(' and ')} only.`];
}
