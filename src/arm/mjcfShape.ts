import type { Vec3 } from './matrix';

/** A simple form, with lengths in m along the axes of its body. */
export type MjcfForm =
  | { readonly kind: 'box'; readonly centre: Vec3; readonly half: Vec3 }
  | { readonly kind: 'capsule' | 'cylinder'; readonly from: Vec3; readonly to: Vec3; readonly radius: number };

/** What touches: `left` and `right` are the arms, which touch each other and the world, but not themselves. */
export type MjcfSide = 'left' | 'right' | 'world';

/** A form that touches others. */
export interface MjcfShape {
  readonly form: MjcfForm;
  readonly side: MjcfSide;
}

/** A thing in the scene: it stands where it is, or falls where it has a mass in kg. */
export interface MjcfProp {
  readonly name: string;
  readonly at: Vec3;
  readonly form: MjcfForm;
  readonly mass?: number;
}

const bits = { left: 1, right: 2, world: 4 } as const;

/** What the shapes of a side touch: MuJoCo compares the bits of one shape's type with those of the other's affinity. */
const touched = { left: bits.right | bits.world, right: bits.left | bits.world, world: bits.left | bits.right | bits.world } as const;

const list = (values: readonly number[]): string => values.join(' ');

const formXml = (form: MjcfForm): string =>
  form.kind === 'box'
    ? `type="box" pos="${list(form.centre)}" size="${list(form.half)}"`
    : `type="${form.kind}" fromto="${list([...form.from, ...form.to])}" size="${form.radius}"`;

/** Softness and friction of contacts are those of openarm_mujoco v1; with four dimensions, what is pinched cannot spin. */
const contact = 'condim="4" solref="0.005 1" friction="1 0.01 0.01"';

/** One shape as MuJoCo reads it. */
export const shapeXml = ({ form, side }: MjcfShape, more = ''): string =>
  `<geom ${formXml(form)} contype="${bits[side]}" conaffinity="${touched[side]}" ${contact}${more}/>`;

/** One thing of the scene as MuJoCo reads it. */
export function propXml({ name, at, form, mass }: MjcfProp): string {
  const shape = shapeXml({ form, side: 'world' }, mass === undefined ? '' : ` mass="${mass}"`);
  return `<body name="${name}" pos="${list(at)}">${mass === undefined ? '' : '<freejoint/>'}${shape}</body>`;
}
