import { canBus } from '../setup/canBus';
import { canChannels } from '../setup/canChannels';
import type { Drawing } from '../svg';

/** The CAN bus of one arm, and which port serves which arm. */
export const draw = (): Drawing[] => [canBus(), canChannels()];
