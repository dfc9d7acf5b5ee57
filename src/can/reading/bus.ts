import type { Limits } from '../codec/limits';
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
