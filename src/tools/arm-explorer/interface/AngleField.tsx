import { css } from '@emotion/react';
import { useState } from 'react';
import { field, invalidInputs } from '../../../theme/controls/field';

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
  ...invalidInputs,
  '& span': { flex: 'none', width: '1.75rem' },
});

/** The number that was typed, with or without its unit; NaN for what is none. */
function read(text: string, unit: string): number {
  const typed = text.trim();
  const plain = typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed;
  return plain === '' ? NaN : Number(plain.replace(',', '.').replace('−', '-'));
}

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
