import type { Vec3 } from './matrix';

/** A primitive shape, with lengths in m along the axes of its body. */
export type MjcfForm =
  | { readonly kind: 'box'; readonly centre: Vec3; readonly half: Vec3 }
  | { readonly kind: 'capsule' | 'cylinder'; readonly from: Vec3; readonly to: Vec3; readonly radius: number };

/** Collision groups. An arm collides with the other arm and the world, but not with itself. */
export type MjcfSide = 'left' | 'right' | 'world';

/** A collision shape. */
export interface MjcfShape {
  readonly form: MjcfForm;
  readonly side: MjcfSide;
}

/** An object in the scene: fixed, or movable if it has a mass in kg. */
export interface MjcfProp {
  readonly name: string;
  readonly at: Vec3;
  readonly form: MjcfForm;
  readonly mass?: number;
}

const bits = { left: 1, right: 2, world: 4 } as const;

/** Groups that each group collides with: MuJoCo compares a shape's contype bits with the other's conaffinity bits. */
const touched = { left: bits.right | bits.world, right: bits.left | bits.world, world: bits.left | bits.right | bits.world } as const;

const list = (values: readonly number[]): string => values.join(' ');

const formXml = (form: MjcfForm): string =>
  form.kind === 'box'
    ? `type="box" pos="${list(form.centre)}" size="${list(form.half)}"`
    : `type="${form.kind}" fromto="${list([...form.from, ...form.to])}" size="${form.radius}"`;

/** Contact softness and friction of openarm_mujoco v1. With four dimensions, pinched objects can't spin. */
const contact = 'condim="4" solref="0.005 1" friction="1 0.01 0.01"';

/** MJCF of a shape. */
export const shapeXml = ({ form, side }: MjcfShape, more = ''): string =>
  `<geom ${formXml(form)} contype="${bits[side]}" conaffinity="${touched[side]}" ${contact}${more}/>`;

/** MJCF of an object in the scene. */
export function propXml({ name, at, form, mass }: MjcfProp): string {
  const shape = shapeXml({ form, side: 'world' }, mass === undefined ? '' : ` mass="${mass}"`);
  return `<body name="${name}" pos="${list(at)}">${mass === undefined ? '' : '<freejoint/>'}${shape}</body>`;
}
