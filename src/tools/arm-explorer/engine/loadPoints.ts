import type { ArmModel } from '../../../arm/armModel';
import { gravityTorques } from '../../../arm/kinematics';

/** Where a payload hangs. */
export type LoadPoint = 'tool' | 'flange' | 'wrist';

/** Says of a body of the model, by its name without that of the robot and the arm, whether it is taken off. */
type TakenOff = (body: string) => boolean;

const isGripper: TakenOff = (body) => body === 'hand' || body.endsWith('_finger');

/** The places that a payload is published or asked for, with what is taken off there, and the body at whose origin the load hangs. */
export const loadPoints: Readonly<
  Record<LoadPoint, { readonly label: string; readonly words: string; readonly body: string; readonly without: TakenOff }>
> = {
  tool: { label: 'Tool centre, gripper fitted', words: 'at the tool centre', body: 'hand_tcp', without: () => false },
  flange: { label: 'Flange, gripper taken off', words: 'at the flange', body: 'hand', without: isGripper },
  wrist: {
    label: 'Wrist, all beyond J7 taken off',
    words: 'at the wrist',
    body: 'link7',
    without: (body) => isGripper(body) || body === 'link7' || body === 'link8',
  },
};

/** Torques in N·m that hold an arm still at joint angles in rad, with a payload in kg at one of the places. */
export function heldTorques(model: ArmModel, angles: readonly number[], point: LoadPoint, payload: number): number[] {
  const { body, without } = loadPoints[point];
  const prefix = `openarm_${model.side}_`;
  const bodies = model.bodies.map((one) => (without(one.name.replace(prefix, '')) ? { ...one, mass: 0 } : one));
  const at = bodies.findIndex(({ name }) => name === prefix + body);
  return gravityTorques({ ...model, bodies }, angles, { body: at, at: [0, 0, 0], mass: payload });
}
