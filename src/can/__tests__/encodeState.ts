import { mitRanges } from '../codec/mit';
import type { Limits } from '../codec/mit';
import { packBits } from '../codec/numbers';
import { stateLayout } from '../codec/state';
import type { MotorState } from '../codec/state';

/** A state in 8 bytes, packed like commands. How motors round the last step is not documented. */
export const encodeState = (state: MotorState, limits: Limits): Uint8Array => packBits(stateLayout, state, mitRanges(limits));
