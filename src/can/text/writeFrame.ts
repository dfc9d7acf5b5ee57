import { hexText, idText } from './frame';

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
