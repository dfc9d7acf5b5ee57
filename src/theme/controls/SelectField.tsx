import type { ReactNode } from 'react';

/** Options of a field from things with labels, by their names and in their order. */
export const labelledOptions = <Name extends string>(things: Readonly<Record<Name, { readonly label: string }>>) =>
  // TypeScript knows the names of an object as any text.
  (Object.keys(things) as Name[]).map((value) => ({ value, label: things[value].label }));

interface SelectFieldProps<Value extends string | number> {
  readonly label: ReactNode;
  /** The chosen one; a text that is none of the options is shown as the first of them. */
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of several, under its name. */
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
