import { gravity } from './armModel';
import type { ArmModel } from './armModel';
import { add, apply, cross, dot, identity, multiply, rotationAbout, scale, subtract } from './matrix';
import type { Mat3, Vec3 } from './matrix';

/** Pose of a frame in world coordinates: origin in m, and axes as matrix columns. */
export interface Frame {
  readonly position: Vec3;
  readonly rotation: Mat3;
}

/** The world frame. */
export const world: Frame = { position: [0, 0, 0], rotation: identity };

/** Frames of all bodies of an arm at joint angles in rad (forward kinematics). */
export function framesOf({ bodies }: ArmModel, angles: readonly number[]): Frame[] {
  const frames: Frame[] = [];
  for (const { parent, position, rotation, hinge } of bodies) {
    const above = frames[parent] ?? world;
    const still = multiply(above.rotation, rotation);
    frames.push({
      position: add(above.position, apply(above.rotation, position)),
      rotation: hinge ? multiply(still, rotationAbout(hinge.axis, angles[hinge.number] ?? 0)) : still,
    });
  }
  return frames;
}

/** A point mass in kg on a body, in the body's frame. */
export interface Payload {
  readonly body: number;
  readonly at: Vec3;
  readonly mass: number;
}

/** Torques in N·m that hold the arm still against gravity, positive along the joint axes. Ignores dry friction. */
export function gravityTorques(model: ArmModel, angles: readonly number[], payload?: Payload): number[] {
  const frames = framesOf(model, angles);
  const weights: { readonly mass: number; readonly centre: Vec3; readonly body: number }[] = model.bodies.map(({ mass, centre }, body) => ({
    mass,
    centre,
    body,
  }));
  if (payload) weights.push({ mass: payload.mass, centre: payload.at, body: payload.body });
  // Sums everything distal to each joint: mass, and mass times position.
  const hanging = model.bodies.map(() => ({ mass: 0, moment: [0, 0, 0] as Vec3 }));
  const load = (body: number, mass: number, moment: Vec3): void => {
    for (let at = body; at >= 0; at = model.bodies[at]?.parent ?? -1) {
      const sum = hanging[at];
      if (sum) hanging[at] = { mass: sum.mass + mass, moment: add(sum.moment, moment) };
    }
  };
  for (const { mass, centre, body } of weights) {
    const frame = frames[body] ?? world;
    const place = add(frame.position, apply(frame.rotation, centre));
    load(body, mass, scale(place, mass));
  }
  return model.moved.map((body) => {
    const [frame, sum, axis] = [frames[body] ?? world, hanging[body], model.bodies[body]?.hinge?.axis];
    if (!sum || !axis) return 0;
    const arm = subtract(sum.moment, scale(frame.position, sum.mass));
    return dot([0, 0, gravity], cross(apply(frame.rotation, axis), arm));
  });
}
