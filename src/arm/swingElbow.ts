import type { ArmModel } from './armModel';
import { reachFor } from './inverseKinematics';
import { framesOf, world } from './kinematics';
import { cross, dot, scale, subtract } from './matrix';
import type { Vec3 } from './matrix';
import { besideRows, bodyJacobian, times, toolJacobian } from './toolJacobian';
import { shoulderCentre, toolPose } from './toolPose';

/** Elbow step in rad, damping of the least squares in m/rad and rad/rad, and tolerance of the tool position in m. */
const step = { turn: 0.02, damping: 0.003, off: 5e-5 } as const;

const [elbow, wrist] = [3, 5];

/**
 * Swings the elbow about the line from shoulder to wrist by an angle in rad, while the tool stays in place: the arm's redundant degree of
 * freedom. A positive angle is clockwise, seen from the shoulder. Stops at a joint limit; does nothing for a straight arm.
 */
export function swingElbow(model: ArmModel, start: readonly number[], angle: number): readonly number[] {
  const goal = toolPose(model, start);
  const shoulder = shoulderCentre(model);
  let angles = start;
  for (let left = Math.abs(angle); left > 1e-9; left -= step.turn) {
    const frames = framesOf(model, angles);
    const placeOf = (joint: number): Vec3 => (frames[model.moved[joint] ?? -1] ?? world).position;
    const line = subtract(placeOf(wrist), shoulder);
    const way = scale(cross(line, subtract(placeOf(elbow), shoulder)), Math.sign(angle) / Math.hypot(...line));
    const swing = dot(way, way);
    const { linear, angular } = toolJacobian(model, angles);
    const elbowRows = bodyJacobian(model, angles, model.moved[elbow] ?? -1).linear;
    // Null-space motion of the tool that moves the elbow in the wanted direction.
    const wanted = angles.map((_angle, joint) => elbowRows.reduce((sum, row, axis) => sum + (row[joint] ?? 0) * (way[axis] ?? 0), 0));
    const still = besideRows([...linear, ...angular], wanted, step.damping);
    const moves = times(elbowRows, still).reduce((sum, value, axis) => sum + value * (way[axis] ?? 0), 0);
    if (!(moves > 1e-9)) break;
    const share = (Math.min(step.turn, left) * swing) / moves;
    const next = angles.map((value, joint) => value + share * (still[joint] ?? 0));
    if (next.some((value, joint) => value < (model.ranges[joint]?.[0] ?? 0) || value > (model.ranges[joint]?.[1] ?? 0))) break;
    const reached = reachFor(model, next, goal);
    if (reached.off > step.off) break;
    angles = reached.angles;
  }
  return angles;
}
