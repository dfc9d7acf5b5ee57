import type { Limits } from '../codec/mit';
import { registerCommands } from '../codec/registers';

/** A motor on a bus: the ID that it listens to, the one with which it answers, where it sits, and what its frames are packed with. */
export interface BusMotor {
  readonly sendId: number;
  readonly receiveId: number;
  readonly joint: string;
  readonly type: string;
  readonly limits: Limits;
}

/** A register of the motors. */
export interface RegisterEntry {
  readonly number: number;
  readonly name: string;
  readonly meaning: string;
}

/** What is known of a bus before anybody reads a frame of it. */
export interface KnownBus {
  readonly motors: readonly BusMotor[];
  /** Registers by number. */
  readonly registers: ReadonlyMap<number, RegisterEntry>;
  /** Words for status codes. */
  readonly statusWords: ReadonlyMap<number, string>;
  /** What frames of a motor that nobody has are packed with. */
  readonly fallback: { readonly type: string; readonly limits: Limits };
}

/** Name of a status code. */
export const statusWord = (bus: KnownBus, status: number): string => bus.statusWords.get(status) ?? 'not assigned';

/** Whether the fourth byte of a reply names a register that is known, or, for a reply to a save, what such a reply has there. */
export const isKnownRegister = ({ registers }: KnownBus, command: number, register: number): boolean =>
  command === registerCommands.save ? register <= 1 : registers.has(register);

/** Joint of the gripper, which openarm_can keeps apart from the motors of the arm. */
export const gripperJoint = 'J8';

/** What software packs frames with: limits by motor type. */
export interface LimitSet {
  /** Such as `main`, `1.2.9`. */
  readonly id: string;
  readonly label: string;
  /** Of a version of openarm_can, not of other software. */
  readonly isLibrary: boolean;
  readonly types: Readonly<Record<string, Limits>>;
}

/** A motor of an arm. The IDs are the same on every arm. */
export interface TableMotor {
  readonly joint: string;
  readonly sendId: number;
  readonly receiveId: number;
  readonly type: string;
}

/** A register, as the table of registers has it. */
export interface TableRegister {
  readonly number: number;
  readonly name: string;
  readonly meaning: string;
  readonly access: string;
  readonly type: string;
  readonly range: string;
}

/** A CAN port, and the arm at it: in a set of four arms, and where there is one pair only; empty where that has no such port. */
export interface TablePort {
  readonly port: string;
  readonly arm: string;
  readonly armOfPair: string;
}

/** What the tables of the site say about the CAN bus. Plain values, so that a page can carry them. */
export interface CanTables {
  readonly motors: readonly TableMotor[];
  /** The first one is taken where nobody chooses. */
  readonly limitSets: readonly LimitSet[];
  readonly registers: readonly TableRegister[];
  readonly status: readonly { readonly code: number; readonly words: string }[];
  readonly ports: readonly TablePort[];
}

/** Limits that a reader has from the registers PMAX, VMAX and TMAX of a motor. */
export type OwnLimits = Partial<Limits>;

/** What a reader has chosen: the software, one type for all motors instead of the type of each joint, and limits by hand. */
export interface BusChoices {
  readonly limitSet?: string | undefined;
  readonly type?: string | undefined;
  readonly own?: OwnLimits | undefined;
}

/** Set of limits with an id, or the first one. */
export const limitSetOf = ({ limitSets }: CanTables, id: string | undefined): LimitSet => {
  const [first] = limitSets;
  const found = limitSets.find((set) => set.id === id) ?? first;
  if (!found) throw new Error('The tables have no limits of motors.');
  return found;
};

/** Type of the motors that the arm has most of: what a motor is taken for that nobody has. */
function commonType({ motors }: CanTables): string {
  const types = motors.map(({ type }) => type);
  const countOf = (wanted: string): number => types.filter((type) => type === wanted).length;
  return types.reduce((common, type) => (countOf(type) > countOf(common) ? type : common), types[0] ?? '');
}

/**
 * What is known of the bus of an arm.
 *
 * @throws Error if the set of limits has no such type.
 */
export function knownBus(tables: CanTables, { limitSet, type, own = {} }: BusChoices = {}): KnownBus {
  const set = limitSetOf(tables, limitSet);
  const limitsOf = (name: string): Limits => {
    const limits = set.types[name];
    if (!limits) throw new Error(`"${set.label}" has no limits of ${name}. It has ${Object.keys(set.types).join(', ')}.`);
    return { ...limits, ...own };
  };
  const motors = tables.motors.map((motor): BusMotor => {
    const chosen = type ?? motor.type;
    return { ...motor, type: chosen, limits: limitsOf(chosen) };
  });
  const common = type ?? commonType(tables);
  return {
    motors,
    registers: new Map(tables.registers.map((register) => [register.number, register])),
    statusWords: new Map(tables.status.map(({ code, words }) => [code, words])),
    fallback: { type: common, limits: limitsOf(common) },
  };
}
