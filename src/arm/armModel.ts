import type { Mat3, Vec3 } from './matrix';

/** Which arm, as seen from the robot. */
export type ArmSide = 'right' | 'left';

/** Joints of an arm, J1 to J7. The gripper is a unit of its own. */
export const jointCount = 7;

/** Acceleration of free fall in m/s²; z points up. */
export const gravity = 9.81;

/** A joint of the robot: a hinge turns about `axis`, a slide moves along it. Units are those of rad or m. */
export interface RobotJoint {
  readonly name: string;
  readonly kind: 'hinge' | 'slide';
  readonly axis: Vec3;
  readonly range: readonly [number, number];
  readonly stiffness: number;
  readonly damping: number;
  readonly friction: number;
}

/** What drives a joint in MuJoCo: force = gain · control + bias · position + rate · speed, within limits. A limit that nothing sets is undefined. */
export interface RobotActuator {
  readonly name: string;
  readonly gain: number;
  readonly bias: number;
  /** 0 where it is not given. */
  readonly rate?: number;
  readonly control: readonly [number, number] | undefined;
  readonly force: readonly [number, number] | undefined;
}

/** A rigid body of the robot, in SI units. */
export interface RobotBody {
  readonly name: string;
  /** Name of the body that it hangs on; `world` for the base. */
  readonly parent: string;
  /** Place and turn of its frame in that of its parent, with the joint at zero. */
  readonly position: Vec3;
  readonly rotation: Mat3;
  /** Undefined for what is fixed. */
  readonly joint?: RobotJoint;
  readonly actuator?: RobotActuator;
  readonly mass: number;
  readonly centre: Vec3;
  /** Moments of inertia about the centre of mass, along the axes of the frame. */
  readonly inertia: Vec3;
}

/** A body of one arm: what `RobotBody` says, with its parent by its place in the list. −1 is the world. */
export interface ArmBody extends Omit<RobotBody, 'parent' | 'joint'> {
  readonly parent: number;
  /** Number of the joint from 0 that moves it, with its axis; undefined for what is fixed to its parent. */
  readonly hinge?: { readonly number: number; readonly axis: Vec3 };
}

/** One arm from its base to the tool centre point, every body after its parent. Fingers are closed and fixed. */
export interface ArmModel {
  readonly side: ArmSide;
  readonly bodies: readonly ArmBody[];
  /** Places in the list of the bodies that J1 to J7 move. */
  readonly moved: readonly number[];
  /** Place in the list of the tool centre point. */
  readonly tool: number;
  /** Viscous damping of the joints in N·m·s/rad. */
  readonly damping: readonly number[];
  /** Least and greatest angle of the joints in rad. */
  readonly ranges: readonly (readonly [number, number])[];
}

/**
 * Takes the bodies of one arm out of those of the robot. Throws where the tool, its base or one of the seven hinges is missing, or
 * where a body stands before its parent.
 */
export function armModel(robot: readonly RobotBody[], side: ArmSide): ArmModel {
  const bodies: ArmBody[] = [];
  const places = new Map<string, number>([['world', -1]]);
  const moved: number[] = [];
  const damping: number[] = [];
  const ranges: (readonly [number, number])[] = [];
  for (const { parent, joint, ...body } of robot) {
    if (body.name.startsWith(`openarm_${side === 'right' ? 'left' : 'right'}_`)) continue;
    const above = places.get(parent);
    if (above === undefined) throw new RangeError(`The body ${body.name} hangs on ${parent}, which does not stand before it.`);
    places.set(body.name, bodies.length);
    const hinge = joint?.kind === 'hinge' ? { number: moved.length, axis: joint.axis } : undefined;
    if (hinge && joint) {
      moved.push(bodies.length);
      damping.push(joint.damping);
      ranges.push(joint.range);
    }
    bodies.push({ ...body, parent: above, ...(hinge && { hinge }) });
  }
  const tool = places.get(`openarm_${side}_hand_tcp`);
  if (tool === undefined || moved.length !== jointCount)
    throw new RangeError(`The ${side} arm needs ${jointCount} hinges and a body openarm_${side}_hand_tcp; it has ${moved.length} hinges.`);
  return { side, bodies, moved, tool, damping, ranges };
}
