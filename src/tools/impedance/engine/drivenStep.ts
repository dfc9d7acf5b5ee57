import type { ArmModel } from '../../../arm/armModel';
import { gravityTorques, equationOfMotion } from '../../../arm/dynamics';
import type { Payload, Frame } from '../../../arm/kinematics';
import type { ArmState, ImpedanceControl } from '../../../arm/dynamics';
import { world } from '../../../arm/kinematics';
import { apply, cross, dot, solve, subtract } from '../../../arm/matrix';
import type { Vec3 } from '../../../arm/matrix';

/** Impedance control with feed-forward torques and an external force. */
export interface Drive extends ImpedanceControl {
  /** Torque in N·m added to that of spring and damper, such as gravity compensation. The limit applies to the sum. */
  readonly feedForward: readonly number[];
  /** Force in N on the tool, in world coordinates. */
  readonly push: Vec3;
  /**
   * Whether spring and damper are evaluated at the end of a step (implicit: stable for any gains) or at its beginning (explicit, like a
   * program between two CAN frames).
   */
  readonly implicit: boolean;
}

/** State after a step, with the motor torques during it. */
export interface DrivenState extends ArmState {
  /** Torques of the motors in N·m. */
  readonly torques: readonly number[];
  /** Joints pressed against an end stop. */
  readonly stopped: readonly boolean[];
}

/** A motor at its limit (±1) or unsaturated (0); a joint at its lower (−1) or upper (1) end stop, or free (0). */
type Sign = -1 | 0 | 1;

/** Most rounds to find saturated motors and stopped joints. One or two are usually enough. */
const maxRounds = 12;

/** Joint torques in N·m of a force on the tool. */
function pushTorques({ bodies, moved, tool }: ArmModel, frames: readonly Frame[], push: Vec3): number[] {
  const place = (frames[tool] ?? world).position;
  return moved.map((body) => {
    const { position, rotation } = frames[body] ?? world;
    return dot(apply(rotation, bodies[body]?.hinge?.axis ?? [0, 0, 0]), cross(subtract(place, position), push));
  });
}

/**
 * Advances the state by one time step in s, as `stepArm` does, but with inelastic end stops, a force on the tool, and optionally implicit
 * spring and damper: (M + h (D + Kd) + h² Kp) a = … . Ignores dry friction, rotor inertia and contacts.
 */
export function drivenStep(model: ArmModel, state: ArmState, drive: Drive, timestep: number, payload?: Payload): DrivenState {
  const { angles, speeds } = state;
  const { frames, mass, bias } = equationOfMotion(model, state, payload);
  const touched = pushTorques(model, frames, drive.push);
  const joints = model.moved.map((_body, joint) => {
    const [angle, speed] = [angles[joint] ?? 0, speeds[joint] ?? 0];
    const [kp, kd] = [drive.stiffness[joint] ?? 0, drive.damping[joint] ?? 0];
    const own = model.damping[joint] ?? 0;
    return {
      angle,
      speed,
      own,
      limit: drive.limit[joint] ?? Infinity,
      range: model.ranges[joint] ?? [-Infinity, Infinity],
      // Torque at zero acceleration (`asked`), and its decrease per unit of acceleration (`yielding`).
      asked:
        kp * ((drive.target[joint] ?? 0) - angle - (drive.implicit ? timestep * speed : 0)) - kd * speed + (drive.feedForward[joint] ?? 0),
      yielding: drive.implicit ? timestep * kd + timestep * timestep * kp : 0,
      other: (touched[joint] ?? 0) - (bias[joint] ?? 0) - own * speed,
    };
  });
  const full: Sign[] = joints.map(() => 0);
  const stop: Sign[] = joints.map(() => 0);
  let accelerations: number[] = joints.map(() => 0);
  let torques: number[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const matrix = mass.map((row, joint) =>
      row.map((value, other) => {
        const one = joints[joint];
        return joint === other && one ? value + timestep * one.own + (full[joint] === 0 ? one.yielding : 0) : value;
      }),
    );
    const right = joints.map(({ asked, limit, other }, joint) => other + (full[joint] === 0 ? asked : (full[joint] ?? 0) * limit));
    // The acceleration of a joint that stops at its end is known.
    const known = joints.map(({ angle, speed, range }, joint) =>
      stop[joint] === 0 ? undefined : (range[stop[joint] === 1 ? 1 : 0] - angle - timestep * speed) / (timestep * timestep),
    );
    const found = solve(
      matrix.map((row, joint) =>
        row.map((value, other) => (known[joint] === undefined && known[other] === undefined ? value : Number(joint === other))),
      ),
      right.map(
        (value, joint) => known[joint] ?? value - (matrix[joint] ?? []).reduce((sum, entry, other) => sum + entry * (known[other] ?? 0), 0),
      ),
    );
    accelerations = found;
    let changed = false;
    torques = joints.map(({ asked, yielding, limit, angle, speed, range }, joint) => {
      const acceleration = found[joint] ?? 0;
      const wanted = asked - yielding * acceleration;
      const sign: Sign = wanted > limit ? 1 : wanted < -limit ? -1 : 0;
      const end = angle + timestep * (speed + timestep * acceleration);
      const holding = (matrix[joint] ?? []).reduce((sum, entry, other) => sum + entry * (found[other] ?? 0), 0) - (right[joint] ?? 0);
      // An end stop can push but not pull.
      const at: Sign =
        stop[joint] === 0 ? (end < range[0] ? -1 : end > range[1] ? 1 : 0) : holding * (stop[joint] ?? 0) > 0 ? 0 : (stop[joint] ?? 0);
      changed ||= sign !== full[joint] || at !== stop[joint];
      full[joint] = sign;
      stop[joint] = at;
      return Math.min(Math.max(wanted, -limit), limit);
    });
    if (!changed) break;
  }
  const next = joints.map(({ speed }, joint) => speed + timestep * (accelerations[joint] ?? 0));
  return {
    speeds: next,
    angles: joints.map(({ angle }, joint) => angle + timestep * (next[joint] ?? 0)),
    torques,
    stopped: stop.map((sign) => sign !== 0),
  };
}

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
interface RestingPoseInput {
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
