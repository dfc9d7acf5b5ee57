import { css } from '@emotion/react';
import { useState } from 'react';
import type { ArmJoint } from '../../../arm/armTables';
import { formatNumber } from '../../../model/format';
import { field, invalidInputs } from '../../../theme/controls/buttons';
import { media } from '../../../theme/styles/media';

interface AngleFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  /** Number of decimals. */
  readonly digits: number;
  readonly onChange: (value: number) => void;
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  '& input': { ...field, width: '100%', minWidth: 0, minHeight: '2.75rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  ...invalidInputs,
  '& span': { flex: 'none', width: '1.75rem' },
});

/** Parses a typed number with or without its unit; NaN if invalid. */
function read(text: string, unit: string): number {
  const typed = text.trim();
  const plain = typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed;
  return plain === '' ? NaN : Number(plain.replace(',', '.').replace('−', '-'));
}

/** Number field. Keeps invalid input until it loses the focus. */
function AngleField({ label, unit, value, digits, onChange }: AngleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label css={box}>
      <input
        type="text"
        inputMode="text"
        autoComplete="off"
        aria-label={label}
        aria-invalid={typed !== null && !Number.isFinite(read(typed, unit))}
        value={typed ?? String(Number(value.toFixed(digits)) || 0)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value, unit);
          if (Number.isFinite(next)) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}

interface JointSlidersProps {
  readonly joints: readonly ArmJoint[];
  /** Limits and angles in rad. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly angles: readonly number[];
  readonly onChange: (angles: readonly number[]) => void;
}

const degree = Math.PI / 180;

const rows = css({
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr) 6.5rem 8rem',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-3)',
  fontSize: 'var(--size-s)',
  '& > div': { display: 'contents' },
  '& strong': { fontWeight: 'var(--weight-medium)' },
  '& input[type="range"]': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > div > :is(span, input)': { gridColumn: '1 / -1' },
    '& > div > span': { marginTop: 'var(--space-3)' },
  },
});

/** An angle in degrees, for text. */
const inDegrees = (angle: number): string => `${formatNumber(Math.round((angle / degree) * 10) / 10)}°`;

/** Slider for each joint within its limits, with fields in degrees and radians. */
export function JointSliders({ joints, ranges, angles, onChange }: JointSlidersProps) {
  return (
    <div css={rows}>
      {joints.map(({ name, place }, joint) => {
        const [least, most] = ranges[joint] ?? [0, 0];
        const angle = angles[joint] ?? 0;
        const turn = (next: number): void =>
          onChange(angles.map((before, other) => (other === joint ? Math.min(Math.max(next, least), most) : before)));
        return (
          <div key={name} role="group" aria-label={name}>
            <span>
              <strong>{name}</strong>{' '}
              <span className="soft">
                {inDegrees(least)} to {inDegrees(most)}
              </span>
            </span>
            <input
              type="range"
              aria-label={`${name}, ${place}`}
              aria-valuetext={`${inDegrees(angle)}, from ${inDegrees(least)} to ${inDegrees(most)}`}
              min={Math.round(least / degree)}
              max={Math.round(most / degree)}
              step={1}
              value={Math.round(angle / degree)}
              onChange={({ target }) => turn(Number(target.value) * degree)}
            />
            <AngleField
              label={`${name} in degrees`}
              unit="°"
              value={angle / degree}
              digits={2}
              onChange={(value) => turn(value * degree)}
            />
            <AngleField label={`${name} in radians`} unit="rad" value={angle} digits={4} onChange={turn} />
          </div>
        );
      })}
    </div>
  );
}
