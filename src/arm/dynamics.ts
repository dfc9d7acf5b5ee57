import { gravity } from './armModel';
import type { ArmModel } from './armModel';
import { framesOf, world } from './kinematics';
import type { Frame, Payload } from './kinematics';
import { add, apply, applyTransposed, cross, dot, scale, solve, subtract } from './matrix';
import type { Vec3 } from './matrix';

/** Angles in rad and speeds in rad/s of J1 to J7. */
export interface ArmState {
  readonly angles: readonly number[];
  readonly speeds: readonly number[];
}

/** Motion of a body in world coordinates. */
interface Motion {
  readonly turning: Vec3;
  readonly turningRate: Vec3;
  readonly acceleration: Vec3;
}

const nothing: Vec3 = [0, 0, 0];

const zeros = (model: ArmModel): number[] => model.moved.map(() => 0);

/**
 * Torques in N·m for given accelerations in rad/s² (recursive Newton-Euler, in world coordinates). Featherstone, Rigid Body Dynamics
 * Algorithms, 2008, section 5.3. Ignores friction and damping.
 */
function inverseDynamics(
  model: ArmModel,
  frames: readonly Frame[],
  speeds: readonly number[],
  accelerations: readonly number[],
  weight: number,
  payload?: Payload,
): number[] {
  const motions: Motion[] = [];
  const [forces, moments]: [Vec3[], Vec3[]] = [[], []];
  model.bodies.forEach(({ parent, hinge, mass, centre, inertia }, index) => {
    const [frame, above] = [frames[index] ?? world, frames[parent] ?? world];
    // Accelerating the base upwards gives each body its weight.
    const carried = motions[parent] ?? { turning: nothing, turningRate: nothing, acceleration: [0, 0, weight] as Vec3 };
    const reach = subtract(frame.position, above.position);
    const axis: Vec3 = hinge ? apply(frame.rotation, hinge.axis) : nothing;
    const own = scale(axis, hinge ? (speeds[hinge.number] ?? 0) : 0);
    const turning = add(carried.turning, own);
    const turningRate = add(
      add(carried.turningRate, scale(axis, hinge ? (accelerations[hinge.number] ?? 0) : 0)),
      cross(carried.turning, own),
    );
    const acceleration = add(
      carried.acceleration,
      add(cross(carried.turningRate, reach), cross(carried.turning, cross(carried.turning, reach))),
    );
    motions.push({ turning, turningRate, acceleration });
    const at = (lever: Vec3): Vec3 => add(acceleration, add(cross(turningRate, lever), cross(turning, cross(turning, lever))));
    const lever = apply(frame.rotation, centre);
    const [rate, spin] = [applyTransposed(frame.rotation, turningRate), applyTransposed(frame.rotation, turning)];
    const momentum: Vec3 = [inertia[0] * spin[0], inertia[1] * spin[1], inertia[2] * spin[2]];
    const twist = add([inertia[0] * rate[0], inertia[1] * rate[1], inertia[2] * rate[2]], cross(spin, momentum));
    let force = scale(at(lever), mass);
    let moment = add(apply(frame.rotation, twist), cross(lever, force));
    if (payload?.body === index) {
      const arm = apply(frame.rotation, payload.at);
      const extra = scale(at(arm), payload.mass);
      force = add(force, extra);
      moment = add(moment, cross(arm, extra));
    }
    forces.push(force);
    moments.push(moment);
  });
  const torques = zeros(model);
  for (let index = model.bodies.length - 1; index >= 0; index -= 1) {
    const { parent = -1, hinge } = model.bodies[index] ?? {};
    const [frame, force, moment] = [frames[index] ?? world, forces[index] ?? nothing, moments[index] ?? nothing];
    if (hinge) torques[hinge.number] = dot(apply(frame.rotation, hinge.axis), moment);
    if (parent < 0) continue;
    const reach = subtract(frame.position, (frames[parent] ?? world).position);
    forces[parent] = add(forces[parent] ?? nothing, force);
    moments[parent] = add(moments[parent] ?? nothing, add(moment, cross(reach, force)));
  }
  return torques;
}

/** Mass matrix of the joints in kg·m²: the sum over all bodies of m Jᵥᵀ Jᵥ + Jωᵀ I Jω, with their Jacobians. */
function massMatrix({ bodies, moved }: ArmModel, frames: readonly Frame[], payload?: Payload): number[][] {
  const matrix = moved.map((): number[] => moved.map(() => 0));
  const frameOf = (body: number): Frame => frames[body] ?? world;
  const axes = moved.map((body) => apply(frameOf(body).rotation, bodies[body]?.hinge?.axis ?? nothing));
  const weigh = (body: number, joints: number, mass: number, centre: Vec3, inertia: Vec3): void => {
    const { position, rotation } = frameOf(body);
    const place = add(position, apply(rotation, centre));
    const columns = axes.slice(0, joints).map((axis, joint) => ({
      linear: cross(axis, subtract(place, frameOf(moved[joint] ?? -1).position)),
      angular: applyTransposed(rotation, axis),
    }));
    columns.forEach((one, joint) => {
      const turned: Vec3 = [inertia[0] * one.angular[0], inertia[1] * one.angular[1], inertia[2] * one.angular[2]];
      columns.forEach((other, column) => {
        const row = matrix[joint];
        if (row) row[column] = (row[column] ?? 0) + mass * dot(one.linear, other.linear) + dot(turned, other.angular);
      });
    });
  };
  // The joints form a chain: each carries all that follow.
  const carried: number[] = [];
  bodies.forEach(({ parent, hinge, mass, centre, inertia }, body) => {
    const joints = hinge ? hinge.number + 1 : (carried[parent] ?? 0);
    carried.push(joints);
    weigh(body, joints, mass, centre, inertia);
    if (payload?.body === body) weigh(body, joints, payload.mass, payload.at, nothing);
  });
  return matrix;
}

/** Body frames, mass matrix in kg·m², and bias torques in N·m: gravity, Coriolis and centrifugal. */
interface EquationOfMotion {
  readonly frames: readonly Frame[];
  readonly mass: readonly (readonly number[])[];
  readonly bias: readonly number[];
}

/** Equation of motion at a state: mass · acceleration + bias = torques of motors and contacts. */
function equationOfMotion(model: ArmModel, { angles, speeds }: ArmState, payload?: Payload): EquationOfMotion {
  const frames = framesOf(model, angles);
  return { frames, mass: massMatrix(model, frames, payload), bias: inverseDynamics(model, frames, speeds, zeros(model), gravity, payload) };
}

/** Torques in N·m that hold the arm still against gravity, positive along the joint axes. Ignores dry friction. */
export const gravityTorques = (model: ArmModel, angles: readonly number[], payload?: Payload): number[] =>
  inverseDynamics(model, framesOf(model, angles), zeros(model), zeros(model), gravity, payload);

/** Impedance control of J1 to J7: τ = stiffness · (target − angle) − damping · speed, within ± limit. */
export interface ImpedanceControl {
  readonly target: readonly number[];
  readonly stiffness: readonly number[];
  readonly damping: readonly number[];
  readonly limit: readonly number[];
}

/** Torques of an impedance control at a state, in N·m. */
export const controlTorques = ({ target, stiffness, damping, limit }: ImpedanceControl, { angles, speeds }: ArmState): number[] =>
  target.map((wanted, joint) => {
    const torque = (stiffness[joint] ?? 0) * (wanted - (angles[joint] ?? 0)) - (damping[joint] ?? 0) * (speeds[joint] ?? 0);
    const most = limit[joint] ?? Infinity;
    return Math.min(Math.max(torque, -most), most);
  });

/**
 * Advances the state by one time step in s (semi-implicit Euler, like MuJoCo's `Euler` integrator): torques are explicit, joint damping
 * is implicit. Ignores joint limits, contacts and dry friction.
 */
export function stepArm(model: ArmModel, state: ArmState, control: ImpedanceControl, timestep: number, payload?: Payload): ArmState {
  const { mass, bias } = equationOfMotion(model, state, payload);
  const torques = controlTorques(control, state);
  const matrix = mass.map((row, joint) =>
    row.map((value, other) => value + (joint === other ? timestep * (model.damping[joint] ?? 0) : 0)),
  );
  const right = torques.map((torque, joint) => torque - (bias[joint] ?? 0) - (model.damping[joint] ?? 0) * (state.speeds[joint] ?? 0));
  const accelerations = solve(matrix, right);
  const speeds = state.speeds.map((speed, joint) => speed + timestep * (accelerations[joint] ?? 0));
  return { speeds, angles: state.angles.map((angle, joint) => angle + timestep * (speeds[joint] ?? 0)) };
}
