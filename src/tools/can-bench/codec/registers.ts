import { floatAt, floatBytes, integerAt, integerBytes } from './numbers';

/** ID of all frames that ask for or change registers, or ask for the state. The motor is named in the first two bytes. */
export const configurationId = 0x7ff;

/** Fields of such a frame and of the reply, in the order of their bytes, with their size in bits. Numbers have their lowest byte first. */
export const registerLayout = [
  { field: 'motor', bits: 16 },
  { field: 'command', bits: 8 },
  { field: 'register', bits: 8 },
  { field: 'value', bits: 32 },
] as const;

/** Third byte of such a frame, and of the reply. */
export const registerCommands = { read: 0x33, write: 0x55, save: 0xaa, refresh: 0xcc } as const;

/** How the four bytes of a value are read. */
export type RegisterType = 'float' | 'uint32';

/** Registers that reply with a whole number in openarm_can; all others, known or not, reply with a float32. */
const wholeReplies = new Set([7, 8, 9, 10, 13, 14, 15, 16, 35, 36]);

/** Registers that openarm-can-cli 1.2.9 and later write as a whole number. */
const wholeWrites = new Set([7, 8, 9, 10, 16, 35, 55]);

/** How a value of a register is read in a reply. */
export const replyType = (register: number): RegisterType => (wholeReplies.has(register) ? 'uint32' : 'float');

/** How openarm-can-cli writes a value: another list than that of replies, so that it writes 55 as a whole number and reads it as a float. */
export const writeType = (register: number): RegisterType => (wholeWrites.has(register) ? 'uint32' : 'float');

const request = (motor: number, command: number, register: number, value: Uint8Array = new Uint8Array(4)): Uint8Array =>
  Uint8Array.of(motor, motor >> 8, command, register, ...value);

/** Asks a motor for a register. */
export const encodeRead = (motor: number, register: number): Uint8Array => request(motor, registerCommands.read, register);

/**
 * Writes a register, until the motor is switched off.
 *
 * @throws RangeError for what is not a number, and for a whole number that does not fit into 32 bits.
 */
export function encodeWrite(motor: number, register: number, value: number, type: RegisterType = writeType(register)): Uint8Array {
  if (Number.isNaN(value)) throw new RangeError('not a number');
  if (type === 'uint32' && !(Number.isInteger(value) && value >= 0 && value < 2 ** 32))
    throw new RangeError('not a whole number from 0 to 4294967295');
  return request(motor, registerCommands.write, register, type === 'uint32' ? integerBytes(value) : floatBytes(value));
}

/** Stores all registers for good. The fourth byte is 0 in openarm_can and 1 in the manual of the motor; motors take both. */
export const encodeSave = (motor: number): Uint8Array => request(motor, registerCommands.save, 0);

/** Asks a motor for its state. openarm_can writes the lower eight bits of the ID only, and 0 for the others. */
export const encodeRefresh = (motor: number): Uint8Array => request(motor & 0xff, registerCommands.refresh, 0);

/** A request to a motor, or its reply, about a register. */
export interface RegisterFrame {
  readonly motor: number;
  readonly command: keyof typeof registerCommands;
  readonly register: number;
  /** For a write or a reply: the value by its type. */
  readonly value: number;
}

const valueBy = (type: RegisterType, data: Uint8Array): number => (type === 'uint32' ? integerAt(data, 4) : floatAt(data, 4));

const motorIn = ([low = 0, high = 0]: Uint8Array): number => low | (high << 8);

/** A request on the configuration ID, or null. Requests without a value may have 4 bytes only. */
export function decodeRequest(data: Uint8Array): RegisterFrame | null {
  const [, , third, register = 0] = data;
  const command = (['read', 'write', 'save', 'refresh'] as const).find((name) => registerCommands[name] === third);
  if (data.length < 4 || !command || (command === 'write' && data.length < 8)) return null;
  return { motor: motorIn(data), command, register, value: command === 'write' ? valueBy(writeType(register), data) : 0 };
}

/** A reply about a register as openarm_can reads it: 8 bytes with 33 or 55 in the third; null for any other. */
export function decodeReply(data: Uint8Array): RegisterFrame | null {
  const [, , third, register = 0] = data;
  const command = (['read', 'write'] as const).find((name) => registerCommands[name] === third);
  if (data.length < 8 || !command) return null;
  return { motor: motorIn(data), command, register, value: valueBy(replyType(register), data) };
}
