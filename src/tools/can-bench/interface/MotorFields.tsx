import { portWords } from './words';
import type { Summary } from '../../../can/reading/summary';
import { SelectField } from '../../../theme/controls/SelectField';
import type { BenchState } from './benchAddress';
import { valuesAfter } from './registerValues';
import { hexNumber } from '../../../can/formats/frame';
import type { BusMotor, KnownBus } from '../../../can/reading/bus';

export interface SeenMotor {
  /** Stable across recordings for the same motor and port. */
  readonly key: string;
  readonly label: string;
  readonly port: string;
  readonly motorId: number;
  readonly states: number;
}

/** The motors of a recording, as options. */
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
  /** Key of the chosen motor; empty for all. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** Adds an option for all motors. */
  readonly withAll?: boolean;
}

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

export function motorOf({ motors }: KnownBus, { motor }: BenchState): BusMotor {
  const chosen = motors.find(({ sendId }) => sendId === motor) ?? motors[0];
  if (!chosen) throw new Error('The tables have no motors.');
  return chosen;
}

const buses = [
  { value: 'classic', label: 'Classic CAN' },
  { value: 'fd', label: 'CAN FD' },
] as const;

/** Fields for the motor, and for the frame format. */
export function MotorFields({ bus, state, onChange }: MotorFieldsProps) {
  return (
    <>
      <SelectField
        label="Motor"
        value={state.motor}
        options={bus.motors.map(({ joint, sendId, type }) => ({ value: sendId, label: `${joint}: ID ${hexNumber(sendId)}, ${type}` }))}
        onChange={(motor) => onChange({ motor, values: valuesAfter(state, { motor }) })}
      />
      <SelectField label="Frames in" value={state.bus} options={buses} onChange={(way) => onChange({ bus: way })} />
    </>
  );
}
