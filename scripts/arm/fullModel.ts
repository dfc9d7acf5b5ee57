import loadMujoco from '@mujoco/mujoco';
import type { MainModule } from '@mujoco/mujoco';
import { jointCount } from '../../src/arm/armModel';
import type { ArmSide, RobotBody } from '../../src/arm/armModel';
import { controlTorques } from '../../src/arm/dynamics';
import type { ArmState, ImpedanceControl } from '../../src/arm/dynamics';
import { writeMjcf } from '../../src/arm/mjcf';

/** A motion of one arm. The same gains hold the other arm at zero. */
export interface FullMotion {
  readonly side: ArmSide;
  readonly start: readonly number[];
  readonly control: ImpedanceControl;
  readonly payload: number;
  readonly timestep: number;
  readonly steps: number;
}

/** Computes motions with the full model: joint limits, dry friction and fingers, but no contacts. */
export type MoveFully = (motion: FullMotion) => ArmState;

const joints = Array.from({ length: jointCount }, (_none, joint) => joint);

/** Starts MuJoCo (WebAssembly) with the robot from `writeMjcf`. */
export async function loadFullModel(robot: readonly RobotBody[]): Promise<MoveFully> {
  const mujoco: MainModule = await loadMujoco();
  const all = robot.flatMap(({ joint }) => (joint ? [joint] : []));
  const places = (side: ArmSide): number[] =>
    all.flatMap(({ name, kind }, place) => (kind === 'hinge' && name.startsWith(`openarm_${side}_`) ? [place] : []));
  return ({ side, start, control, payload, timestep, steps }) => {
    const loads = payload > 0 ? [{ body: `openarm_${side}_hand_tcp`, mass: payload }] : [];
    const model = mujoco.MjModel.from_xml_string(writeMjcf(robot, { timestep, loads }));
    if (!model) throw new Error("MuJoCo can't load the robot of content/data/arm-bodies.csv.");
    const data = new mujoco.MjData(model);
    try {
      // A joint has the same index among angles, speeds and controls, in the order of bodies.
      const [own, other] = [places(side), places(side === 'right' ? 'left' : 'right')];
      const [angles, speeds, controls] = [data.qpos as Float64Array, data.qvel as Float64Array, data.ctrl as Float64Array];
      const stateOf = (arm: readonly number[]): ArmState => ({
        angles: arm.map((place) => angles[place] ?? 0),
        speeds: arm.map((place) => speeds[place] ?? 0),
      });
      const held: ImpedanceControl = { ...control, target: joints.map(() => 0) };
      own.forEach((place, joint) => (angles[place] = start[joint] ?? 0));
      for (let step = 0; step < steps; step += 1) {
        controlTorques(control, stateOf(own)).forEach((torque, joint) => (controls[own[joint] ?? 0] = torque));
        controlTorques(held, stateOf(other)).forEach((torque, joint) => (controls[other[joint] ?? 0] = torque));
        mujoco.mj_step(model, data);
      }
      return stateOf(own);
    } finally {
      data.delete();
      model.delete();
    }
  };
}
