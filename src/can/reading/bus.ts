import { formatNumber } from '../../model/format';
import type { Limits } from '../codec/mit';
import { registerCommands } from '../codec/registers';
import type { Side, Travel } from './travel';

/** A motor on a bus: its send and receive ID, its joint, and the limits with which its frames are packed. */
export interface BusMotor {
  readonly sendId: number;
  readonly receiveId: number;
  readonly joint: string;
  readonly type: string;
  readonly limits: Limits;
  /** Travel of the joint in each convention; empty if unknown. */
  readonly travel: readonly Travel[];
  /** Peak torque of the motor in N·m; null if unknown. */
  readonly peakTorque: number | null;
  /** Speed in rad/s that the motor reaches without load; null if unknown. */
  readonly noLoadSpeed: number | null;
  /** Gains that programs for the joint use; null if none are published. */
  readonly gains: PublishedGains | null;
  /** Type that the joint has in the arm, if another one was chosen. */
  readonly ownType?: string | undefined;
}

/** Smallest and largest published value of a gain, and the table with the largest. */
interface PublishedRange {
  readonly least: number;
  readonly most: number;
  readonly table: string;
}

/** Published gains of a joint. */
export interface PublishedGains {
  readonly kp: PublishedRange;
  readonly kd: PublishedRange;
}

/** What a motor type can do: peak torque in N·m, and speed without load in rad/s. */
interface Rating {
  readonly peakTorque: number;
  readonly noLoadSpeed: number;
}

/** A register of the motors. */
interface RegisterEntry {
  readonly number: number;
  readonly name: string;
  readonly meaning: string;
}

/** A cable of the arm, or a leg of one, its ends in words, and the joints that lose CAN with it. */
export interface Cable {
  readonly cable: string;
  readonly from: string;
  readonly to: string;
  readonly joints: readonly string[];
}

/** Temperatures in °C at which driver and coil switch a motor off. */
export interface Trip {
  readonly driver: number;
  readonly coil: number;
}

/** What is known about a bus apart from its frames. */
export interface KnownBus {
  readonly motors: readonly BusMotor[];
  /** Registers by number. */
  readonly registers: ReadonlyMap<number, RegisterEntry>;
  /** Words for status codes. */
  readonly statusWords: ReadonlyMap<number, string>;
  /** Side of the arm at each port. */
  readonly sides: ReadonlyMap<string, Side>;
  readonly cables: readonly Cable[];
  /** Temperatures in °C at which motors switch themselves off; null if unknown. */
  readonly trip: Trip | null;
  /** Type and limits for frames with an unknown motor ID. */
  readonly fallback: { readonly type: string; readonly limits: Limits };
}

/** Name of a status code. */
export const statusWord = (bus: KnownBus, status: number): string => bus.statusWords.get(status) ?? 'not assigned';

/** Whether the fourth byte of a reply is a known register, or, for a reply to a save, a value that such replies have. */
export const isKnownRegister = ({ registers }: KnownBus, command: number, register: number): boolean =>
  command === registerCommands.save ? register <= 1 : registers.has(register);

/** Joint of the gripper, which openarm_can handles apart from the arm's motors. */
export const gripperJoint = 'J8';

/** Limits by motor type, with which some software packs frames. */
export interface LimitSet {
  /** Such as `main`, `1.2.9`. */
  readonly id: string;
  readonly label: string;
  /** Whether it belongs to a version of openarm_can, not to other software. */
  readonly isLibrary: boolean;
  readonly types: Readonly<Record<string, Limits>>;
}

/** A motor of an arm. The IDs are the same on every arm. */
interface TableMotor {
  readonly joint: string;
  readonly sendId: number;
  readonly receiveId: number;
  readonly type: string;
  readonly travel: readonly Travel[];
  readonly gains: PublishedGains | null;
}

/** A row of the table of registers. */
export interface TableRegister {
  readonly number: number;
  readonly name: string;
  readonly meaning: string;
  readonly access: string;
  readonly type: string;
  readonly range: string;
  /** Factory value, in words; empty if unknown. */
  readonly factory: string;
}

/** A CAN port, and its arm in a set of four arms and with a single pair; empty if a pair has no such port. */
export interface TablePort {
  readonly port: string;
  readonly arm: string;
  readonly armOfPair: string;
  /** Side of the arm; null if the table doesn't say. */
  readonly side: Side | null;
}

/** Facts about the CAN bus from the site's tables, as plain values that a page can contain. */
export interface CanTables {
  readonly motors: readonly TableMotor[];
  /** The first one is the default. */
  readonly limitSets: readonly LimitSet[];
  readonly registers: readonly TableRegister[];
  readonly status: readonly { readonly code: number; readonly words: string }[];
  readonly ports: readonly TablePort[];
  /** By motor type. */
  readonly ratings: Readonly<Record<string, Rating>>;
  readonly cables: readonly Cable[];
  readonly trip: Trip | null;
}

/** Limits that a reader has read from a motor's registers PMAX, VMAX and TMAX. */
export type OwnLimits = Partial<Limits>;

/** The reader's choices: the limit set, one type for all motors instead of each joint's own, manual limits, and the arm. */
export interface BusChoices {
  readonly limitSet?: string | undefined;
  readonly type?: string | undefined;
  readonly own?: OwnLimits | undefined;
  /** Leaves out the travel of the other arm. */
  readonly side?: Side | undefined;
}

/** The limit set with an id, or the first one. */
export const limitSetOf = ({ limitSets }: CanTables, id: string | undefined): LimitSet => {
  const [first] = limitSets;
  const found = limitSets.find((set) => set.id === id) ?? first;
  if (!found) throw new Error('The tables have no limits of motors.');
  return found;
};

/** The most frequent motor type of the arm, assumed for unknown motors. */
function commonType({ motors }: CanTables): string {
  const types = motors.map(({ type }) => type);
  const countOf = (wanted: string): number => types.filter((type) => type === wanted).length;
  return types.reduce((common, type) => (countOf(type) > countOf(common) ? type : common), types[0] ?? '');
}

/**
 * Facts about the bus of an arm, with the reader's choices.
 *
 * @throws Error if the limit set doesn't have the type.
 */
export function knownBus(tables: CanTables, { limitSet, type, own = {}, side }: BusChoices = {}): KnownBus {
  const set = limitSetOf(tables, limitSet);
  const limitsOf = (name: string): Limits => {
    const limits = set.types[name];
    if (!limits) throw new Error(`"${set.label}" has no limits of ${name}. It has ${Object.keys(set.types).join(', ')}.`);
    return { ...limits, ...own };
  };
  const motors = tables.motors.map((motor): BusMotor => {
    const chosen = type ?? motor.type;
    return {
      ...motor,
      type: chosen,
      limits: limitsOf(chosen),
      travel: motor.travel.filter((one) => side === undefined || one.side === null || one.side === side),
      peakTorque: tables.ratings[chosen]?.peakTorque ?? null,
      noLoadSpeed: tables.ratings[chosen]?.noLoadSpeed ?? null,
      ...(chosen === motor.type ? {} : { ownType: motor.type }),
    };
  });
  const common = type ?? commonType(tables);
  return {
    motors,
    registers: new Map(tables.registers.map((register) => [register.number, register])),
    statusWords: new Map(tables.status.map(({ code, words }) => [code, words])),
    sides: new Map(tables.ports.flatMap(({ port, side: known }) => (known ? [[port, side ?? known] as const] : []))),
    cables: tables.cables,
    trip: tables.trip,
    fallback: { type: common, limits: limitsOf(common) },
  };
}

const velocityOf = (set: LimitSet, type: string): number | undefined => set.types[type]?.velocity;

/**
 * Says with which limit velocities of some joints are packed where versions of openarm_can differ, such as 8 or 10 rad/s of J3 and J4;
 * undefined if they agree, or if the reader has typed the motor's own limit.
 */
export function assumedLimits(tables: CanTables, choices: BusChoices, joints: readonly string[]): string | undefined {
  const set = limitSetOf(tables, choices.limitSet);
  const libraries = tables.limitSets.filter(({ isLibrary }) => isLibrary);
  if (choices.own?.velocity !== undefined) return undefined;
  const types = tables.motors
    .filter(({ joint }) => joints.includes(joint))
    .map(({ joint, type }) => ({ joint, type: choices.type ?? type }));
  const differing = types.flatMap(({ joint, type }) => {
    const used = velocityOf(set, type);
    const other = libraries.find((one) => velocityOf(one, type) !== undefined && velocityOf(one, type) !== used);
    const otherLimit = other && velocityOf(other, type);
    return used !== undefined && other && otherLimit !== undefined ? [{ joint, type, used, other, otherLimit }] : [];
  });
  const [first] = differing;
  if (!first) return undefined;
  const { type, used, other, otherLimit } = first;
  const named = differing.filter((one) => one.type === type).map(({ joint }) => joint);
  return `Velocities of ${named.join(' and ')} (${type}) count with ±${formatNumber(used)}\u00a0rad/s here, as in ${set.label}. ${other.label} has ±${formatNumber(otherLimit)}\u00a0rad/s: with it, they are ${formatNumber(otherLimit / used)} times as large. Register 22 (VMAX) of the motor decides.`;
}
