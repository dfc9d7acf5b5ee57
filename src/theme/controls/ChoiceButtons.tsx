import { button } from './buttons';

interface ChoiceButtonsProps<Value extends string> {
  /** Accessible name of the group. */
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Choice of one option, as buttons side by side. */
export function ChoiceButtons<Value extends string>({ title, options, chosen, onChoose }: ChoiceButtonsProps<Value>) {
  return (
    <div role="group" aria-label={title}>
      {options.map(({ value, label }) => (
        <button key={value} type="button" css={button} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
