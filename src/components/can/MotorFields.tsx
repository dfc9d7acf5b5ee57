import type { BenchState } from './benchAddress';
import { hexNumber } from '../../can/text/frame';
import type { KnownBus } from '../../can/reading/bus';
import type { Bus } from '../../can/text/writeFrame';

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
