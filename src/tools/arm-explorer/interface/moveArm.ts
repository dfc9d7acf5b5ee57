import { mirrorAngles } from '../../../arm/mirrorAngles';
import type { RobotSide } from '../../../model/robotSolids';
import type { Explored } from './explorerAddress';

/** Angles of one arm in rad as a change of what is chosen, with those of the other arm where it is the mirror image. */
export function moveArm({ mirrored }: Pick<Explored, 'mirrored'>, side: RobotSide, angles: readonly number[]): Partial<Explored> {
  const other: RobotSide = side === 'right' ? 'left' : 'right';
  return { [side]: angles, ...(mirrored && { [other]: mirrorAngles(angles) }) };
}
