import { css } from '@emotion/react';
import { memo } from 'react';
import type { ArmJoint } from '../../../arm/armTables';
import { formatNumber, withUnit } from '../../../model/format';
import type { Unit } from '../../../model/tableTypes';
import { media } from '../../../theme/styles/media';
import { fineness, most } from './gainsAddress';

/** Name of a gain. */
export type Gain = 'kp' | 'kd';

interface GainSlidersProps {
  readonly joints: readonly ArmJoint[];
  readonly kp: readonly number[];
  readonly kd: readonly number[];
  readonly onChange: (gain: Gain, joint: number, value: number) => void;
}

const gains = {
  kp: { label: 'Kp', words: 'stiffness Kp', unit: 'N·m/rad' },
  kd: { label: 'Kd', words: 'damping Kd', unit: 'N·m·s/rad' },
} as const satisfies Readonly<Record<Gain, { readonly label: string; readonly words: string; readonly unit: Unit }>>;

const rows = css({
  display: 'grid',
  gridTemplateColumns: '2rem repeat(2, auto minmax(0, 1fr) 7.5rem)',
  alignItems: 'center',
  columnGap: 'var(--space-2)',
  fontSize: 'var(--size-s)',
  '& > div': { display: 'contents' },
  '& label': { display: 'contents' },
  '& strong': { fontWeight: 'var(--weight-medium)' },
  '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  '& output': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [media.phone]: {
    gridTemplateColumns: '2rem auto minmax(0, 1fr) 7.5rem',
    '& label + label > span:first-of-type': { gridColumn: 2 },
  },
  // Below the slider, which would otherwise have no width.
  [media.largeText]: { gridTemplateColumns: '2rem auto minmax(0, 1fr)', '& output': { gridColumn: '2 / -1', whiteSpace: 'normal' } },
});

/** Sliders for Kp and Kd of each joint. */
export const GainSliders = memo(function GainSliders({ joints, kp, kd, onChange }: GainSlidersProps) {
  const values = { kp, kd };
  return (
    <div css={rows}>
      {joints.map(({ name }, joint) => (
        <div key={name} role="group" aria-label={name}>
          <strong>{name}</strong>
          {(['kp', 'kd'] as const).map((gain) => {
            const { label, words, unit } = gains[gain];
            const value = values[gain][joint] ?? 0;
            const text = withUnit(formatNumber(value), unit);
            return (
              <label key={gain}>
                <span aria-hidden="true">{label}</span>
                <input
                  type="range"
                  aria-label={`${name}, ${words}`}
                  aria-valuetext={text}
                  min={0}
                  max={most[gain]}
                  step={fineness[gain]}
                  value={value}
                  // Rounds away floating-point errors such as 0.30000000000000004.
                  onChange={({ target }) => onChange(gain, joint, Number(Number(target.value).toFixed(2)))}
                />
                <output aria-hidden="true">{text}</output>
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
});
