import { jointCount } from '../../../arm/armModel';
import type { RobotBody } from '../../../arm/armModel';
import { tableReader } from '../../../arm/armTables';
import type { RowsOf } from '../../../arm/armTables';
import { writeMjcf } from '../../../arm/mjcf';
import type { MjcfProp } from '../../../arm/mjcfShape';
import { robotBody } from '../../../arm/robotBody';
import { contactShapes } from './contactShapes';

/** Tables that the simulation is written from. */
export const simulationTables = ['arm-bodies', 'teleop-parameters'] as const;

/** Half the edge of a cube in m, and its mass in kg. */
const cube = { half: 0.02, mass: 0.05 } as const;

/** Top of the table in m above the floor. */
export const tableTop = 0.22;

const table = { from: 0.2, to: 0.5, wide: 0.35, thick: 0.02 } as const;

/** Where the cubes lie, in m to the front and to the left: one before each hand, one between. */
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

/** Stiffness in N/m of the actuators of the fingers, that of the right hand in openarm_mujoco v1; the left hand has the same here. */
const fingerGain = 100;

/** The robot with motors that hold an angle by stiffness and damping. */
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
 * The scene of the simulation as MuJoCo reads it: the robot of the table `arm-bodies`, its arms held by the gains of teleoperation, before
 * a table with three cubes. Throws a RangeError where a table or a gain is missing.
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
