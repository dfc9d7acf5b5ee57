import { portWords } from './words';
import type { Summary } from '../reading/summary';
import { SelectField } from '../../../theme/controls/SelectField';
import type { BenchState } from './benchAddress';
import { hexNumber } from '../formats/frame';
import type { KnownBus } from '../reading/bus';
import type { Bus } from '../formats/frame';

/** A motor that a recording has frames of. */
export interface SeenMotor {
  /** The same in each recording that has this motor at this port. */
  readonly key: string;
  readonly label: string;
  readonly port: string;
  readonly motorId: number;
  readonly states: number;
}

/** The motors of a recording, as they can be chosen. */
export const seenMotors = ({ motors }: Summary): readonly SeenMotor[] =>
  motors.map(({ port, motorId, joint, states }) => ({
    key: `${port} ${motorId}`,
    label: `${joint} ${portWords(port)}`.trim(),
    port,
    motorId,
    states,
  }));

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

interface MotorFieldsProps {
  readonly bus: KnownBus;
  readonly state: BenchState;
  readonly onChange: (change: Partial<BenchState>) => void;
}

const busNames: Readonly<Record<Bus, string>> = { classic: 'Classic CAN', fd: 'CAN FD' };

const buses: readonly Bus[] = ['classic', 'fd'];

/** Values without that of a register: an ID typed for one motor would be ready for the next. */
const withoutWritten = (values: BenchState['values']): BenchState['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'value'));

/** Which motor is meant, and how frames are sent. */
export function MotorFields({ bus, state, onChange }: MotorFieldsProps) {
  return (
    <>
      <label>
        Motor
        <select
          value={state.motor}
          onChange={({ target }) => onChange({ motor: Number(target.value), values: withoutWritten(state.values) })}
        >
          {bus.motors.map(({ joint, sendId, type }) => (
            <option key={sendId} value={sendId}>
              {joint}: ID {hexNumber(sendId)}, {type}
            </option>
          ))}
        </select>
      </label>
      <label>
        Frames in
        <select value={state.bus} onChange={({ target }) => onChange({ bus: target.value === 'fd' ? 'fd' : 'classic' })}>
          {buses.map((way) => (
            <option key={way} value={way}>
              {busNames[way]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
