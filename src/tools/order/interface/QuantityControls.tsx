import type { ChangeEvent } from 'react';
import { maxCount, setLabel, setsOf } from '../../../model/parts';
import type { Part } from '../../../model/parts';
import { firstValues, takenWords } from './partsView';
import type { ToolValues } from './partsView';

/** What the controls of a table of parts share: the values that they hold, and the form that they belong to. */
export interface ToolControls {
  readonly values: Readonly<ToolValues>;
  readonly onChange: (values: Readonly<ToolValues>) => void;
  /** Id of the form: controls also stand outside it. */
  readonly form: string;
}

/** Attributes of a control by the name of its value. */
export const toolControl =
  ({ values, onChange, form }: ToolControls) =>
  (name: keyof ToolValues) => ({
    name,
    form,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ ...values, [name]: target.value }),
  });

/** Id of the words that say which number is taken where a field of a tool holds none that can be. */
export const takenId = ({ form }: ToolControls): string => `${form}-taken`;

interface CountFieldProps {
  readonly label: string;
  readonly name: 'count' | 'percent';
  readonly most: number;
  /** Which number is taken instead of the one that was typed; empty where that one counts. */
  readonly taken: string;
  readonly controls: ToolControls;
}

/** A field for a whole number from 1 to the most that one can ask for. */
export function CountField({ label, name, most, taken, controls }: CountFieldProps) {
  const control = toolControl(controls);
  const invalid = taken !== '' && { 'aria-invalid': true, 'aria-describedby': takenId(controls) };
  return (
    <label>
      {label} <input type="number" {...control(name)} min={1} max={most} step={1} {...invalid} />
    </label>
  );
}

/** Says what is counted where the quantity is none. An order for one would else pass for that of what was typed. */
export const quantityWords = ({ count }: Readonly<ToolValues>): string =>
  takenWords('The quantity', count, maxCount, Number(firstValues.count));

/** For what, and for how many of it, the parts are counted. */
export function QuantityControls({ parts, controls }: { readonly parts: readonly Part[]; readonly controls: ToolControls }) {
  const control = toolControl(controls);
  return (
    <fieldset>
      <CountField label="Quantity" name="count" most={maxCount} taken={quantityWords(controls.values)} controls={controls} />
      <span aria-hidden="true">×</span>
      <label>
        What you build{' '}
        <select {...control('set')}>
          {setsOf(parts).map((set) => (
            <option key={set} value={set}>
              {setLabel(set, parts)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
