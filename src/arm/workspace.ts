import type { ArmModel } from './armModel';
import type { Vec3 } from './matrix';
import { toolPose } from './toolPose';

/** The root above 1 of x⁸ = x + 1, whose powers spread points evenly in seven dimensions. */
function spreadRatio(): number {
  let root = 1;
  for (let step = 0; step < 60; step += 1) root = (1 + root) ** (1 / 8);
  return root;
}

/**
 * Places in m that the tool centre point gets to, at so many sets of angles spread evenly over the limits of all joints, always the same ones:
 * the additive recurrence R of M. Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018. The arm may pass through the robot.
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
