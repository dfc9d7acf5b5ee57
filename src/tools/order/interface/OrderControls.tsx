import { maxPercent } from '../../../model/parts';
import type { Part } from '../../../model/parts';
import { CountField, QuantityControls, quantityWords, takenId, toolControl } from './QuantityControls';
import type { ToolControls } from './QuantityControls';
import { firstValues, takenWords } from './partsView';

interface OrderControlsProps {
  readonly parts: readonly Part[];
  readonly controls: ToolControls;
  /** Summary of the order. */
  readonly status: string;
}

/** Controls of an order: what to build, how many, and spares. Hidden without JavaScript. */
export function OrderControls({ parts, controls, status }: OrderControlsProps) {
  const control = toolControl(controls);
  const { spares, percent } = controls.values;
  const shareWords = spares === '' ? '' : takenWords('The share', percent, maxPercent, Number(firstValues.percent));
  return (
    <div data-parts-tools="">
      <QuantityControls parts={parts} controls={controls} />
      <label>
        Spares, your own choice{' '}
        <select {...control('spares')}>
          <option value="">none</option>
          <option value="with">added to the order</option>
          <option value="only">spares only</option>
        </select>
      </label>
      {spares !== '' && <CountField label="Share in %" name="percent" most={maxPercent} taken={shareWords} controls={controls} />}
      {spares !== '' && <p>Spare screws, nuts, washers and inserts: a share of each, rounded up.</p>}
      <p role="status">
        <span id={takenId(controls)}>
          {quantityWords(controls.values)}
          {shareWords}
        </span>
        <strong>{status}</strong>
      </p>
      <p>Nothing you enter leaves your browser.</p>
    </div>
  );
}
