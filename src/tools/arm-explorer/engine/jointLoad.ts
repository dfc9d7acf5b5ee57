import type { ArmJoint } from '../../../arm/armTables';

/** What a joint needs in N·m to stay where it is, and what that means to its motor. */
export interface JointLoad {
  readonly torque: number;
  readonly state: 'stop' | 'within' | 'above' | 'too-much';
}

/** An angle this near to a limit in rad is at it. */
const near = 0.001;

/** What torques in N·m mean to the motors of an arm at angles in rad: a joint that gravity presses against its end stop needs no motor there. */
export function jointLoads(
  torques: readonly number[],
  angles: readonly number[],
  ranges: readonly (readonly [number, number])[],
  joints: readonly Pick<ArmJoint, 'rated' | 'peak'>[],
): JointLoad[] {
  return joints.map(({ rated, peak }, joint) => {
    const torque = torques[joint] ?? 0;
    const [least, most] = ranges[joint] ?? [-Infinity, Infinity];
    const angle = angles[joint] ?? 0;
    const size = Math.abs(torque);
    const pressed = size > 0.005 && ((torque > 0 && angle - least < near) || (torque < 0 && most - angle < near));
    return { torque, state: pressed ? 'stop' : size > peak ? 'too-much' : size > rated ? 'above' : 'within' };
  });
}

/** These states in the table. */
export const loadWords: Readonly<Record<JointLoad['state'], string>> = {
  stop: 'rests on its end stop',
  within: 'within rated',
  above: 'above rated',
  'too-much': 'above peak: cannot hold',
};

/** What the loads of all joints mean, in a sentence. */
export function loadSentence(loads: readonly JointLoad[], joints: readonly Pick<ArmJoint, 'name'>[]): string {
  const named = (state: JointLoad['state']): string[] => joints.flatMap(({ name }, joint) => (loads[joint]?.state === state ? [name] : []));
  const [failing, tired] = [named('too-much'), named('above')];
  if (failing.length > 0) return `The arm cannot hold this: ${listed(failing)} would need more than peak torque.`;
  if (tired.length === 0) return 'Every joint holds this within its rated torque.';
  return `${listed(tired)} ${tired.length > 1 ? 'need' : 'needs'} more than rated torque: the arm holds this for a short time only.`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
