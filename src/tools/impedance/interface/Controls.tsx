import { button } from '../../../theme/controls/buttons';
import { buttonRow, choiceRow } from '../../../theme/controls/toolBox';
import type { Setup } from '../engine/readSetup';
import type { Choices } from './gainsAddress';
import { formatNumber, withUnit } from '../../../model/format';
import { labelledOptions, SelectField } from '../../../theme/controls/SelectField';
import { fineness, most } from './gainsAddress';
import { views } from './views';

interface ChoiceFieldsProps {
  readonly setup: Setup;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Fields for gains, pose, payload, gravity compensation and the view. */
export function ChoiceFields({ setup: { sets, poses, joints }, choices, onChange }: ChoiceFieldsProps) {
  const load = withUnit(formatNumber(choices.payload), 'kg');
  return (
    <div css={choiceRow}>
      <SelectField
        label="Gains"
        value={choices.set}
        options={[
          ...(choices.set === '' ? [{ value: '', label: 'Your own' }] : []),
          ...sets.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(chosen) => {
          const set = sets.find(({ id }) => id === chosen);
          if (set) onChange({ set: set.id, kp: set.kp, kd: set.kd });
        }}
      />
      <SelectField
        label="Pose"
        value={choices.pose}
        options={poses.map(({ id, label }) => ({ value: id, label }))}
        onChange={(pose) => onChange({ pose, stepped: false })}
      />
      <label>
        <span>Payload at the hand: {load}</span>
        <input
          type="range"
          aria-label="Payload at the hand"
          aria-valuetext={load}
          min={0}
          max={most.payload}
          step={fineness.payload}
          value={choices.payload}
          onChange={({ target }) => onChange({ payload: Number(Number(target.value).toFixed(1)) })}
        />
      </label>
      <label className="tick">
        <input type="checkbox" checked={choices.compensated} onChange={({ target }) => onChange({ compensated: target.checked })} />
        Gravity compensation, without the payload
      </label>
      <SelectField label="View" value={choices.view} options={labelledOptions(views)} onChange={(view) => onChange({ view })} />
      <SelectField
        label="Plotted joint"
        value={choices.joint}
        options={joints.map(({ name }, joint) => ({ value: joint, label: name }))}
        onChange={(joint) => onChange({ joint, stepped: false })}
      />
    </div>
  );
}

/** Step of the target in degrees. */
const goalStep = 10;

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
