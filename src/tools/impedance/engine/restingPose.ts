import type { ArmModel } from '../../../arm/armModel';
import { drivenStep } from './drivenStep';
import type { Drive, DrivenState } from './drivenStep';
import { gravityTorques } from '../../../arm/kinematics';
import type { Payload } from '../../../arm/kinematics';

/** A resting pose, or the last state if none was found. */
export interface Rest extends DrivenState {
  readonly found: boolean;
}

/** Joint damping in N·m·s/rad that makes an arm creep instead of swing. It doesn't change the resting pose. */
const creeping = 6;

/** Time step in s of a creeping arm, and the most steps. */
const creep = { timestep: 0.05, most: 1500 } as const;

/** Speed in rad/s below which an arm counts as still. */
const still = 1e-8;

/** Input of `restingPose`. `compensated` adds gravity compensation for the arm without its payload. */
export interface RestingPoseInput {
  readonly drive: Omit<Drive, 'implicit' | 'feedForward'>;
  readonly compensated: boolean;
  readonly payload?: Payload;
}

/**
 * Finds the pose in which an arm comes to rest under its gains, weight, end stops and a push, by creeping there from its target. Kd has no
 * influence.
 */
export function restingPose(model: ArmModel, { drive, compensated, payload }: RestingPoseInput): Rest {
  const slow: ArmModel = { ...model, damping: model.damping.map(() => creeping) };
  const none = model.moved.map(() => 0);
  let state: DrivenState = { angles: drive.target, speeds: none, torques: none, stopped: none.map(() => false) };
  for (let step = 0; step < creep.most; step += 1) {
    const feedForward = compensated ? gravityTorques(model, state.angles) : none;
    state = drivenStep(slow, state, { ...drive, damping: none, implicit: true, feedForward }, creep.timestep, payload);
    if (state.speeds.every((speed) => Math.abs(speed) < still)) return { ...state, found: true };
  }
  return { ...state, found: false };
}
