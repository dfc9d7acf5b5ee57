import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';
import type { Setup } from '../engine/readSetup';
import type { Choices } from './gainsAddress';

/** Step of the target in degrees. */
export const goalStep = 10;

const degree = Math.PI / 180;

/** Target angles of J1 to J7 in rad: those of the pose, with a step at the plotted joint in the direction within its limits. */
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

/** State of the motion: running, paused, or shown at rest. */
export type Motion = 'running' | 'paused' | 'resting';

interface MotionButtonsProps {
  readonly moving: Motion;
  readonly isSlow: boolean;
  readonly stepped: boolean;
  /** Name of the plotted joint. */
  readonly joint: string;
  readonly onMove: (moving: Motion) => void;
  readonly onRestart: () => void;
  readonly onSlow: (isSlow: boolean) => void;
  readonly onStep: () => void;
}

/** Buttons that run, pause and restart the motion. */
export function MotionButtons({ moving, isSlow, stepped, joint, onMove, onRestart, onSlow, onStep }: MotionButtonsProps) {
  return (
    <div css={buttonRow} role="group" aria-label="Motion">
      <button type="button" css={button} onClick={() => onMove(moving === 'running' ? 'paused' : 'running')}>
        {moving === 'running' ? 'Pause' : 'Play'}
      </button>
      <button type="button" css={button} onClick={onRestart}>
        Let go at the goal
      </button>
      <button type="button" css={button} aria-pressed={stepped} onClick={onStep}>
        Step {joint} by {goalStep}°
      </button>
      <button type="button" css={button} aria-pressed={isSlow} onClick={() => onSlow(!isSlow)}>
        Slow motion
      </button>
    </div>
  );
}
