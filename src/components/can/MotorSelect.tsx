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
    <label>
      Motor
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {withAll && <option value="">All</option>}
        {motors.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
