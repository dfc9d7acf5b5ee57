import { css } from '@emotion/react';
import { useId } from 'react';
import { limitSetOf } from '../reading/bus';
import { media } from '../../../theme/styles/media';
import { invalidInputs } from '../../../theme/controls/field';
import { SelectField } from '../../../theme/controls/SelectField';
import { fieldRow } from './panel';
import { isNoLimit } from './benchAddress';
import type { PanelProps } from './panel';

const settings = css({
  padding: 'var(--space-3) var(--space-4) 0',
  borderBottom: '1px solid var(--line)',
  // As the panel below, so that their fields begin at the same place.
  [media.phone]: { padding: 'var(--space-3) var(--space-3) 0' },
  '& details': { margin: '0 0 var(--space-3)', fontSize: 'var(--size-s)' },
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer', fontWeight: 'var(--weight-medium)' },
  '& details p': { margin: 'var(--space-2) 0' },
  ...invalidInputs,
  '& p.problem': { color: 'var(--danger)', fontWeight: 'var(--weight-medium)' },
});

/** Names of limits are long, and a closed field that cuts them off does not say which version was chosen. */
const longNames = css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' });

const ownLimits = [
  { name: 'position', label: 'PMAX (register 21), rad' },
  { name: 'velocity', label: 'VMAX (register 22), rad/s' },
  { name: 'torque', label: 'TMAX (register 23), N·m' },
] as const;

/** What holds for all that the bench does: the arm for commands, and the limits by which numbers are packed into frames. */
export function BenchSettings({ tables, state, onChange }: PanelProps) {
  const types = Object.keys(limitSetOf(tables, state.limits).types);
  const id = useId();
  const unread = ownLimits.filter(({ name }) => isNoLimit(state[name]));
  const isOwn = ownLimits.some(({ name }) => state[name] !== '');
  return (
    <div css={settings}>
      <div css={[fieldRow, longNames]}>
        {/* Lines that are read name their port themselves. */}
        {state.view !== 'decode' && (
          <SelectField
            label="Arm and port"
            value={state.port}
            options={tables.ports.map(({ port, arm }) => ({ value: port, label: `${port}: ${arm}` }))}
            onChange={(port) => onChange({ port })}
          />
        )}
        <SelectField
          label="Limits of"
          value={state.limits}
          options={tables.limitSets.map(({ id, label }) => ({ value: id, label }))}
          onChange={(limits) => onChange({ limits, type: '' })}
        />
        <SelectField
          label="Motor type"
          value={state.type}
          options={[{ value: '', label: 'By joint, as in OpenArm' }, ...types.map((type) => ({ value: type, label: type }))]}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <details open={isOwn || undefined}>
        <summary>Limits from your motor’s registers</summary>
        <p>
          A frame does not say how its numbers are packed. If the registers of your motor differ from the limits above, enter them here:
          they apply to all motors.
        </p>
        <div css={fieldRow}>
          {ownLimits.map(({ name, label }) => (
            <label key={name}>
              {label}
              <input
                value={state[name]}
                inputMode="decimal"
                placeholder="as above"
                autoComplete="off"
                aria-invalid={isNoLimit(state[name])}
                {...(isNoLimit(state[name]) ? { 'aria-describedby': id } : {})}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            </label>
          ))}
        </div>
        {/* What is read below would else pass for read with the limit that was typed. */}
        <p id={id} role="status" className="problem">
          {unread.map(({ name, label }) => (
            <span key={name}>
              {label.replace(/ .*/, '')}: “{state[name]}” is not a number above 0, so the limit above is used.{' '}
            </span>
          ))}
        </p>
      </details>
    </div>
  );
}
