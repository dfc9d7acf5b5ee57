import { formatNumber, withUnit } from '../../../model/formatCell';
import { widest } from '../engine/poses';
import { sliderRows } from './simulationStyle';

/** What the sliders are set to: angles of the left arm in °, and the opening of its gripper in mm. */
export interface Goal {
  readonly degrees: readonly number[];
  readonly opening: number;
}

interface GoalSlidersProps {
  readonly goal: Goal;
  /** Least and greatest angles in rad. */
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

/** Fineness of the angles in °. Limits are rounded to it; the model keeps to them exactly. */
const fineness = 0.5;

const rounded = (radians: number): number => Math.round((radians * 180) / Math.PI / fineness) * fineness;

/** A slider for each joint of the left arm and for the grippers. */
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
