import { maxPercent } from '../../model/parts';
import type { Part } from '../../model/parts';
import { QuantityControls } from './QuantityControls';
import { toolControl } from './toolControl';
import type { ToolControls } from './toolControl';

interface OrderControlsProps {
  readonly parts: readonly Part[];
  readonly controls: ToolControls;
  /** The order in words. */
  readonly status: string;
}

/** What is ordered: robots, how many, and spares. Without JavaScript the controls are not shown. */
export function OrderControls({ parts, controls, status }: OrderControlsProps) {
  const control = toolControl(controls);
  const { spares } = controls.values;
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
      {spares !== '' && (
        <label>
          Share in % <input type="number" {...control('percent')} min={1} max={maxPercent} step={1} />
        </label>
      )}
      {spares !== '' && <p>Spare screws, nuts, washers and inserts: a share of each, rounded up.</p>}
      <p role="status">
        <strong>{status}</strong>
      </p>
    </div>
  );
}
