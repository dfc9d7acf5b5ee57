import { gravity } from './armModel';
import type { RobotBody } from './armModel';
import { quaternionOf } from './matrix';

/** A load in kg at the origin of a body. */
export interface MjcfLoad {
  readonly body: string;
  readonly mass: number;
}

/** What a model is written with: its time step in s, and point masses that the robot carries. */
export interface MjcfOptions {
  readonly timestep?: number;
  readonly loads?: readonly MjcfLoad[];
}

/** Time step of openarm_mujoco v1 in s. */
const usualTimestep = 0.002;

const list = (values: readonly number[]): string => values.join(' ');

/** Moment of inertia of a point mass in kg·m²: MuJoCo takes no body that moves without one. */
const pointInertia = 1e-12;

function bodyXml(body: RobotBody, robot: readonly RobotBody[], loads: readonly MjcfLoad[], indent: string): string {
  const { name, position, rotation, joint, mass, centre, inertia } = body;
  const inner = `${indent}  `;
  const load = loads.find((one) => one.body === name);
  return [
    `${indent}<body name="${name}" pos="${list(position)}" quat="${list(quaternionOf(rotation))}">`,
    ...(mass > 0 ? [`${inner}<inertial pos="${list(centre)}" mass="${mass}" diaginertia="${list(inertia)}"/>`] : []),
    ...(joint
      ? [
          `${inner}<joint name="${joint.name}" type="${joint.kind}" axis="${list(joint.axis)}" limited="true" range="${list(joint.range)}" damping="${joint.damping}" frictionloss="${joint.friction}" stiffness="${joint.stiffness}"/>`,
        ]
      : []),
    ...(load
      ? [
          `${inner}<body name="${name}_load"><inertial pos="0 0 0" mass="${load.mass}" diaginertia="${list([pointInertia, pointInertia, pointInertia])}"/></body>`,
        ]
      : []),
    ...robot.filter(({ parent }) => parent === name).map((child) => bodyXml(child, robot, loads, inner)),
    `${indent}</body>`,
  ].join('\n');
}

/** Fingers of one hand move together by a soft equality, with the softness of openarm_mujoco v1. */
const fingerSoftness = 'solref="0.005 1" solimp="0.95 0.99 0.001"';

/**
 * The robot as MuJoCo reads it (MJCF): bodies, joints with their limits, friction and actuators, without shapes and contacts. Angles
 * are in rad.
 */
export function writeMjcf(robot: readonly RobotBody[], { timestep = usualTimestep, loads = [] }: MjcfOptions = {}): string {
  const joints = robot.flatMap(({ joint }) => (joint ? [joint.name] : []));
  const fingers = joints.filter((name) => name.endsWith('finger_joint1'));
  const actuators = robot.flatMap(({ joint, actuator }) => {
    if (!joint || !actuator) return [];
    const { name, gain, bias, control, force } = actuator;
    const limits = [
      ...(control ? [`ctrllimited="true" ctrlrange="${list(control)}"`] : []),
      ...(force ? [`forcelimited="true" forcerange="${list(force)}"`] : []),
    ];
    return [
      `    <general name="${name}" joint="${joint.name}" gainprm="${gain}" biastype="affine" biasprm="0 ${bias} 0" ${limits.join(' ')}/>`,
    ];
  });
  return [
    '<mujoco model="openarm_v1">',
    '  <compiler angle="radian" autolimits="true"/>',
    `  <option timestep="${timestep}" integrator="Euler" solver="Newton" iterations="100" tolerance="1e-8" gravity="0 0 -${gravity}"><flag contact="disable"/></option>`,
    '  <worldbody>',
    ...robot.filter(({ parent }) => parent === 'world').map((body) => bodyXml(body, robot, loads, '    ')),
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
