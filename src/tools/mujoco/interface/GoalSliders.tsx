import { css } from '@emotion/react';
import { formatNumber, withUnit } from '../../../model/format';
import type { Orders } from '../engine/messages';
import { poseOf, poses, widest } from '../engine/poses';

/** Styles of the scene with its controls. */
export const stageBox = css({
  // The canvas can be wider than its column for a moment and must not widen it.
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 'var(--size-s)',
  '& canvas': { borderRadius: 'var(--radius)', background: 'var(--bg)' },
  '& button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)' },
  '& .numbers': { fontVariantNumeric: 'tabular-nums' },
  '& label.tick': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.75rem' },
});

/** Rows of name, slider and value. */
export const sliderRows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 4.5rem',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
  '& label': { display: 'contents' },
  '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  '& output': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
});

/** Values of the sliders: angles of the left arm in degrees, and the opening of its gripper in mm. */
export interface Goal {
  readonly degrees: readonly number[];
  readonly opening: number;
}

interface GoalSlidersProps {
  readonly goal: Goal;
  /** Joint limits in rad. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly onChange: (goal: Goal) => void;
}

interface SliderProps {
  readonly name: string;
  readonly words: string;
  readonly text: string;
  readonly range: readonly [number, number];
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ name, words, text, range: [min, max], step, value, onChange }: SliderProps) {
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

/** Step of the angles in degrees. Limits are rounded to it; the model enforces the exact ones. */
const fineness = 0.5;

const rounded = (radians: number): number => Math.round((radians * 180) / Math.PI / fineness) * fineness;

/** Sliders for the joints of the left arm and for the grippers. */
export function GoalSliders({ goal, ranges, onChange }: GoalSlidersProps) {
  const { degrees, opening } = goal;
  return (
    <div css={sliderRows} role="group" aria-label="Goal of the left arm">
      {ranges.map(([low, high], joint) => {
        const value = degrees[joint] ?? 0;
        return (
          <Slider
            key={joint}
            name={`J${joint + 1}`}
            words={`J${joint + 1} of the left arm`}
            text={withUnit(formatNumber(value, 1), '°')}
            range={[rounded(low), rounded(high)]}
            step={fineness}
            value={value}
            onChange={(angle) => onChange({ ...goal, degrees: degrees.map((before, other) => (other === joint ? angle : before)) })}
          />
        );
      })}
      <Slider
        name="Grippers"
        words="Opening of both grippers"
        text={withUnit(formatNumber(opening), 'mm')}
        range={[0, widest]}
        step={1}
        value={opening}
        onChange={(millimetres) => onChange({ ...goal, opening: millimetres })}
      />
    </div>
  );
}

/** Initial target: above the cubes, grippers open. */
export const firstGoal: Goal = { degrees: poses[0]?.degrees ?? [], opening: widest - 8 };

/** Converts the sliders to commands of the simulation. */
export const ordersOf = ({ degrees, opening }: Goal, follows: boolean): Orders => ({ goal: poseOf(degrees, opening), follows });

/** Initial commands. */
export const firstOrders: Orders = ordersOf(firstGoal, true);
