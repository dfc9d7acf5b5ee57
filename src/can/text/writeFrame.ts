import { hexText } from './frame';

/** How a frame is sent: in classic CAN, or in CAN FD with the data at the higher rate, as openarm_can does. */
export type Bus = 'classic' | 'fd';

/** What cansend takes as a frame with a standard ID. */
export const compactText = (id: number, data: Uint8Array, bus: Bus): string =>
  `${id.toString(16).toUpperCase().padStart(3, '0')}#${bus === 'fd' ? '#1' : ''}${hexText(data)}`;

/** The command that sends a frame with a standard ID. */
export const cansendLine = (port: string, id: number, data: Uint8Array, bus: Bus): string =>
  `cansend ${port} ${compactText(id, data, bus)}`;
