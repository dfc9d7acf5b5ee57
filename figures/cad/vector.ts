/** A point or direction in mm: x, y, z. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** Sum of two vectors. */
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** Difference of two vectors. */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** A vector made longer or shorter. */
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
/** Scalar product: 0 for vectors at a right angle. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Vector product: at a right angle to both. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** Length of a vector. */
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
/** Vector of length 1 in the same direction; the null vector stays as it is. */
export const normalise = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));

/** Points of a bolt circle: `count` points at `diameter` about `centre`, in the plane of `u` and `v`, the first at `firstDegrees` from u to v. */
export function boltCircle(centre: Vec3, diameter: number, count: number, firstDegrees: number, u: Vec3, v: Vec3): Vec3[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((firstDegrees + (360 / count) * index) * Math.PI) / 180;
    return add(centre, add(scale(u, (Math.cos(angle) * diameter) / 2), scale(v, (Math.sin(angle) * diameter) / 2)));
  });
}
