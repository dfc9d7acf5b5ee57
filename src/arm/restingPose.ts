import type { ArmModel } from './armModel';
import { drivenStep } from './drivenStep';
import type { Drive, DrivenState } from './drivenStep';
import { gravityTorques } from './kinematics';
import type { Payload } from './kinematics';

/** A pose in which an arm stays, or the one it has come to where it found none. */
export interface Rest extends DrivenState {
  readonly found: boolean;
}

/** Damping of the joints in N·m·s/rad with which an arm creeps instead of swinging. It changes the way to a resting pose, not the pose. */
const creeping = 6;

/** Time step in s of a creeping arm, and the steps after which the search ends. */
const creep = { timestep: 0.05, most: 1500 } as const;

/** Speed in rad/s below which an arm stays where it is. */
const still = 1e-8;

/** How `restingPose` looks for the pose; `compensated` adds the torque of gravity on the arm without its payload in each pose. */
export interface RestWish {
  readonly drive: Omit<Drive, 'implicit' | 'feedForward'>;
  readonly compensated: boolean;
  readonly payload?: Payload;
}

/**
 * The pose in which an arm comes to rest under its gains, its weight, its end stops and the push on its tool: where it creeps to from its
 * goal. Kd has no part in it.
 */
export function restingPose(model: ArmModel, { drive, compensated, payload }: RestWish): Rest {
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
