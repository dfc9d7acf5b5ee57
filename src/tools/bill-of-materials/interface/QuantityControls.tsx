import type { ChangeEvent } from 'react';
import { maxCount, setLabel, setsOf } from '../parts';
import type { Part } from '../parts';
import { setLabels } from '../../../site/partsTables';
import { firstValues, takenWords } from './partsView';
import type { ToolValues } from './partsView';

/** What the controls of a parts table share: their values and their form. */
export interface ToolControls {
  readonly values: Readonly<ToolValues>;
  readonly onChange: (values: Readonly<ToolValues>) => void;
  /** Id of the form, because some controls are outside it. */
  readonly form: string;
}

/** Props of a control, by the name of its value. */
export const toolControl =
  ({ values, onChange, form }: ToolControls) =>
  (name: keyof ToolValues) => ({
    name,
    form,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ ...values, [name]: target.value }),
  });

/** Id of the text that says which number replaces an invalid one. */
export const takenId = ({ form }: ToolControls): string => `${form}-taken`;

interface CountFieldProps {
  readonly label: string;
  readonly name: 'count' | 'percent';
  readonly most: number;
  /** Message with the number that replaces the typed one; empty if that is valid. */
  readonly taken: string;
  readonly controls: ToolControls;
}

/** Field for a whole number from 1 to `most`. */
export function CountField({ label, name, most, taken, controls }: CountFieldProps) {
  const control = toolControl(controls);
  const invalid = taken !== '' && { 'aria-invalid': true, 'aria-describedby': takenId(controls) };
  return (
    <label>
      <span>{label} </span>
      <input type="number" {...control(name)} min={1} max={most} step={1} {...invalid} />
    </label>
  );
}

/**
 * Message with the quantity that is used if the typed one is invalid. Otherwise an order for one would be shown as if it were the typed
 * quantity.
 */
export const quantityWords = ({ count }: Readonly<ToolValues>): string =>
  takenWords('The quantity', count, maxCount, Number(firstValues.count));

/** Fields for the quantity, and for what to build. */
export function QuantityControls({ parts, controls }: { readonly parts: readonly Part[]; readonly controls: ToolControls }) {
  const control = toolControl(controls);
  return (
    <fieldset>
      <CountField label="Quantity" name="count" most={maxCount} taken={quantityWords(controls.values)} controls={controls} />
      <span aria-hidden="true">×</span>
      <label>
        <span>What you build </span>
        <select {...control('set')}>
          {setsOf(parts).map((set) => (
            <option key={set} value={set}>
              {setLabel(set, parts, setLabels)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
