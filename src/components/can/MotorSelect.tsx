import { SelectField } from '../controls/SelectField';
import type { SeenMotor } from './seenMotors';

interface MotorSelectProps {
  readonly motors: readonly SeenMotor[];
  /** Key of the chosen motor; empty for all, where they can be chosen. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** Offers all motors, too. */
  readonly withAll?: boolean;
}

/** Chooses a motor of a recording. */
export function MotorSelect({ motors, chosen, onChoose, withAll = false }: MotorSelectProps) {
  return (
    <SelectField
      label="Motor"
      value={chosen}
      options={[...(withAll ? [{ value: '', label: 'All' }] : []), ...motors.map(({ key, label }) => ({ value: key, label }))]}
      onChange={onChoose}
    />
  );
}
