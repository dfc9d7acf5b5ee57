import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { invalidInputs } from '../../../theme/controls/buttons';
import { SelectField } from '../../../theme/controls/SelectField';
import { TabButtons, tabId } from '../../../theme/controls/TabButtons';
import { useAddressState } from '../../../theme/controls/useAddressState';
import { media } from '../../../theme/styles/media';
import { knownBus, limitSetOf } from '../../../can/reading/bus';
import type { CanTables } from '../../../can/reading/bus';
import { choicesOf, isNoLimit, readBench, writeBench } from './benchAddress';
import type { BenchState } from './benchAddress';
import { benchViews, viewNames } from './benchViews';
import { DecodePanel } from './DecodePanel';
import { EncodePanel } from './EncodePanel';
import type { GivenFile } from './FrameSource';
import { benchBox, fieldRow } from './panel';
import type { PanelProps } from './panel';
import { RegistersPanel } from './RegistersPanel';

const settings = css({
  padding: 'var(--space-3) var(--space-4) 0',
  borderBottom: '1px solid var(--line)',
  // Aligned with the fields of the panel below.
  [media.phone]: { padding: 'var(--space-3) var(--space-3) 0' },
  '& details': { margin: '0 0 var(--space-3)', fontSize: 'var(--size-s)' },
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer', fontWeight: 'var(--weight-medium)' },
  '& details p': { margin: 'var(--space-2) 0' },
  ...invalidInputs,
  '& p.problem': { color: 'var(--danger)', fontWeight: 'var(--weight-medium)' },
});

/** Names of limit sets are long, and a select that cuts them off wouldn't show the chosen version. */
const longNames = css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' });

const ownLimits = [
  { name: 'position', label: 'PMAX (register 21), rad' },
  { name: 'velocity', label: 'VMAX (register 22), rad/s' },
  { name: 'torque', label: 'TMAX (register 23), N·m' },
] as const;

type Arm = Pick<BenchState, 'port' | 'side'> & { readonly label: string };

/** Arms by port, and an arm of the other side alone on the first port. */
function armsOf({ ports }: CanTables): readonly Arm[] {
  const [first] = ports;
  const other = first?.side && (first.side === 'left' ? 'right' : 'left');
  return [
    ...ports.map(({ port, arm }): Arm => ({ port, side: '', label: `${port}: ${arm}` })),
    ...(first && other ? [{ port: first.port, side: other, label: `${first.port}: a ${other} arm alone` } as const] : []),
  ];
}

/** Settings of the whole bench: the arm for commands, and the limits with which numbers are packed. */
function BenchSettings({ tables, state, onChange }: PanelProps) {
  const types = Object.keys(limitSetOf(tables, state.limits).types);
  const id = useId();
  const unread = ownLimits.filter(({ name }) => isNoLimit(state[name]));
  const isOwn = ownLimits.some(({ name }) => state[name] !== '');
  const isOther = isOwn || state.type !== '' || state.limits !== tables.limitSets[0]?.id;
  const packing = (
    <>
      <SelectField
        label="Limits of"
        value={state.limits}
        options={tables.limitSets.map(({ id, label }) => ({ value: id, label }))}
        // The chosen type stays if the other limits have it.
        onChange={(limits) => onChange({ limits, type: Object.hasOwn(limitSetOf(tables, limits).types, state.type) ? state.type : '' })}
      />
      <SelectField
        label="Motor type"
        value={state.type}
        options={[{ value: '', label: 'By joint, as in OpenArm' }, ...types.map((type) => ({ value: type, label: type }))]}
        onChange={(type) => onChange({ type })}
      />
    </>
  );
  const typed = (
    <>
      <p>
        A frame does not say how its numbers are packed. If the registers of your motor differ from the limits above, enter them here: they
        apply to all motors.
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
      {/* Otherwise readers would think that the invalid limit was used. */}
      <p id={id} role="status" className="problem">
        {unread.map(({ name, label }) => (
          <span key={name}>
            {label.replace(/ .*/, '')}: “{state[name]}” is not a number above 0, so the limit above is used.{' '}
          </span>
        ))}
      </p>
    </>
  );
  // Decoded lines name their port themselves, and what they show comes first.
  if (state.view === 'decode')
    return (
      <div css={settings}>
        <details open={isOther || undefined}>
          <summary>Limits and motor type</summary>
          <div css={[fieldRow, longNames]}>{packing}</div>
          {typed}
        </details>
      </div>
    );
  return (
    <div css={settings}>
      <div css={[fieldRow, longNames]}>
        <SelectField
          label="Arm and port"
          value={`${state.port} ${state.side}`}
          options={armsOf(tables).map(({ port, side, label }) => ({ value: `${port} ${side}`, label }))}
          onChange={(chosen) => {
            const arm = armsOf(tables).find(({ port, side }) => `${port} ${side}` === chosen);
            if (arm) onChange({ port: arm.port, side: arm.side });
          }}
        />
        {packing}
      </div>
      <details open={isOwn || undefined}>
        <summary>Limits from your motor’s registers</summary>
        {typed}
      </details>
    </div>
  );
}

interface BenchProps {
  readonly tables: CanTables;
}

const tabs = benchViews.map((value) => ({ value, label: viewNames[value] }));

const panels = { decode: DecodePanel, encode: EncodePanel, registers: RegistersPanel } as const;

/** The CAN bench: decodes and composes frames. Its state is in the address; it sends nothing anywhere. */
export function Bench({ tables }: BenchProps) {
  const [state, change] = useAddressState({
    read: (search) => readBench(search, tables),
    write: (search, next) => writeBench(search, next, tables),
  });
  const [file, setFile] = useState<GivenFile | null>(null);
  const id = useId();
  const panelId = `${id}-panel`;
  const panel = { tables, bus: knownBus(tables, choicesOf(state, tables)), state, onChange: change, file, onFile: setFile };
  const Panel = panels[state.view];
  return (
    <div css={benchBox}>
      <TabButtons name="What to do" tabs={tabs} chosen={state.view} onChoose={(view) => change({ view })} id={id} panelId={() => panelId} />
      <BenchSettings {...panel} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(id, state.view)}>
        <Panel {...panel} />
      </div>
    </div>
  );
}
