import type { Setup } from '../engine/readSetup';
import type { Choices } from './gainsAddress';

/** Size of a step of the goal in °. */
export const goalStep = 10;

const degree = Math.PI / 180;

/** Angles in rad that J1 to J7 are to have: those of the pose, and a step away from it at the plotted joint, on the side where it has room. */
export function goalOf(
  { pose, joint: plotted, stepped }: Pick<Choices, 'pose' | 'joint' | 'stepped'>,
  { poses }: Setup,
  ranges: readonly (readonly [number, number])[],
): number[] {
  const degrees = poses.find(({ id }) => id === pose)?.degrees ?? [];
  return degrees.map((angle, joint) => {
    if (!stepped || joint !== plotted) return angle * degree;
    const wanted = (angle + goalStep) * degree;
    return wanted <= (ranges[joint]?.[1] ?? Infinity) ? wanted : (angle - goalStep) * degree;
  });
}
