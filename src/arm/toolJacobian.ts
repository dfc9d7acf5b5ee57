import type { ArmModel } from './armModel';
import { framesOf, world } from './kinematics';
import { apply, cross, solve, subtract } from './matrix';

export type Rows = readonly (readonly number[])[];

const product = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Matrix times vector. */
export const times = (rows: Rows, vector: readonly number[]): number[] => rows.map((row) => product(row, vector));

/** Damped least squares: Jᵀ (J Jᵀ + λ²)⁻¹ e. The damping λ > 0, in the unit of the rows, keeps the solution small near singularities. */
export function dampedSolution(rows: Rows, wanted: readonly number[], lambda: number): number[] {
  const square = rows.map((row, at) => rows.map((other, column) => product(row, other) + (at === column ? lambda * lambda : 0)));
  const weights = solve(square, wanted);
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row, at) => sum + (row[column] ?? 0) * (weights[at] ?? 0), 0));
}

/** Removes from a vector its component in the row space. */
export function besideRows(rows: Rows, vector: readonly number[], lambda: number): number[] {
  const part = dampedSolution(rows, times(rows, vector), lambda);
  return vector.map((value, at) => value - (part[at] ?? 0));
}

/** Geometric Jacobian of a point: three rows in m/rad and three in rad/rad, for J1 to J7. */
export interface Jacobian {
  readonly linear: Rows;
  readonly angular: Rows;
}

/** Jacobian of a body's origin at joint angles in rad. Columns of distal or fixed joints are 0. */
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

/** Jacobian of the tool centre point. */
export const toolJacobian = (model: ArmModel, angles: readonly number[], free?: readonly boolean[]): Jacobian =>
  bodyJacobian(model, angles, model.tool, free);
