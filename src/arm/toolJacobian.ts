import type { ArmModel } from './armModel';
import { framesOf, world } from './kinematics';
import { apply, cross, solve, subtract } from './matrix';

/** Rows of a matrix, such as those of a Jacobian. */
export type Rows = readonly (readonly number[])[];

const product = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Matrix times vector. */
export const times = (rows: Rows, vector: readonly number[]): number[] => rows.map((row) => product(row, vector));

/**
 * Damped least squares: the small vector whose product with the rows comes near to `wanted`, Jᵀ (J Jᵀ + λ²)⁻¹ e. The damping λ, in the unit of the
 * rows and above 0, keeps it small where rows depend on each other.
 */
export function dampedSolution(rows: Rows, wanted: readonly number[], lambda: number): number[] {
  const square = rows.map((row, at) => rows.map((other, column) => product(row, other) + (at === column ? lambda * lambda : 0)));
  const weights = solve(square, wanted);
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row, at) => sum + (row[column] ?? 0) * (weights[at] ?? 0), 0));
}

/** A vector without the part of it that the rows answer to. */
export function besideRows(rows: Rows, vector: readonly number[], lambda: number): number[] {
  const part = dampedSolution(rows, times(rows, vector), lambda);
  return vector.map((value, at) => value - (part[at] ?? 0));
}

/** What the joints do to a point of the arm: three rows in m for each rad of J1 to J7, and three in rad for each rad. */
export interface Jacobian {
  readonly linear: Rows;
  readonly angular: Rows;
}

/** What J1 to J7 do to the origin of a body at joint angles in rad (geometric Jacobian), 0 for joints beyond it and those that are not free. */
export function bodyJacobian(model: ArmModel, angles: readonly number[], body: number, free: readonly boolean[] = []): Jacobian {
  const frames = framesOf(model, angles);
  const above = new Set<number>();
  for (let at = body; at >= 0; at = model.bodies[at]?.parent ?? -1) above.add(at);
  const tip = (frames[body] ?? world).position;
  const effects = model.moved.map((moved, joint) => {
    const axis = model.bodies[moved]?.hinge?.axis;
    if (!axis || !above.has(moved) || free[joint] === false) return { linear: [0, 0, 0], angular: [0, 0, 0] };
    const { position, rotation } = frames[moved] ?? world;
    const angular = apply(rotation, axis);
    return { linear: cross(angular, subtract(tip, position)), angular };
  });
  const rows = (of: 'linear' | 'angular'): Rows => [0, 1, 2].map((axis) => effects.map((effect) => effect[of][axis] ?? 0));
  return { linear: rows('linear'), angular: rows('angular') };
}

/** The same for the tool centre point. */
export const toolJacobian = (model: ArmModel, angles: readonly number[], free?: readonly boolean[]): Jacobian =>
  bodyJacobian(model, angles, model.tool, free);
