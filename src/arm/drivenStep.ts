import type { ArmModel } from './armModel';
import { equationOfMotion } from './dynamics';
import type { ArmState, ImpedanceControl } from './dynamics';
import { world } from './kinematics';
import type { Frame, Payload } from './kinematics';
import { apply, cross, dot, solve, subtract } from './matrix';
import type { Vec3 } from './matrix';

/** An impedance control with all that acts beside its spring and damper. */
export interface Drive extends ImpedanceControl {
  /** Torque in N·m that is added to that of spring and damper, such as that of gravity; the limit holds for the sum. */
  readonly feedForward: readonly number[];
  /** Force in N on the tool, along the axes of the world. */
  readonly push: Vec3;
  /**
   * Whether spring and damper are computed for the end of a step (implicit), which is stable at any gains, or for its beginning, as a
   * program between two frames on the bus does it (explicit).
   */
  readonly implicit: boolean;
}

/** Where a step ends, and what held the arm during it. */
export interface DrivenState extends ArmState {
  /** Torques of the motors in N·m. */
  readonly torques: readonly number[];
  /** Joints that press against an end stop. */
  readonly stopped: readonly boolean[];
}

/** A motor gives its limit (1 or −1 times it), or what spring and damper ask for (0). A joint is at its least (−1) or greatest angle (1), or free. */
type Sign = -1 | 0 | 1;

/** Rounds in which it is found out which motors are at their limit and which joints at an end stop; mostly one or two are needed. */
const mostRounds = 12;

/** Torques that a force on the tool gives the joints, in N·m. */
function pushTorques({ bodies, moved, tool }: ArmModel, frames: readonly Frame[], push: Vec3): number[] {
  const place = (frames[tool] ?? world).position;
  return moved.map((body) => {
    const { position, rotation } = frames[body] ?? world;
    return dot(apply(rotation, bodies[body]?.hinge?.axis ?? [0, 0, 0]), cross(subtract(place, position), push));
  });
}

/**
 * State one time step in s later, as `stepArm` has it, with end stops that do not give way or bounce, a force on the tool, and spring and
 * damper implicit where asked: (M + h (D + Kd) + h² Kp) a = … . Dry friction, the rotors of the motors and contacts are left out.
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
      // What the torque would be without acceleration, and by how much each unit of acceleration lessens it.
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
  for (let round = 0; round < mostRounds; round += 1) {
    const matrix = mass.map((row, joint) =>
      row.map((value, other) => {
        const one = joints[joint];
        return joint === other && one ? value + timestep * one.own + (full[joint] === 0 ? one.yielding : 0) : value;
      }),
    );
    const right = joints.map(({ asked, limit, other }, joint) => other + (full[joint] === 0 ? asked : (full[joint] ?? 0) * limit));
    // A joint that stops at its end there has an acceleration that is known.
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
      // A stop pushes and never pulls.
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
