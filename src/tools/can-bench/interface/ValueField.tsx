import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ComposeField } from '../../../can/compose/composeFields';
import { formatNumber, typedNumber } from '../../../can/compose/numberText';
import { field as fieldLook, invalidInputs } from '../../../theme/controls/buttons';
import type { TableRegister } from '../../../can/reading/bus';

const box = css({
  margin: '0 0 var(--space-3)',
  '& label': { display: 'block', marginBottom: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
  '& .controls': { display: 'grid', gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)', alignItems: 'center', gap: 'var(--space-3)' },
  '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem' },
  '& input[type="text"]': fieldLook,
  '& > input': { maxWidth: '14rem' },
  ...invalidInputs,
  '& input[type="range"]': { margin: 0, accentColor: 'var(--accent)' },
  '& p': { margin: 'var(--space-1) 0 0', color: 'var(--text-soft)' },
  '& p.problem': { color: 'var(--danger)', fontWeight: 'var(--weight-medium)' },
});

interface TypedValueProps {
  /** Text as it was typed. */
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

interface LabelledProps extends TypedValueProps {
  readonly label: string;
  readonly isInvalid: boolean;
  readonly note: ReactNode;
  /** Another control for the same value. */
  readonly slider?: ReactNode;
}

function LabelledValue({ label, text, isInvalid, note, slider, problem, onChange }: LabelledProps) {
  const id = useId();
  const input = (
    <input
      type="text"
      id={`${id}-text`}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={isInvalid}
      aria-describedby={`${id}-note`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <div css={box}>
      <label htmlFor={`${id}-text`}>{label}</label>
      {slider ? (
        <div className="controls">
          {input}
          {slider}
        </div>
      ) : (
        input
      )}
      <p id={`${id}-note`} className={slider && problem !== undefined ? 'problem' : undefined}>
        {note}
      </p>
    </div>
  );
}

interface Ends {
  readonly low: number;
  readonly high: number;
}

/** Most steps of a slider. */
const sliderSteps = 1000;

/** Step of a slider, a power of ten, so that 0 is one of its values. */
const stepOf = ({ low, high }: Ends): number => 10 ** Math.ceil(Math.log10((high - low) / sliderSteps));

/** Slider position for a typed text: clamped to the ends; 0 for anything but a number. */
const placeOf = (text: string, { low, high }: Ends): number => {
  const value = typedNumber(text);
  return Math.min(Math.max(Number.isNaN(value) ? 0 : value, low), high);
};

interface ValueFieldProps extends TypedValueProps {
  readonly field: ComposeField;
  /** Ends between which somebody can mean the value. */
  readonly ends: Ends;
  readonly arrives: ReactNode;
}

/** A value of a command: text field, slider, and what arrives at the motor. */
export function ValueField({ field, ends, arrives, ...typed }: ValueFieldProps) {
  const { label, unit } = field;
  const { low, high } = ends;
  const place = placeOf(typed.text, ends);
  return (
    <LabelledValue
      {...typed}
      label={`${label}, ${unit}: ${formatNumber(low, 0)} to ${formatNumber(high, 0)}`}
      isInvalid={typed.problem !== undefined}
      note={typed.problem ?? arrives}
      slider={
        <input
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={`${formatNumber(place, 0)} ${unit}`}
          min={low}
          max={high}
          step={stepOf(ends)}
          value={place}
          // Rounds away floating-point errors such as 0.30000000000000004.
          onChange={({ target }) => typed.onChange(String(Number(Number(target.value).toPrecision(6))))}
        />
      }
    />
  );
}

/** Field for the value of a register. It isn't marked before something is typed. */
export function RegisterValue({ register: { name, range }, ...typed }: TypedValueProps & { readonly register: TableRegister }) {
  const label = `New value of ${name}${range === '' ? '' : `, ${range}`}`;
  return <LabelledValue {...typed} label={label} isInvalid={typed.problem !== undefined && typed.text !== ''} note={typed.problem} />;
}
