import type { ArmModel } from './armModel';
import { framesOf, world } from './kinematics';
import type { Frame } from './kinematics';
import { add, apply, dot, scale, subtract } from './matrix';
import type { Mat3, Vec3 } from './matrix';

/** Pose of the tool centre point at joint angles in rad. */
export const toolPose = (model: ArmModel, angles: readonly number[]): Frame => framesOf(model, angles)[model.tool] ?? world;

/**
 * Roll, pitch and yaw of a rotation in rad, as in ROS: rotations about the fixed axes x, then y, then z. At pitch ±90° only the sum of roll
 * and yaw is defined, and roll is 0.
 */
export function rollPitchYaw(m: Mat3): readonly [roll: number, pitch: number, yaw: number] {
  const level = Math.hypot(m[0], m[3]);
  const pitch = Math.atan2(-m[6], level);
  if (level < 1e-9) return [0, pitch, Math.atan2(-m[1], m[4])];
  return [Math.atan2(m[7], m[8]), pitch, Math.atan2(m[3], m[0])];
}

/** Where the axes of J1 and J2 intersect, in m: the fixed centre of the workspace. */
export function shoulderCentre(model: ArmModel): Vec3 {
  const frames = framesOf(model, []);
  const axisOf = (joint: number): { readonly at: Vec3; readonly along: Vec3 } => {
    const body = model.moved[joint] ?? 0;
    const { position, rotation } = frames[body] ?? world;
    return { at: position, along: apply(rotation, model.bodies[body]?.hinge?.axis ?? [0, 0, 1]) };
  };
  const [first, second] = [axisOf(0), axisOf(1)];
  // The axes are perpendicular: takes the point on the first that is nearest to the second.
  return add(first.at, scale(first.along, dot(first.along, subtract(second.at, first.at))));
}

/** Greatest distance of the tool centre point from the shoulder in m, with the arm stretched out at zero. */
export const longestReach = (model: ArmModel): number => Math.hypot(...subtract(toolPose(model, []).position, shoulderCentre(model)));

/** The root above 1 of x⁸ = x + 1, whose powers spread points evenly in seven dimensions. */
function spreadRatio(): number {
  let root = 1;
  for (let step = 0; step < 60; step += 1) root = (1 + root) ** (1 / 8);
  return root;
}

/**
 * Positions of the tool centre point in m at `count` sets of angles, spread evenly over all joint ranges and always the same: the additive
 * recurrence R of M. Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018. Ignores self-collisions.
 */
export function workspacePoints(model: ArmModel, count: number): Vec3[] {
  const ratio = spreadRatio();
  return Array.from({ length: count }, (_none, index) => {
    const angles = model.ranges.map(([least, most], joint) => {
      const share = (0.5 + (index + 1) / ratio ** (joint + 1)) % 1;
      return least + share * (most - least);
    });
    return toolPose(model, angles).position;
  });
}
