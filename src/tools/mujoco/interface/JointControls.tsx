import { css } from '@emotion/react';
import { formatNumber, withUnit } from '../../../model/format';
import { ChoiceButtons } from '../../../theme/controls/ChoiceButtons';
import { filledWhereForced } from '../../../theme/controls/buttons';

/** Rows of name, slider and value. */
const sliderRows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 6.5rem',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
  '& label': { display: 'contents' },
  '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  '& output': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
});

const jointRow = css({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 'var(--space-1)' },
  '& button': { minHeight: '2.75rem', padding: 0, justifyContent: 'center' },
  '& button[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', ...filledWhereForced },
});

interface SliderProps {
  readonly name: string;
  /** Accessible name. */
  readonly words: string;
  readonly text: string;
  readonly range: readonly [number, number];
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ name, words, text, range: [min, max], step, value, onChange }: SliderProps) {
  return (
    <label>
      <span aria-hidden="true">{name}</span>
      <input
        type="range"
        aria-label={words}
        aria-valuetext={text}
        {...{ min, max, step, value }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output aria-hidden="true">{text}</output>
    </label>
  );
}

/** Settings of one joint: its goal in degrees, Kp and Kd in N·m/rad and N·m·s/rad, and a torque in N·m. */
interface JointSettings {
  readonly goal: number;
  readonly kp: number;
  readonly kd: number;
  readonly torque: number;
}

/** Greatest gains of the sliders: beyond the published ones, so that a reader sees what too much does. */
export const greatest = { kp: 300, kd: 5 } as const;

/** Step of the angles in degrees. Limits are rounded to it; the model enforces the exact ones. */
const fineness = 0.5;

const rounded = (radians: number): number => Math.round((radians * 180) / Math.PI / fineness) * fineness;

interface JointControlsProps {
  readonly joint: number;
  readonly settings: JointSettings;
  /** Limits of the joint in rad. */
  readonly range: readonly [number, number];
  /** Peak torque of its motor in N·m. */
  readonly peak: number;
  readonly onJoint: (joint: number) => void;
  readonly onChange: (change: Partial<JointSettings>) => void;
}

const names = ['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7'].map((label, joint) => ({ value: String(joint), label }));

/** The chosen joint of the left arm: goal, gains and feed-forward torque. */
export function JointControls({ joint, settings, range: [low, high], peak, onJoint, onChange }: JointControlsProps) {
  const name = `J${joint + 1}`;
  const { goal, kp, kd, torque } = settings;
  return (
    <>
      <div css={jointRow}>
        <ChoiceButtons title="Joint" options={names} chosen={String(joint)} onChoose={(value) => onJoint(Number(value))} />
      </div>
      <div css={sliderRows} role="group" aria-label={`${name} of the left arm`}>
        <Slider
          name="Goal"
          words={`Goal of ${name}`}
          text={withUnit(formatNumber(goal, 1), '°')}
          range={[rounded(low), rounded(high)]}
          step={fineness}
          value={goal}
          onChange={(value) => onChange({ goal: value })}
        />
        <Slider
          name="Kp"
          words={`Kp of ${name}`}
          text={withUnit(formatNumber(kp), 'N·m/rad')}
          range={[0, greatest.kp]}
          step={1}
          value={kp}
          onChange={(value) => onChange({ kp: value })}
        />
        <Slider
          name="Kd"
          words={`Kd of ${name}`}
          text={withUnit(formatNumber(kd, 2), 'N·m·s/rad')}
          range={[0, greatest.kd]}
          step={0.05}
          value={kd}
          onChange={(value) => onChange({ kd: value })}
        />
        <Slider
          name="Torque"
          words={`Feed-forward torque of ${name}`}
          text={withUnit(formatNumber(torque, 1), 'N·m')}
          range={[-peak, peak]}
          step={0.5}
          value={torque}
          onChange={(value) => onChange({ torque: value })}
        />
      </div>
    </>
  );
}
