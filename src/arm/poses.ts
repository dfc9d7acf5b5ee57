import { armModel } from './armModel';
import type { ArmModel } from './armModel';
import { readArmTables } from './armTables';
import type { ArmJoint, ArmPose, RowsOf } from './armTables';
import { robotBody } from './robotBody';
import { gravityTorques } from './dynamics';

/** Where the payload is attached. */
export type LoadPoint = 'tool' | 'flange' | 'wrist';

/** Whether a body is removed, by its name without the prefix of robot and arm. */
type TakenOff = (body: string) => boolean;

const isGripper: TakenOff = (body) => body === 'hand' || body.endsWith('_finger');

/** The load points, with the bodies removed for each, and the body at whose origin the load is attached. */
export const loadPoints: Readonly<
  Record<LoadPoint, { readonly label: string; readonly words: string; readonly body: string; readonly without: TakenOff }>
> = {
  tool: { label: 'Tool centre, gripper fitted', words: 'at the tool centre', body: 'hand_tcp', without: () => false },
  flange: { label: 'Flange, gripper removed', words: 'at the flange', body: 'hand', without: isGripper },
  wrist: {
    label: 'Wrist, everything beyond J7 removed',
    words: 'at the wrist',
    body: 'link7',
    without: (body) => isGripper(body) || body === 'link7' || body === 'link8',
  },
};

/** Holding torques in N·m of an arm at joint angles in rad, with a payload in kg at a load point. */
export function heldTorques(model: ArmModel, angles: readonly number[], point: LoadPoint, payload: number): number[] {
  const { body, without } = loadPoints[point];
  const prefix = `openarm_${model.side}_`;
  const bodies = model.bodies.map((one) => (without(one.name.replace(prefix, '')) ? { ...one, mass: 0 } : one));
  const at = bodies.findIndex(({ name }) => name === prefix + body);
  return gravityTorques({ ...model, bodies }, angles, { body: at, at: [0, 0, 0], mass: payload });
}

/** Holding torque of a joint in N·m, and what it means to its motor. */
export interface JointLoad {
  readonly torque: number;
  readonly state: 'stop' | 'within' | 'above' | 'too-much';
}

/** Distance in rad from a limit within which an angle is at the limit. */
const near = 0.001;

/**
 * States of an arm's motors for torques in N·m at angles in rad. A joint that gravity presses against its end stop needs no motor there.
 */
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

/** Texts of the states in the table. */
export const loadWords: Readonly<Record<JointLoad['state'], string>> = {
  stop: 'rests on its end stop',
  within: 'within rated',
  above: 'above rated',
  'too-much': 'above peak: cannot hold',
};

export function loadSentence(loads: readonly JointLoad[], joints: readonly Pick<ArmJoint, 'name'>[]): string {
  const named = (state: JointLoad['state']): string[] => joints.flatMap(({ name }, joint) => (loads[joint]?.state === state ? [name] : []));
  const [failing, tired] = [named('too-much'), named('above')];
  if (failing.length > 0) return `The arm cannot hold this: ${listed(failing)} would need more than peak torque.`;
  if (tired.length === 0) return 'Every joint holds this within its rated torque.';
  return `${listed(tired)} ${tired.length > 1 ? 'need' : 'needs'} more than rated torque: the arm holds this for a short time only.`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Both arms with their motors, and named poses. */
export interface BothArms {
  readonly models: Readonly<Record<ArmModel['side'], ArmModel>>;
  readonly joints: readonly ArmJoint[];
  readonly poses: readonly ArmPose[];
}

/** Reads both arms with their motors, and the poses. Throws a RangeError that names what the tables lack. */
export function readBothArms(rowsOf: RowsOf): BothArms {
  const { bodies, joints, poses } = readArmTables(rowsOf);
  const robot = bodies.map(robotBody);
  return { models: { right: armModel(robot, 'right'), left: armModel(robot, 'left') }, joints, poses };
}
