import { maxCount, setLabel, setsOf } from '../../model/parts';
import type { Part } from '../../model/parts';
import { toolControl } from './toolControl';
import type { ToolControls } from './toolControl';

/** For what, and for how many of it, the parts are counted. */
export function QuantityControls({ parts, controls }: { readonly parts: readonly Part[]; readonly controls: ToolControls }) {
  const control = toolControl(controls);
  return (
    <fieldset>
      <label>
        Quantity <input type="number" {...control('count')} min={1} max={maxCount} step={1} />
      </label>
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
