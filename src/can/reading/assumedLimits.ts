import { formatNumber } from '../../model/format';
import { limitSetOf } from './bus';
import type { BusChoices, CanTables, LimitSet } from './bus';

const velocityOf = (set: LimitSet, type: string): number | undefined => set.types[type]?.velocity;

/**
 * Says with which limit velocities of some joints are packed where versions of openarm_can differ, such as 8 or 10 rad/s of J3 and J4;
 * undefined if they agree, or if the reader has typed the motor's own limit.
 */
export function assumedLimits(tables: CanTables, choices: BusChoices, joints: readonly string[]): string | undefined {
  const set = limitSetOf(tables, choices.limitSet);
  const libraries = tables.limitSets.filter(({ isLibrary }) => isLibrary);
  if (choices.own?.velocity !== undefined) return undefined;
  const types = tables.motors
    .filter(({ joint }) => joints.includes(joint))
    .map(({ joint, type }) => ({ joint, type: choices.type ?? type }));
  const differing = types.flatMap(({ joint, type }) => {
    const used = velocityOf(set, type);
    const other = libraries.find((one) => velocityOf(one, type) !== undefined && velocityOf(one, type) !== used);
    const otherLimit = other && velocityOf(other, type);
    return used !== undefined && other && otherLimit !== undefined ? [{ joint, type, used, other, otherLimit }] : [];
  });
  const [first] = differing;
  if (!first) return undefined;
  const { type, used, other, otherLimit } = first;
  const named = differing.filter((one) => one.type === type).map(({ joint }) => joint);
  return `Velocities of ${named.join(' and ')} (${type}) count with ±${formatNumber(used)}\u00a0rad/s here, as in ${set.label}. ${other.label} has ±${formatNumber(otherLimit)}\u00a0rad/s: with it, they are ${formatNumber(otherLimit / used)} times as large. Register 22 (VMAX) of the motor decides.`;
}
