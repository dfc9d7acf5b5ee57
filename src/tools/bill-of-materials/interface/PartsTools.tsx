import { useRef } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { choiceNames, choicesOf, maxCount, setLabel, setsOf } from '../parts';
import type { Part } from '../parts';
import { useEarlyValues } from '../../../theme/controls/filterForm';
import { useLightDismiss } from '../../../theme/controls/useLightDismiss';
import { OrderButton } from './OrderButton';
import { firstValues, sortHeadings, takenWords } from './partsView';
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
              {setLabel(set, parts)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

const choiceLabels = { material: 'Material', process: 'Process', supplier: 'Supplier' } as const;

interface PartsToolsProps {
  readonly parts: readonly Part[];
  readonly controls: ToolControls;
  /** Whether the quantity controls are part of this form. */
  readonly quantity: boolean;
  readonly onCopy: () => Promise<void> | undefined;
  readonly onDownload: () => void;
  /** What the table shows: how many parts and pieces, and their cost. */
  readonly status: { readonly count: string; readonly cost: string };
}

/**
 * Controls of a parts table in one row, which stays in view above the rows: filter, what to build, a menu with everything else, and the
 * sum. Hidden without JavaScript.
 */
export function PartsTools({ parts, controls, quantity, onCopy, onDownload, status }: PartsToolsProps) {
  const { onChange } = controls;
  const form = useEarlyValues<keyof ToolValues>(firstValues, onChange);
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu);
  const control = toolControl(controls);
  const reset = (event: FormEvent): void => {
    // The browser would restore the values of the HTML.
    event.preventDefault();
    onChange(firstValues);
    // It would cover the rows that came back.
    if (menu.current) menu.current.open = false;
  };
  const taken = quantityWords(controls.values);
  return (
    <>
      <form id={controls.form} data-parts-tools="" ref={form} onReset={reset} onSubmit={(event) => event.preventDefault()}>
        <label className="text">
          <span className="visually-hidden">Filter</span>
          <input type="search" {...control('text')} placeholder="Filter: name, number, shape …" autoComplete="off" />
        </label>
        {quantity && <QuantityControls parts={parts} controls={controls} />}
        <details ref={menu} className="menu">
          <summary>More</summary>
          <div>
            {choiceNames.map((name) => {
              const choices = choicesOf(parts, name);
              return choices.length === 0 ? null : (
                <label key={name}>
                  {choiceLabels[name]}{' '}
                  <select {...control(name)}>
                    <option value="">all</option>
                    {choices.map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </select>
                </label>
              );
            })}
            <label className="narrow">
              Sort by{' '}
              <select {...control('sort')}>
                <option value="">order of the list</option>
                {sortHeadings.flatMap(({ column, label }) => [
                  <option key={column} value={column}>{`${label}, ascending`}</option>,
                  <option key={`-${column}`} value={`-${column}`}>{`${label}, descending`}</option>,
                ])}
              </select>
            </label>
            <OrderButton copy={onCopy} label="Copy order list" />
            <button type="button" name="csv" onClick={onDownload}>
              Download shown rows
            </button>
            <button type="reset">Reset</button>
          </div>
        </details>
        <p role="status">
          {status.count} <strong>{status.cost}</strong>
        </p>
      </form>
      {quantity && (
        <p className="privacy" data-parts-tools="">
          {taken !== '' && (
            <strong id={takenId(controls)} role="alert">
              {taken}
            </strong>
          )}
          Nothing you enter leaves your browser.
        </p>
      )}
    </>
  );
}
