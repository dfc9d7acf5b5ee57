import { formatNumber, withUnit } from '../../../model/format';
import { labelledOptions, SelectField } from '../../../theme/controls/SelectField';
import { choiceRow } from '../../../theme/controls/toolBox';
import type { Setup } from '../engine/readSetup';
import { fineness, most } from './gainsAddress';
import type { Choices } from './gainsAddress';
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
