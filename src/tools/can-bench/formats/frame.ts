/** A frame of a CAN bus, as a line of text has it. */
export interface CanFrame {
  /** Name of the port; empty where the line has none. */
  readonly port: string;
  /** Time stamp as it is written, without brackets; empty where the line has none. */
  readonly timestamp: string;
  /** The time stamp in seconds: since 1970, or since a moment that only the recording knows; null where the line has none. */
  readonly time: number | null;
  /** Whether the computer that recorded it had sent or received it; null where the line does not say. */
  readonly direction: 'TX' | 'RX' | null;
  /** The ID without flags. */
  readonly id: number;
  readonly idKind: 'standard' | 'extended' | 'error';
  /** It asks for data and has none. */
  readonly remote: boolean;
  /** CAN FD. */
  readonly fd: boolean;
  /** Of CAN FD, where the line says so: the data was sent at the higher rate; the sender is in trouble. */
  readonly rateSwitch: boolean | null;
  readonly errorState: boolean | null;
  /** Bytes that the frame has, or, for a remote frame, that it asks for. */
  readonly length: number;
  readonly data: Uint8Array;
}

/** Lengths that CAN FD has beyond 8 bytes. */
const longLengths = [12, 16, 20, 24, 32, 48, 64];

/** Smallest length that CAN FD has for so many bytes: 64 is the largest. */
export const lengthInFd = (bytes: number): number => (bytes <= 8 ? bytes : (longLengths.find((length) => length >= bytes) ?? 64));

/** An ID in three digits, or in eight for an extended one and for an error, as candump writes it. */
export const idText = ({ id, idKind }: Pick<CanFrame, 'id' | 'idKind'>): string =>
  idKind === 'standard'
    ? id.toString(16).toUpperCase().padStart(3, '0')
    : (id + (idKind === 'error' ? 0x20000000 : 0)).toString(16).toUpperCase().padStart(8, '0');

/** Bytes in capital digits, by default without anything between them. */
export const hexText = (data: Iterable<number>, between = ''): string =>
  Array.from(data, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(between);

/** An ID or the number of a register as people write it, such as 0x0A. */
export const hexNumber = (value: number): string => `0x${value.toString(16).toUpperCase().padStart(2, '0')}`;

/** How a frame is sent: in classic CAN, or in CAN FD with the data at the higher rate, as openarm_can does. */
export type Bus = 'classic' | 'fd';

/** What cansend takes as a frame with a standard ID. */
export const compactText = (id: number, data: Uint8Array, bus: Bus): string =>
  `${idText({ id, idKind: 'standard' })}#${bus === 'fd' ? '#1' : ''}${hexText(data)}`;

/** The command that sends a frame with a standard ID. */
export const cansendLine = (port: string, id: number, data: Uint8Array, bus: Bus): string =>
  `cansend ${port} ${compactText(id, data, bus)}`;

/** ID, length and bytes of a frame with a standard ID, as candump shows them. A byte that is not known is two signs of the caller's. */
export const screenText = (id: number, bytes: readonly string[], bus: Bus): string =>
  `${idText({ id, idKind: 'standard' })}  [${bus === 'fd' ? '0' : ''}${bytes.length}]  ${bytes.join(' ')}`;
