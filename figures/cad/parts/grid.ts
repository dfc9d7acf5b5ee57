import type { Drawing } from 'replicad';
import { disc } from '../solids';
import { add, type Vec3 } from '../vector';

/** Four points about the middle, `width` and `height` apart. */
export function grid(width: number, height: number): [number, number][] {
  return [1, -1].flatMap((x) => [1, -1].map((y): [number, number] => [(x * width) / 2, (y * height) / 2]));
}

/** Points of a flat pattern at one height above a place of the model. */
export const lifted = (points: readonly (readonly [number, number])[], height: number, place: Vec3 = [0, 0, 0]): Vec3[] =>
  points.map(([x, y]) => add([x, y, height], place));

/** The same points on both sides of the J8 axis. */
export const bothSides = (points: readonly Vec3[]): Vec3[] => [...points, ...points.map(([x, y, z]): Vec3 => [-x || 0, -y || 0, z])];

/** A flat shape with holes of one diameter. */
export const bored = (outline: Drawing, points: readonly (readonly [number, number])[], diameter: number): Drawing =>
  points.reduce((left, [x, y]) => left.cut(disc(diameter, x, y)), outline);
