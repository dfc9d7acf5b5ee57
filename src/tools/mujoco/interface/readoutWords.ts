import { formatNumber, withUnit } from '../../../model/formatCell';
import { mirroredPose } from '../engine/mirroredPose';
import type { Moment } from '../engine/messages';
import type { Readout } from './simulationRun';

/** How long and how fast it has simulated. */
export function timeWords({ moment, speed }: Readout): string {
  const simulated = `${withUnit(formatNumber(moment.time, 2), 's')} simulated`;
  return speed === null ? `${simulated}.` : `${simulated}, ${formatNumber(speed, 2)} times as fast as real time.`;
}

/** How far the right arm is from being the mirror image of the left one. */
export function mirrorWords({ left, right }: Moment): string {
  const image = mirroredPose(left).angles;
  const away = right.angles.map((angle, joint) => Math.abs(angle - (image[joint] ?? 0)) * (180 / Math.PI));
  const most = Math.max(...away);
  return `The right arm is within ${withUnit(formatNumber(Math.max(most, 0.1), 1), '°')} of the left one's mirror image.`;
}

/** How many cubes are held up. */
export const liftedWords = ({ lifted }: Moment): string =>
  lifted === 0 ? 'No cube is off the table.' : lifted === 1 ? '1 cube is off the table.' : `${lifted} cubes are off the table.`;
