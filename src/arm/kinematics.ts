import type { ArmModel } from './armModel';
import { add, apply, identity, multiply, rotationAbout } from './matrix';
import type { Mat3, Vec3 } from './matrix';

/** Pose of a frame in world coordinates: origin in m, and axes as matrix columns. */
export interface Frame {
  readonly position: Vec3;
  readonly rotation: Mat3;
}

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
