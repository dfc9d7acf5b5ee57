import type { ReactNode } from 'react';

/** Options for a select, from a record of things with labels, in its order. */
export const labelledOptions = <Name extends string>(things: Readonly<Record<Name, { readonly label: string }>>) =>
  // `Object.keys` returns `string[]`.
  (Object.keys(things) as Name[]).map((value) => ({ value, label: things[value].label }));

interface SelectFieldProps<Value extends string | number> {
  readonly label: ReactNode;
  /** The chosen value; if it is none of the options, the first one is shown. */
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Labelled select for one of several options. */
export function SelectField<Value extends string | number>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
