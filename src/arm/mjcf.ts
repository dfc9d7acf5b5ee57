import type { Vec3 } from './matrix';
import { gravity } from './armModel';
import type { RobotBody } from './armModel';
import { quaternionOf } from './matrix';

/** A primitive shape, with lengths in m along the axes of its body. */
type MjcfForm =
  | { readonly kind: 'box'; readonly centre: Vec3; readonly half: Vec3 }
  | { readonly kind: 'capsule' | 'cylinder'; readonly from: Vec3; readonly to: Vec3; readonly radius: number };

/** Collision groups. An arm collides with the other arm and the world, but not with itself. */
type MjcfSide = 'left' | 'right' | 'world';

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

const shapeXml = ({ form, side }: MjcfShape, more = ''): string =>
  `<geom ${formXml(form)} contype="${bits[side]}" conaffinity="${touched[side]}" ${contact}${more}/>`;

/** MJCF of an object in the scene. */
function propXml({ name, at, form, mass }: MjcfProp): string {
  const shape = shapeXml({ form, side: 'world' }, mass === undefined ? '' : ` mass="${mass}"`);
  return `<body name="${name}" pos="${list(at)}">${mass === undefined ? '' : '<freejoint/>'}${shape}</body>`;
}

/** A point mass in kg at the origin of a body. */
interface MjcfLoad {
  readonly body: string;
  readonly mass: number;
}

/** Collision shapes of the robot and the scene. */
interface MjcfContacts {
  /** Shapes by name of the body. */
  readonly shapes: ReadonlyMap<string, readonly MjcfShape[]>;
  readonly props: readonly MjcfProp[];
}

/** Options for `writeMjcf`. */
interface MjcfOptions {
  /** Time step in s. */
  readonly timestep?: number;
  /** `implicitfast` evaluates springs and dampers of position actuators at the end of a step. */
  readonly integrator?: 'Euler' | 'implicitfast';
  /** Point masses that the robot carries. */
  readonly loads?: readonly MjcfLoad[];
  /** Without them nothing collides. */
  readonly contacts?: MjcfContacts;
  /** Compensates the weight of the robot's own bodies. */
  readonly weightless?: boolean;
  /** Comment in the file, such as the source of its numbers. */
  readonly note?: string;
}

/** Time step of openarm_mujoco v1 in s. */
const defaultTimestep = 0.002;

/** Moment of inertia of a point mass in kg·m²: MuJoCo rejects moving bodies without one. */
const pointInertia = 1e-12;

function bodyXml(body: RobotBody, robot: readonly RobotBody[], options: MjcfOptions, indent: string): string {
  const { name, position, rotation, joint, mass, centre, inertia, actuator } = body;
  const { loads = [], contacts, weightless = false } = options;
  // The torque that compensates gravity comes from the motor, and counts in its limit.
  const motor = weightless && actuator?.force ? ` actuatorgravcomp="true" actuatorfrcrange="${list(actuator.force)}"` : '';
  const inner = `${indent}  `;
  const load = loads.find((one) => one.body === name);
  return [
    `${indent}<body name="${name}" pos="${list(position)}" quat="${list(quaternionOf(rotation))}"${weightless ? ' gravcomp="1"' : ''}>`,
    ...(mass > 0 ? [`${inner}<inertial pos="${list(centre)}" mass="${mass}" diaginertia="${list(inertia)}"/>`] : []),
    ...(joint
      ? [
          `${inner}<joint name="${joint.name}" type="${joint.kind}" axis="${list(joint.axis)}" limited="true" range="${list(joint.range)}" damping="${joint.damping}" frictionloss="${joint.friction}" stiffness="${joint.stiffness}"${joint.kind === 'hinge' ? motor : ''}/>`,
        ]
      : []),
    ...(load
      ? [
          `${inner}<body name="${name}_load"><inertial pos="0 0 0" mass="${load.mass}" diaginertia="${list([pointInertia, pointInertia, pointInertia])}"/></body>`,
        ]
      : []),
    ...(contacts?.shapes.get(name) ?? []).map((shape) => `${inner}${shapeXml(shape)}`),
    ...robot.filter(({ parent }) => parent === name).map((child) => bodyXml(child, robot, options, inner)),
    `${indent}</body>`,
  ].join('\n');
}

/** Elliptic friction cones with ten times stiffer friction, so that gripped objects slip less. */
const holding = ' cone="elliptic" impratio="10"';

/** Softness of the equality constraint between the fingers of a hand, as in openarm_mujoco v1. */
const fingerSoftness = 'solref="0.005 1" solimp="0.95 0.99 0.001"';

/** Writes the robot as MJCF: bodies, joints with limits, friction and actuators, and collision shapes if given. Angles are in rad. */
export function writeMjcf(robot: readonly RobotBody[], options: MjcfOptions = {}): string {
  const { timestep = defaultTimestep, integrator = 'Euler', contacts, note } = options;
  const joints = robot.flatMap(({ joint }) => (joint ? [joint.name] : []));
  const fingers = joints.filter((name) => name.endsWith('finger_joint1'));
  const actuators = robot.flatMap(({ joint, actuator }) => {
    if (!joint || !actuator) return [];
    const { name, gain, bias, rate = 0, control, force } = actuator;
    const limits = [
      ...(control ? [`ctrllimited="true" ctrlrange="${list(control)}"`] : []),
      ...(force ? [`forcelimited="true" forcerange="${list(force)}"`] : []),
    ];
    return [
      `    <general name="${name}" joint="${joint.name}" gainprm="${gain}" biastype="affine" biasprm="0 ${bias} ${rate}" ${limits.join(' ')}/>`,
    ];
  });
  return [
    ...(note ? [`<!-- ${note} -->`] : []),
    '<mujoco model="openarm_v1">',
    '  <compiler angle="radian" autolimits="true"/>',
    `  <option timestep="${timestep}" integrator="${integrator}" solver="Newton" iterations="100" tolerance="1e-8" gravity="0 0 -${gravity}"${contacts ? holding : ''}>${contacts ? '' : '<flag contact="disable"/>'}</option>`,
    '  <worldbody>',
    ...robot.filter(({ parent }) => parent === 'world').map((body) => bodyXml(body, robot, options, '    ')),
    ...(contacts?.props ?? []).map((prop) => `    ${propXml(prop)}`),
    '  </worldbody>',
    '  <equality>',
    ...fingers.map((first) => `    <joint joint1="${first}" joint2="${first.replace(/1$/, '2')}" ${fingerSoftness}/>`),
    '  </equality>',
    '  <actuator>',
    ...actuators,
    '  </actuator>',
    '</mujoco>',
    '',
  ].join('\n');
}
