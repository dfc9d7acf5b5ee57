import type { Mat3, Vec3 } from './matrix';

/** Which arm, from the robot's own point of view. */
export type ArmSide = 'right' | 'left';

/** Joints of an arm, J1 to J7, without the gripper. */
export const jointCount = 7;

/** Gravitational acceleration in m/s²; z points up. */
export const gravity = 9.81;

/** A joint of the robot: a hinge turns about `axis`, a slide moves along it. In rad or m. */
interface RobotJoint {
  readonly name: string;
  readonly kind: 'hinge' | 'slide';
  readonly axis: Vec3;
  readonly range: readonly [number, number];
  readonly stiffness: number;
  readonly damping: number;
  readonly friction: number;
}

/** A MuJoCo actuator: force = gain · control + bias · position + rate · speed, within limits. Missing limits are undefined. */
interface RobotActuator {
  readonly name: string;
  readonly gain: number;
  readonly bias: number;
  /** 0 if missing. */
  readonly rate?: number;
  readonly control: readonly [number, number] | undefined;
  readonly force: readonly [number, number] | undefined;
}

/** A rigid body of the robot, in SI units. */
export interface RobotBody {
  readonly name: string;
  /** Name of the parent body; `world` for the base. */
  readonly parent: string;
  /** Pose of its frame in the parent's frame, with the joint at zero. */
  readonly position: Vec3;
  readonly rotation: Mat3;
  /** Undefined for a fixed body. */
  readonly joint?: RobotJoint;
  readonly actuator?: RobotActuator;
  readonly mass: number;
  readonly centre: Vec3;
  /** Moments of inertia about the centre of mass, along the axes of the frame. */
  readonly inertia: Vec3;
}

/** A body of one arm. Its parent is an index into the list; −1 is the world. */
interface ArmBody extends Omit<RobotBody, 'parent' | 'joint'> {
  readonly parent: number;
  /** Index from 0 of the joint that moves it, and the joint's axis; undefined for a fixed body. */
  readonly hinge?: { readonly number: number; readonly axis: Vec3 };
}

/** One arm from base to tool centre point, parents before children. Fingers are closed and fixed. */
export interface ArmModel {
  readonly side: ArmSide;
  readonly bodies: readonly ArmBody[];
  /** Indices of the bodies that J1 to J7 move. */
  readonly moved: readonly number[];
  /** Index of the tool centre point. */
  readonly tool: number;
  /** Viscous damping of the joints in N·m·s/rad. */
  readonly damping: readonly number[];
  /** Lower and upper limits of the joints in rad. */
  readonly ranges: readonly (readonly [number, number])[];
}

/**
 * Extracts one arm from the bodies of the robot. Throws a RangeError if the tool, the base or one of the seven hinges is missing, or if
 * a body comes before its parent.
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
    if (above === undefined) throw new RangeError(`The body ${body.name} has the parent ${parent}, which doesn't come before it.`);
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
