import { button } from '../../../theme/controls/buttons';
import { goalStep } from './goalOf';
import { buttonRow } from '../../../theme/controls/toolBox';

/** Whether the arm moves, stands still at a moment, or is shown where it comes to rest. */
export type Motion = 'running' | 'paused' | 'resting';

interface MotionButtonsProps {
  readonly moving: Motion;
  readonly isSlow: boolean;
  readonly stepped: boolean;
  /** Name of the joint that is plotted. */
  readonly joint: string;
  readonly onMove: (moving: Motion) => void;
  readonly onRestart: () => void;
  readonly onSlow: (isSlow: boolean) => void;
  readonly onStep: () => void;
}

/** Buttons that let the arm move, stop it, and take it back to its goal. */
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
