import { css } from '@emotion/react';
import { useState } from 'react';
import { field } from '../controls/field';

interface AngleFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  /** Decimals that are shown. */
  readonly digits: number;
  readonly onChange: (value: number) => void;
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  '& input': { ...field, width: '100%', minWidth: 0, minHeight: '2.75rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& span': { flex: 'none', width: '1.75rem' },
});

const read = (text: string): number => (text.trim() === '' ? NaN : Number(text.replace(',', '.').replace('−', '-')));

/** A number that can be typed. What is no number yet stays as it is until the field is left. */
export function AngleField({ label, unit, value, digits, onChange }: AngleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label css={box}>
      <input
        type="text"
        inputMode="text"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(Number(value.toFixed(digits)) || 0)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value);
          if (Number.isFinite(next)) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
