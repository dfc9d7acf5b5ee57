import { jointCount } from '../../../arm/armModel';
import type { RobotBody } from '../../../arm/armModel';
import { tableReader } from '../../../arm/armTables';
import type { RowsOf } from '../../../arm/armTables';
import type { Vec3 } from '../../../arm/matrix';
import { writeMjcf } from '../../../arm/mjcf';
import type { MjcfProp, MjcfShape } from '../../../arm/mjcf';
import { robotBody } from '../../../arm/robotBody';

/** Radii of the links in m, from shoulder to hand: roughly the size of the parts. Neighbours differ, so that links are distinguishable. */
const radii: Readonly<Record<string, number>> = {
  link1: 0.046,
  link2: 0.043,
  link3: 0.04,
  link4: 0.036,
  link5: 0.034,
  link6: 0.03,
  link7: 0.028,
};

/** Position in m of each finger's inner face along y of the hand when the gripper is closed. */
const middle = 0.006;

/** Half sizes of a finger in m: across the opening, along its width, and along the hand. */
const finger = { across: 0.008, wide: 0.011, long: 0.0375 } as const;

const box = (centre: Vec3, half: Vec3): MjcfShape['form'] => ({ kind: 'box', centre, half });

function formsOf(body: RobotBody, robot: readonly RobotBody[]): MjcfShape['form'][] {
  const own = /^openarm_(?:left|right)_(.*)$/.exec(body.name)?.[1] ?? '';
  // The right finger of each hand is on the −y side, the left one on the +y side.
  if (own === 'right_finger') return [box([0, middle - finger.across, finger.long], [finger.wide, finger.across, finger.long])];
  if (own === 'left_finger')
    return [box([0, middle - body.position[1] + finger.across, finger.long], [finger.wide, finger.across, finger.long])];
  if (own === 'hand') return [box([0, middle, -0.005], [0.02, 0.05, 0.015])];
  const radius = radii[own];
  const next = robot.find(({ parent }) => parent === body.name);
  if (radius === undefined || !next) return [];
  // A link reaches from its joint to the next one; the last link to the hand.
  const to: Vec3 = own === 'link7' ? [0, -0.0045, 0.075] : next.position;
  return [{ kind: 'capsule', from: [0, 0, 0], to, radius }];
}

/**
 * Collision shapes of the robot: a capsule per link, boxes for hands, fingers and pedestal. They are deliberately simple: the model shows
 * how gripping is simulated, not exact contacts.
 */
function contactShapes(robot: readonly RobotBody[]): ReadonlyMap<string, readonly MjcfShape[]> {
  const shapes = new Map<string, readonly MjcfShape[]>();
  for (const body of robot) {
    if (body.parent === 'world') shapes.set(body.name, [{ form: box([0, 0, 0.375], [0.03, 0.03, 0.375]), side: 'world' }]);
    const side = body.name.startsWith('openarm_left_') ? 'left' : 'right';
    const forms = formsOf(body, robot);
    if (forms.length > 0)
      shapes.set(
        body.name,
        forms.map((form) => ({ form, side })),
      );
  }
  return shapes;
}

/** Tables from which the scene is written. */
export const simulationTables = ['arm-bodies', 'teleop-parameters'] as const;

/** Half the edge of a cube in m, and its mass in kg. */
const cube = { half: 0.02, mass: 0.05 } as const;

/** Height of the table's top in m above the floor. */
export const tableTop = 0.22;

const table = { from: 0.2, to: 0.5, wide: 0.35, thick: 0.02 } as const;

/** Positions of the cubes, in m forward and left: one in front of each hand, one between. */
const cubePlaces = { cube_left: [0.3, 0.152], cube_right: [0.3, -0.155], cube_middle: [0.36, 0] } as const;

const props: readonly MjcfProp[] = [
  {
    name: 'table',
    at: [(table.from + table.to) / 2, 0, tableTop - table.thick / 2],
    form: { kind: 'box', centre: [0, 0, 0], half: [(table.to - table.from) / 2, table.wide, table.thick / 2] },
  },
  ...Object.entries(cubePlaces).map(([name, [x, y]]): MjcfProp => ({
    name,
    at: [x, y, tableTop + cube.half],
    form: { kind: 'box', centre: [0, 0, 0], half: [cube.half, cube.half, cube.half] },
    mass: cube.mass,
  })),
];

/** Stiffness of the finger actuators in N/m: that of the right hand in openarm_mujoco v1, here for both hands. */
const fingerGain = 100;

/** A body whose actuator controls the position, with stiffness and damping. */
function withPositionMotors(body: RobotBody, gains: (joint: number) => readonly [kp: number, kd: number]): RobotBody {
  const { actuator, joint } = body;
  if (!actuator || !joint) return body;
  if (joint.kind === 'slide') return { ...body, actuator: { ...actuator, gain: fingerGain, bias: -fingerGain } };
  const [kp, kd] = gains(Number(joint.name.at(-1)));
  return { ...body, actuator: { ...actuator, gain: kp, bias: -kp, rate: -kd, control: joint.range } };
}

const note = `OpenArm 1 with simple contact shapes, a table and three cubes.
Numbers of the robot: https://github.com/enactic/openarm_mujoco, folder v1. Stiffness and damping of its motors: https://github.com/enactic/openarm_teleop.
Both are Apache-2.0, (c) 2025 Enactic, Inc. Shapes, table and cubes are the documentation's own.
The motors have no rotor inertia here, and the weight of the arms is carried for them (gravcomp).`;

/**
 * MJCF of the scene: the robot of the table `arm-bodies` with the gains of teleoperation, in front of a table with three cubes. Throws a
 * RangeError if a table or a gain is missing.
 */
export function simulationMjcf(rowsOf: RowsOf): string {
  const { rows } = tableReader(rowsOf);
  const [bodies, parameters] = [rows('arm-bodies'), rows('teleop-parameters')];
  const gains = (joint: number): readonly [number, number] => {
    const row = parameters.find(({ axis }) => axis === `follower J${joint}`);
    const [kp, kd] = [row?.kp_nm_per_rad, row?.kd_nms_per_rad];
    if (joint < 1 || joint > jointCount || typeof kp !== 'number' || typeof kd !== 'number')
      throw new RangeError(`teleop-parameters: no gains of "follower J${joint}".`);
    return [kp, kd];
  };
  const robot = bodies.map(robotBody).map((body) => withPositionMotors(body, gains));
  return writeMjcf(robot, { contacts: { shapes: contactShapes(robot), props }, integrator: 'implicitfast', weightless: true, note });
}
