import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent } from 'react';
import { choiceNames, choicesOf } from '../parts';
import type { Part } from '../parts';
import { useLightDismiss } from '../../../theme/controls/useLightDismiss';
import { OrderButton } from './OrderButton';
import { areFirst, firstValues, readForm, sortHeadings } from './partsView';
import { QuantityControls, quantityWords, takenId, toolControl } from './QuantityControls';
import type { ToolControls } from './QuantityControls';

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
  const form = useRef<HTMLFormElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu);
  const takeOver = useEffectEvent(() => {
    const typed = form.current && readForm(form.current);
    if (typed && !areFirst(typed)) onChange(typed);
  });
  // Apply what the reader typed before hydration or a reload.
  useEffect(() => takeOver(), []);

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
