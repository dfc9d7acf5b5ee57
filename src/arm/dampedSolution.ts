import { solve } from './matrix';

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
