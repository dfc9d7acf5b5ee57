import type { Resting } from '../engine/messages';
import type { ArmJoint } from '../../../arm/armTables';
import { formatNumber } from '../../../model/formatCell';

/** How far a joint is off its goal at rest, in °: below zero where its angle is less. */
export const sagOf = ({ angles }: Pick<Resting, 'angles'>, goal: readonly number[], joint: number): number =>
  (((angles[joint] ?? 0) - (goal[joint] ?? 0)) * 180) / Math.PI;

/** Share of its limit from which a motor counts as being at it. */
const full = 0.999;

/** What a torque in N·m means to a motor. */
export function torqueWords(torque: number, { rated, peak }: Pick<ArmJoint, 'rated' | 'peak'>, stopped: boolean): string {
  if (Math.abs(torque) >= full * peak) return 'at its peak torque';
  if (Math.abs(torque) > rated) return 'above its rated torque';
  return stopped ? 'rests on its end stop' : `${formatNumber((100 * Math.abs(torque)) / rated, 0)} % of rated`;
}

/** Least angle in ° that is worth a word. */
const leastSag = 0.05;

/** Where the arm comes to rest, in a sentence or two: the joint that is farthest off, the hand, and motors that are asked for too much. */
export function restWords(resting: Resting, goal: readonly number[], joints: readonly Pick<ArmJoint, 'name' | 'rated' | 'peak'>[]): string {
  const overloaded = joints.filter(({ peak }, at) => Math.abs(resting.torques[at] ?? 0) >= full * peak).map(({ name }) => name);
  const tired = joints.filter(({ rated }, at) => Math.abs(resting.torques[at] ?? 0) > rated).map(({ name }) => name);
  const load =
    overloaded.length > 0
      ? ` ${overloaded.join(', ')} can't give more: peak torque.`
      : tired.length > 0
        ? ` ${tired.join(', ')} ${tired.length > 1 ? 'need' : 'needs'} more than rated torque.`
        : '';
  if (!resting.found) return `Too little holds the arm to find where it rests: the table shows how far it got.${load}`;
  const sags = joints.map((_joint, at) => Math.abs(sagOf(resting, goal, at)));
  const worst = sags.indexOf(Math.max(...sags));
  if ((sags[worst] ?? 0) < leastSag) return `At rest, the arm is at its goal.${load}`;
  const [from, to] = [resting.goal.at(-1) ?? [0, 0, 0], resting.chain.at(-1) ?? [0, 0, 0]];
  const millimetres = Math.round((to[2] - from[2]) * 1000);
  const hand = millimetres === 0 ? '' : ` and the hand ${Math.abs(millimetres)} mm ${millimetres < 0 ? 'below' : 'above'} its goal`;
  return `At rest, ${joints[worst]?.name ?? ''} is ${formatNumber(sags[worst] ?? 0, 1)}° off${hand}.${load}`;
}
