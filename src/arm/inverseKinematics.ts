import type { ArmModel } from './armModel';
import type { Frame } from './kinematics';
import { multiply, quaternionOf, scale, subtract, transposed } from './matrix';
import type { Mat3, Vec3 } from './matrix';
import { besideRows, dampedSolution, times, toolJacobian } from './toolJacobian';
import { toolPose } from './toolPose';

/** Joint angles in rad within their limits, and the remaining errors of the tool in m and rad. */
interface Reached {
  readonly angles: readonly number[];
  readonly off: number;
  readonly turned: number;
}

/** Most iterations, largest joint step in rad, and tolerances in m and rad. */
const most = { steps: 100, turn: 0.3, off: 1e-6, turned: 1e-5 } as const;

/** Damping of the least squares, in m/rad and rad/rad: keeps steps small near singular poses. */
const damping = { place: 0.004, turn: 0.02 } as const;

/**
 * A step below `turn` rad makes no progress. Then a straight elbow is bent by `bend` rad, and above an error of `off` m the position alone
 * is tried.
 */
const stalled = { turn: 1e-5, bend: 0.1, off: 5e-5 } as const;

const elbow = 3;

/** Rotation vector (axis times angle in rad) from one rotation to another. */
function turnBetween(from: Mat3, to: Mat3): Vec3 {
  const [w, x, y, z] = quaternionOf(multiply(to, transposed(from)));
  const sine = Math.hypot(x, y, z);
  return sine < 1e-12 ? [0, 0, 0] : scale([x, y, z], (2 * Math.atan2(sine, w)) / sine);
}

/** Clamps an angle to the limits of a joint. */
const inside = ({ ranges }: ArmModel, joint: number, angle: number): number => {
  const [least, greatest] = ranges[joint] ?? [0, 0];
  return Math.min(Math.max(angle, least), greatest);
};

/** Scales a step down so that no joint turns too far. */
function shortened(turns: readonly number[]): readonly number[] {
  const largest = Math.max(...turns.map(Math.abs));
  return largest > most.turn ? turns.map((value) => (value * most.turn) / largest) : turns;
}

/** Whether to reach the tool's orientation, too. */
type Aim = 'place and direction' | 'place';

/** Step of the free joints towards the tool's position, and towards its orientation as far as the position allows. */
function turnsTowards(model: ArmModel, angles: readonly number[], goal: Frame, aim: Aim, free: readonly boolean[]): readonly number[] {
  const now = toolPose(model, angles);
  const { linear, angular } = toolJacobian(model, angles, free);
  const first = dampedSolution(linear, subtract(goal.position, now.position), damping.place);
  if (aim === 'place') return shortened(first);
  const done = times(angular, first);
  const left = turnBetween(now.rotation, goal.rotation).map((value, axis) => value - (done[axis] ?? 0));
  const second = dampedSolution(
    angular.map((row) => besideRows(linear, row, damping.place)),
    left,
    damping.turn,
  );
  return shortened(first.map((value, joint) => value + (second[joint] ?? 0)));
}

/** Next angles. A joint that would pass its limit is fixed there, and the others make up for it. */
function nextAngles(model: ArmModel, angles: readonly number[], goal: Frame, aim: Aim): number[] {
  const free = angles.map(() => true);
  for (;;) {
    const turns = turnsTowards(model, angles, goal, aim, free);
    const next = angles.map((angle, joint) => inside(model, joint, angle + (turns[joint] ?? 0)));
    const held = next.findIndex((angle, joint) => free[joint] && angle === angles[joint] && turns[joint] !== 0);
    if (held < 0) return next;
    free[held] = false;
  }
}

/** Errors of the tool at given angles. */
function reachedBy(model: ArmModel, angles: readonly number[], { position, rotation }: Frame): Reached {
  const now = toolPose(model, angles);
  return {
    angles,
    off: Math.hypot(...subtract(position, now.position)),
    turned: Math.hypot(...turnBetween(now.rotation, rotation)),
  };
}

/** Whether the first is better: compares positions, and orientations if the positions are equal. */
const isNearer = (a: Reached, b: Reached): boolean =>
  Math.abs(a.off - b.off) > most.off ? a.off < b.off : a.turned < b.turned - most.turned;

/** Iterates from start angles towards a goal, and returns the best result. */
function approach(model: ArmModel, start: readonly number[], goal: Frame, aim: Aim): Reached {
  let angles = start;
  let best = reachedBy(model, angles, goal);
  for (let step = 0; step < most.steps; step += 1) {
    if (best.off < most.off && (aim === 'place' || best.turned < most.turned)) break;
    const next = nextAngles(model, angles, goal, aim);
    const moved = Math.max(...next.map((angle, joint) => Math.abs(angle - (angles[joint] ?? 0))));
    if (moved < stalled.turn) {
      const bent = inside(model, elbow, (angles[elbow] ?? 0) + stalled.bend);
      // The Jacobian of a straight arm doesn't show that bending shortens it.
      if (best.off < most.off || (angles[elbow] ?? 0) > stalled.bend || bent === angles[elbow]) break;
      next[elbow] = bent;
    }
    angles = next;
    const now = reachedBy(model, angles, goal);
    if (isNearer(now, best)) best = now;
  }
  return best;
}

/**
 * Moves an arm from joint angles in rad so that its tool reaches a goal (inverse kinematics by damped least squares). Gives up the
 * orientation if the position can't be reached otherwise. Stays within joint limits, and returns the nearest pose found for an
 * unreachable goal. Finite angles stay finite.
 */
export function reachFor(model: ArmModel, start: readonly number[], goal: Frame): Reached {
  const first = approach(
    model,
    model.moved.map((_body, joint) => inside(model, joint, start[joint] ?? 0)),
    goal,
    'place and direction',
  );
  if (first.off < stalled.off) return first;
  const second = approach(model, first.angles, goal, 'place');
  return isNearer(second, first) ? second : first;
}
