import { floatAt, floatBytes, integerAt, integerBytes } from './numbers';

/** Frame ID of all requests about registers or the state. The first two bytes name the motor. */
export const configurationId = 0x7ff;

/** Fields of a request and its reply in byte order, with their size in bits. Numbers are little-endian. */
export const registerLayout = [
  { field: 'motor', bits: 16 },
  { field: 'command', bits: 8 },
  { field: 'register', bits: 8 },
  { field: 'value', bits: 32 },
] as const;

/** Third byte of a request and of its reply. */
export const registerCommands = { read: 0x33, write: 0x55, save: 0xaa, refresh: 0xcc } as const;

/** Number format of a register's value. */
type RegisterType = 'float' | 'uint32';

/** Registers whose replies openarm_can reads as integers; it reads all others, known or not, as float32. */
const wholeReplies = new Set([7, 8, 9, 10, 13, 14, 15, 16, 35, 36]);

/** Registers that openarm-can-cli 1.2.9 and later write as integers. */
const wholeWrites = new Set([7, 8, 9, 10, 16, 35, 55]);

/** Number format of a register's value in a reply. */
export const replyType = (register: number): RegisterType => (wholeReplies.has(register) ? 'uint32' : 'float');

/**
 * Number format in which openarm-can-cli writes a register. It differs from that of replies: register 55 is written as an integer and read
 * as a float.
 */
export const writeType = (register: number): RegisterType => (wholeWrites.has(register) ? 'uint32' : 'float');

const request = (motor: number, command: number, register: number, value: Uint8Array = new Uint8Array(4)): Uint8Array =>
  Uint8Array.of(motor, motor >> 8, command, register, ...value);

/** Encodes a request to read a register. */
export const encodeRead = (motor: number, register: number): Uint8Array => request(motor, registerCommands.read, register);

/**
 * Encodes a request to write a register. The value lasts until the motor is switched off.
 *
 * @throws RangeError for NaN, and for an integer that doesn't fit into 32 bits.
 */
export function encodeWrite(motor: number, register: number, value: number, type: RegisterType = writeType(register)): Uint8Array {
  if (Number.isNaN(value)) throw new RangeError('not a number');
  if (type === 'uint32' && !(Number.isInteger(value) && value >= 0 && value < 2 ** 32))
    throw new RangeError('not a whole number from 0 to 4294967295');
  return request(motor, registerCommands.write, register, type === 'uint32' ? integerBytes(value) : floatBytes(value));
}

/**
 * Encodes a request to store all registers permanently. The fourth byte is 0 in openarm_can and 1 in the motor's manual; motors accept
 * both.
 */
export const encodeSave = (motor: number): Uint8Array => request(motor, registerCommands.save, 0);

/** Encodes a request for a motor's state. openarm_can writes only the lower eight bits of the ID, and 0 for the others. */
export const encodeRefresh = (motor: number): Uint8Array => request(motor & 0xff, registerCommands.refresh, 0);

/** A request about a register, or the motor's reply. */
export interface RegisterFrame {
  readonly motor: number;
  readonly command: keyof typeof registerCommands;
  readonly register: number;
  /** In a write or a reply: the value in its number format. */
  readonly value: number;
}

const valueBy = (type: RegisterType, data: Uint8Array): number => (type === 'uint32' ? integerAt(data, 4) : floatAt(data, 4));

const motorIn = ([low = 0, high = 0]: Uint8Array): number => low | (high << 8);

/** Decodes a request on the configuration ID, or null. Requests without a value may have only 4 bytes. */
export function decodeRequest(data: Uint8Array): RegisterFrame | null {
  const [, , third, register = 0] = data;
  const command = (['read', 'write', 'save', 'refresh'] as const).find((name) => registerCommands[name] === third);
  if (data.length < 4 || !command || (command === 'write' && data.length < 8)) return null;
  return { motor: motorIn(data), command, register, value: command === 'write' ? valueBy(writeType(register), data) : 0 };
}

/** Decodes a reply about a register as openarm_can does: 8 bytes, the third 33 or 55; null for any other. */
export function decodeReply(data: Uint8Array): RegisterFrame | null {
  const [, , third, register = 0] = data;
  const command = (['read', 'write'] as const).find((name) => registerCommands[name] === third);
  if (data.length < 8 || !command) return null;
  return { motor: motorIn(data), command, register, value: valueBy(replyType(register), data) };
}
