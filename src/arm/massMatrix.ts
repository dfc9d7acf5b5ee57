import type { ArmModel } from './armModel';
import { world } from './kinematics';
import type { Frame, Payload } from './kinematics';
import { add, apply, cross, dot, scale } from './matrix';
import type { Mat3, Vec3 } from './matrix';

/** Inertia tensor about the world origin: xx, yy, zz, xy, xz, yz. */
type Tensor = readonly [number, number, number, number, number, number];

/** Everything that moves with a joint as one rigid body: mass in kg, mass times position, and inertia in kg·m² about the world origin. */
interface Composite {
  readonly mass: number;
  readonly moment: Vec3;
  readonly tensor: Tensor;
}

const nothing: Composite = { mass: 0, moment: [0, 0, 0], tensor: [0, 0, 0, 0, 0, 0] };

const together = (a: Composite, b: Composite): Composite => ({
  mass: a.mass + b.mass,
  moment: add(a.moment, b.moment),
  tensor: [
    a.tensor[0] + b.tensor[0],
    a.tensor[1] + b.tensor[1],
    a.tensor[2] + b.tensor[2],
    a.tensor[3] + b.tensor[3],
    a.tensor[4] + b.tensor[4],
    a.tensor[5] + b.tensor[5],
  ],
});

/** A point mass in kg. */
const pointMass = (mass: number, place: Vec3): Composite => {
  const [x, y, z] = place;
  return {
    mass,
    moment: scale(place, mass),
    tensor: [mass * (y * y + z * z), mass * (x * x + z * z), mass * (x * x + y * y), -mass * x * y, -mass * x * z, -mass * y * z],
  };
};

/** Rotates principal moments of inertia into world coordinates: R diag(I) Rᵀ. */
function turned(m: Mat3, [a, b, c]: Vec3): Tensor {
  const product = (i: 0 | 3 | 6, j: 0 | 3 | 6): number =>
    a * m[i] * m[j] + b * (m[i + 1] ?? 0) * (m[j + 1] ?? 0) + c * (m[i + 2] ?? 0) * (m[j + 2] ?? 0);
  return [product(0, 0), product(3, 3), product(6, 6), product(0, 3), product(0, 6), product(3, 6)];
}

const times = ([xx, yy, zz, xy, xz, yz]: Tensor, [x, y, z]: Vec3): Vec3 => [
  xx * x + xy * y + xz * z,
  xy * x + yy * y + yz * z,
  xz * x + yz * y + zz * z,
];

/**
 * Mass matrix of the joints in kg·m² (composite rigid body algorithm, in world coordinates). Featherstone, Rigid Body Dynamics Algorithms,
 * 2008, section 6.2.
 */
export function massMatrix({ bodies, moved }: ArmModel, frames: readonly Frame[], payload?: Payload): number[][] {
  const composites = bodies.map(({ mass, centre, inertia }, body): Composite => {
    const { position, rotation } = frames[body] ?? world;
    const point = pointMass(mass, add(position, apply(rotation, centre)));
    const own = together(point, { ...nothing, tensor: turned(rotation, inertia) });
    return payload?.body === body ? together(own, pointMass(payload.mass, add(position, apply(rotation, payload.at)))) : own;
  });
  for (let body = bodies.length - 1; body >= 0; body -= 1) {
    const parent = bodies[body]?.parent ?? -1;
    if (parent >= 0) composites[parent] = together(composites[parent] ?? nothing, composites[body] ?? nothing);
  }
  // Joint screws: velocity of the point at the world origin, and axis.
  const screws = moved.map((body) => {
    const { position, rotation } = frames[body] ?? world;
    const axis = apply(rotation, bodies[body]?.hinge?.axis ?? [0, 0, 0]);
    return { axis, shift: cross(position, axis) };
  });
  const matrix = moved.map((): number[] => moved.map(() => 0));
  moved.forEach((body, joint) => {
    const { mass, moment, tensor } = composites[body] ?? nothing;
    const { axis, shift } = screws[joint] ?? { axis: nothing.moment, shift: nothing.moment };
    const linear = add(scale(shift, mass), cross(axis, moment));
    const angular = add(times(tensor, axis), cross(moment, shift));
    // The joints form a chain: each carries all that follow.
    for (let other = 0; other <= joint; other += 1) {
      const screw = screws[other];
      const value = screw ? dot(screw.axis, angular) + dot(screw.shift, linear) : 0;
      for (const [row, column] of [
        [joint, other],
        [other, joint],
      ] as const) {
        const line = matrix[row];
        if (line) line[column] = value;
      }
    }
  });
  return matrix;
}
