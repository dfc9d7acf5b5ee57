import { formatNumber, withUnit } from '../../model/formatCell';
import type { Setup } from '../../impedance/readSetup';
import { fineness, most } from './gainsAddress';
import type { Choices } from './gainsAddress';
import { choiceRow } from '../controls/toolBox';
import { views } from './views';
import type { ViewName } from './views';

interface ChoiceFieldsProps {
  readonly setup: Setup;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Gains, pose, payload, gravity compensation, and what is looked at. */
export function ChoiceFields({ setup: { sets, poses, joints }, choices, onChange }: ChoiceFieldsProps) {
  const load = withUnit(formatNumber(choices.payload), 'kg');
  return (
    <div css={choiceRow}>
      <label>
        Gains
        <select
          value={choices.set}
          onChange={({ target }) => {
            const set = sets.find(({ id }) => id === target.value);
            if (set) onChange({ set: set.id, kp: set.kp, kd: set.kd });
          }}
        >
          {choices.set === '' && <option value="">Your own</option>}
          {sets.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Pose
        <select value={choices.pose} onChange={({ target }) => onChange({ pose: target.value, stepped: false })}>
          {poses.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
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
      <label>
        View
        {/* The values are those of the options. */}
        <select value={choices.view} onChange={({ target }) => onChange({ view: target.value as ViewName })}>
          {Object.entries(views).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Plotted joint
        <select value={choices.joint} onChange={({ target }) => onChange({ joint: Number(target.value), stepped: false })}>
          {joints.map(({ name }, joint) => (
            <option key={name} value={joint}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
