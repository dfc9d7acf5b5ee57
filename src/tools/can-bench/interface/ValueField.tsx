import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ComposeField } from '../compose/composeFields';
import { formatNumber, typedNumber } from '../compose/numberText';
import { field as fieldLook, invalidInputs, field } from '../../../theme/controls/buttons';
import type { TableRegister } from '../reading/bus';

interface ValueFieldProps {
  readonly field: ComposeField;
  /** Text as it was typed. */
  readonly text: string;
  readonly problem: string | undefined;
  /** What arrives at the motor. */
  readonly arrives: ReactNode;
  readonly onChange: (text: string) => void;
}

/** Steps of a slider; even, so that 0 is one of them. */
const sliderSteps = 1000;

const box = css({
  margin: '0 0 var(--space-3)',
  '& label': { display: 'block', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& .controls': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 'var(--space-3)',
    marginTop: 'var(--space-1)',
  },
  '& .controls > input': { width: '100%', minWidth: 0, minHeight: '2.75rem' },
  '& input[type="text"]': fieldLook,
  ...invalidInputs,
  '& input[type="range"]': { margin: 0, accentColor: 'var(--accent)' },
  '& p': { margin: 'var(--space-1) 0 0', color: 'var(--text-soft)' },
  '& p.problem': { color: 'var(--danger)', fontWeight: 'var(--weight-medium)' },
});

/** Slider position for a typed text: clamped to the ends; 0 for anything but a number. */
const placeOf = (text: string, { low, high }: ComposeField): number => {
  const value = typedNumber(text);
  return Math.min(Math.max(Number.isNaN(value) ? 0 : value, low), high);
};

/** A value of a command: text field, slider, and what arrives at the motor. */
export function ValueField({ field, text, problem, arrives, onChange }: ValueFieldProps) {
  const id = useId();
  const { label, unit, low, high } = field;
  return (
    <div css={box}>
      <label htmlFor={`${id}-text`}>
        {label}, {unit}: {formatNumber(low, 0)} to {formatNumber(high, 0)}
      </label>
      <div className="controls">
        <input
          type="text"
          id={`${id}-text`}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={`${formatNumber(placeOf(text, field), 0)} ${unit}`}
          min={low}
          max={high}
          step={(high - low) / sliderSteps}
          value={placeOf(text, field)}
          // Rounds away floating-point errors such as 0.30000000000000004.
          onChange={({ target }) => onChange(String(Number(Number(target.value).toPrecision(6))))}
        />
      </div>
      <p id={`${id}-note`} className={problem === undefined ? undefined : 'problem'}>
        {problem ?? arrives}
      </p>
    </div>
  );
}

interface RegisterValueProps {
  readonly register: TableRegister;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

const valueBox = css({
  margin: '0 0 var(--space-3)',
  '& label': { display: 'block', marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& input': { ...field, width: '100%', maxWidth: '14rem', minHeight: '2.75rem' },
  '& p': { margin: 'var(--space-1) 0 0', color: 'var(--text-soft)' },
});

const withRange = ({ name, range }: TableRegister): string => `New value of ${name}${range === '' ? '' : `, ${range}`}`;

/** Field for the value of a register. Shows a problem only after typing. */
export function RegisterValue({ register, text, problem, onChange }: RegisterValueProps) {
  const id = useId();
  return (
    <div css={valueBox}>
      <label htmlFor={`${id}-value`}>{withRange(register)}</label>
      <input
        type="text"
        id={`${id}-value`}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== undefined && text !== ''}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`}>{problem}</p>
    </div>
  );
}
