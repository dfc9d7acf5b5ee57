/** A vector of three numbers. */
export type Vec3 = readonly [number, number, number];

/** A 3 × 3 matrix, row by row. */
export type Mat3 = readonly [number, number, number, number, number, number, number, number, number];

/** A rotation as a quaternion: w, x, y, z. */
export type Quaternion = readonly [number, number, number, number];

/** No rotation. */
export const identity: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Sum of two vectors. */
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Difference of two vectors. */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** A vector times a number. */
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];

/** Scalar product. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Vector product. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Matrix times vector. */
export const apply = (m: Mat3, v: Vec3): Vec3 => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
];

/** Transposed matrix times vector: applies the inverse of a rotation. */
export const applyTransposed = (m: Mat3, v: Vec3): Vec3 => [
  m[0] * v[0] + m[3] * v[1] + m[6] * v[2],
  m[1] * v[0] + m[4] * v[1] + m[7] * v[2],
  m[2] * v[0] + m[5] * v[1] + m[8] * v[2],
];

/** Transposed matrix: the inverse of a rotation. */
export const transposed = (m: Mat3): Mat3 => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

/** Matrix times matrix. */
export const multiply = (a: Mat3, b: Mat3): Mat3 => [
  a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
  a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
  a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
  a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
  a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
  a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
  a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
  a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
  a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
];

/** Rotation matrix of a quaternion of any length. */
export function rotationOf([w, x, y, z]: Quaternion): Mat3 {
  const two = 2 / (w * w + x * x + y * y + z * z);
  return [
    1 - two * (y * y + z * z),
    two * (x * y - w * z),
    two * (x * z + w * y),
    two * (x * y + w * z),
    1 - two * (x * x + z * z),
    two * (y * z - w * x),
    two * (x * z - w * y),
    two * (y * z + w * x),
    1 - two * (x * x + y * y),
  ];
}

/** Rotation by an angle in rad about a unit axis (Rodrigues' formula). */
export function rotationAbout([x, y, z]: Vec3, angle: number): Mat3 {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const rest = 1 - cosine;
  return [
    cosine + x * x * rest,
    x * y * rest - z * sine,
    x * z * rest + y * sine,
    x * y * rest + z * sine,
    cosine + y * y * rest,
    y * z * rest - x * sine,
    x * z * rest - y * sine,
    y * z * rest + x * sine,
    cosine + z * z * rest,
  ];
}

/** Quaternion of a rotation, with w ≥ 0 (Shepperd's method, which divides by the largest of four sums). */
export function quaternionOf(m: Mat3): Quaternion {
  const sums = [m[0] + m[4] + m[8], m[0] - m[4] - m[8], m[4] - m[0] - m[8], m[8] - m[0] - m[4]] as const;
  const largest = sums.indexOf(Math.max(...sums));
  const double = Math.sqrt(1 + (sums[largest] ?? 0)) * 2;
  const quarter = double / 4;
  const [xw, yw, zw] = [(m[7] - m[5]) / double, (m[2] - m[6]) / double, (m[3] - m[1]) / double];
  const [xy, xz, yz] = [(m[1] + m[3]) / double, (m[2] + m[6]) / double, (m[5] + m[7]) / double];
  const found: Quaternion = (
    [
      [quarter, xw, yw, zw],
      [xw, quarter, xy, xz],
      [yw, xy, quarter, yz],
      [zw, xz, yz, quarter],
    ] as const
  )[largest] ?? [1, 0, 0, 0];
  return found[0] < 0 ? [-found[0], -found[1], -found[2], -found[3]] : found;
}

/**
 * Solves A x = b for a symmetric positive definite matrix, such as a mass matrix (Cholesky). Throws a RangeError if the matrix isn't
 * positive definite.
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower: number[][] = [];
  const at = (rows: readonly (readonly number[])[], row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    const line: number[] = [];
    lower.push(line);
    for (let column = 0; column <= row; column += 1) {
      let sum = at(matrix, row, column);
      for (let inner = 0; inner < column; inner += 1) sum -= at(lower, row, inner) * at(lower, column, inner);
      if (row === column && !(sum > 0)) throw new RangeError('The matrix is not positive definite.');
      line.push(row === column ? Math.sqrt(sum) : sum / at(lower, column, column));
    }
  }
  const found = [...right];
  for (let row = 0; row < size; row += 1) {
    let sum = found[row] ?? 0;
    for (let inner = 0; inner < row; inner += 1) sum -= at(lower, row, inner) * (found[inner] ?? 0);
    found[row] = sum / at(lower, row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = found[row] ?? 0;
    for (let inner = row + 1; inner < size; inner += 1) sum -= at(lower, inner, row) * (found[inner] ?? 0);
    found[row] = sum / at(lower, row, row);
  }
  return found;
}
