import type { PlottedName } from '../../can/reading/series';

/** What plots and the columns beside them are called. */
export const plottedTitles: Readonly<Record<PlottedName, string>> = {
  q: 'Position, rad',
  dq: 'Velocity, rad/s',
  tau: 'Torque, N·m',
};
