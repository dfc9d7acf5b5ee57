import { readTable } from './tables/readTable';
import type { TableRow } from './tables/tableRow';

/** A point or direction in metres. */
export type Vector = readonly [number, number, number];
type Rotation = readonly [Vector, Vector, Vector];

interface Frame {
  readonly rotation: Rotation;
  readonly origin: Vector;
}

/** A joint of the model, with its place and axis in the frame of the root link. */
export interface Joint {
  readonly name: string;
  readonly type: string;
  readonly axisText: string;
  readonly origin: Vector;
  readonly axis: Vector;
}

const identity: Frame = {
  rotation: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 0],
};

const multiply = (m: Rotation, [x, y, z]: Vector): Vector => [
  m[0][0] * x + m[0][1] * y + m[0][2] * z,
  m[1][0] * x + m[1][1] * y + m[1][2] * z,
  m[2][0] * x + m[2][1] * y + m[2][2] * z,
];
/** Sum of two vectors. */
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The model turns joints about x only, so roll is enough here. */
function rolled(frame: Rotation, roll: number): Rotation {
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  return frame.map(([a, b, d]): Vector => [a, b * c + d * s, d * c - b * s]) as unknown as Rotation;
}

/** Follows the joints from the root link to the tool center point, with every joint at zero. */
export function chain(rows: readonly TableRow[], root: string): Joint[] {
  const joints: Joint[] = [];
  let frame: Frame = identity;
  let link = root;
  for (;;) {
    const row = rows.find((candidate) => candidate.text('parent_link') === link && candidate.text('type') !== 'prismatic');
    if (!row) return joints;
    const offset: Vector = [row.number('x_m'), row.number('y_m'), row.number('z_m')];
    frame = { origin: add(frame.origin, multiply(frame.rotation, offset)), rotation: rolled(frame.rotation, row.number('roll_rad')) };
    const [x = 0, y = 0, z = 0] = (row.text('axis') || '0 0 0').split(' ').map(Number);
    const index = [x, y, z].findIndex((value) => value !== 0);
    const axisText = index < 0 ? '' : `${[x, y, z][index] === 1 ? '+' : '−'}${'xyz'[index] ?? ''}`;
    joints.push({
      name: row.text('joint'),
      type: row.text('type'),
      axisText,
      origin: frame.origin,
      axis: multiply(frame.rotation, [x, y, z]),
    });
    link = row.text('child_link');
  }
}

/** Joints of the one-arm model, or of one side of the two-arm model. */
export function modelRows(side?: 'left' | 'right'): TableRow[] {
  const rows = readTable('kinematics-joints');
  if (!side) return rows.filter((row) => row.text('model') === 'one arm');
  return rows.filter((row) => row.text('side') === side || row.text('joint') === 'openarm_body_world_joint');
}
