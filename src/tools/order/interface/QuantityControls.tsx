import { maxCount, setLabel, setsOf } from '../../../model/parts';
import type { Part } from '../../../model/parts';
import { CountField } from './CountField';
import { toolControl } from './toolControl';
import type { ToolControls } from './toolControl';
import { firstValues, takenWords } from './toolValues';
import type { ToolValues } from './toolValues';

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
