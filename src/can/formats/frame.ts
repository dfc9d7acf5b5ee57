import { errorFlag } from '../codec/errorFrame';

/** A CAN frame from a line of text. */
export interface CanFrame {
  /** Name of the port; empty if the line has none. */
  readonly port: string;
  /** Time stamp as written, without brackets; empty if the line has none. */
  readonly timestamp: string;
  /** Time stamp in seconds, since 1970 or since an unknown start; null if the line has none. */
  readonly time: number | null;
  /** Whether the recording computer sent or received it; null if the line doesn't say. */
  readonly direction: 'TX' | 'RX' | null;
  /** The ID without flags. */
  readonly id: number;
  readonly idKind: 'standard' | 'extended' | 'error';
  /** Remote frame: asks for data and has none. */
  readonly remote: boolean;
  /** Whether it is CAN FD. */
  readonly fd: boolean;
  /** Flags of CAN FD, if the line has them: BRS (data at the higher bit rate) and ESI (sender is error passive). */
  readonly rateSwitch: boolean | null;
  readonly errorState: boolean | null;
  /** Number of bytes, or for a remote frame the number it asks for. */
  readonly length: number;
  readonly data: Uint8Array;
}

/** CAN FD lengths above 8 bytes, by length code from 9 on. */
const longLengths = [12, 16, 20, 24, 32, 48, 64];

/** Smallest CAN FD length for a number of bytes; at most 64. */
export const lengthInFd = (bytes: number): number => (bytes <= 8 ? bytes : (longLengths.find((length) => length >= bytes) ?? 64));

/** Number of bytes for a length code of CAN FD. */
export const lengthOfCode = (code: number): number => (code <= 8 ? code : (longLengths[code - 9] ?? 64));

/** Largest IDs of 11 and 29 bits. */
export const largestId = { standard: 0x7ff, extended: 0x1fffffff } as const;

/** An ID in candump's form: three digits, or eight for an extended ID or an error. */
export const idText = ({ id, idKind }: Pick<CanFrame, 'id' | 'idKind'>): string =>
  idKind === 'standard'
    ? id.toString(16).toUpperCase().padStart(3, '0')
    : (id + (idKind === 'error' ? errorFlag : 0)).toString(16).toUpperCase().padStart(8, '0');

/** Bytes in uppercase hexadecimal, joined by `between`. */
export const hexText = (data: Iterable<number>, between = ''): string =>
  Array.from(data, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(between);

/** An ID or a register number for readers, such as 0x0A. */
export const hexNumber = (value: number): string => `0x${value.toString(16).toUpperCase().padStart(2, '0')}`;

/** Frame format: classic CAN, or CAN FD with bit rate switch, as openarm_can sends it. */
export type Bus = 'classic' | 'fd';

/** cansend argument for a frame with a standard ID. */
export const compactText = (id: number, data: Uint8Array, bus: Bus): string =>
  `${idText({ id, idKind: 'standard' })}#${bus === 'fd' ? '#1' : ''}${hexText(data)}`;

/** cansend command for a frame with a standard ID. */
export const cansendLine = (port: string, id: number, data: Uint8Array, bus: Bus): string =>
  `cansend ${port} ${compactText(id, data, bus)}`;

/**
 * ID, length and bytes of a frame with a standard ID, in candump's form. `bytes` may contain two placeholder characters for an unknown
 * byte.
 */
export const screenText = (id: number, bytes: readonly string[], bus: Bus): string =>
  `${idText({ id, idKind: 'standard' })}  [${bus === 'fd' ? '0' : ''}${bytes.length}]  ${bytes.join(' ')}`;
