import { toolControl } from './toolControl';
import type { ToolControls } from './toolControl';

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
