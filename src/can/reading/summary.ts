import { configurationId } from '../codec/registers';
import { leastFault } from '../codec/state';
import { idText } from '../formats/frame';
import type { CanFrame } from '../formats/frame';
import { valueIn } from './reading';
import type { Reading } from './reading';

/** Position at a time; the time is null if lines have none. */
interface TimedState {
  readonly time: number | null;
  readonly q: number;
}

/** Summary of a motor at a port. */
export interface MotorSummary {
  readonly port: string;
  readonly motorId: number;
  readonly joint: string;
  readonly commands: number;
  readonly replies: number;
  readonly states: number;
  /** States with a time: their number, and the first and last time. */
  readonly timed: { readonly count: number; readonly from: number; readonly until: number } | null;
  /** States per second, of those with a time; null if unknown. */
  readonly rate: number | null;
  /** Longest time between two states, in seconds, and its start. */
  readonly gap: { readonly seconds: number; readonly from: number } | null;
  /** Number of occurrences of each fault status. */
  readonly faults: Readonly<Record<number, number>>;
  readonly lastStatus: number | null;
  readonly hottestDriver: number;
  readonly hottestRotor: number;
  readonly first: TimedState | null;
  readonly last: TimedState | null;
}

/** Summary of a recording. */
export interface Summary {
  readonly motors: readonly MotorSummary[];
  /** IDs that no motor on the bus has, with their number of frames. */
  readonly strangers: readonly { readonly port: string; readonly id: string; readonly count: number }[];
  /** Frames that don't belong to the motors. */
  readonly unknown: number;
  /** Error frames by their words. */
  readonly errors: readonly { readonly words: string; readonly count: number }[];
}

type Growing = { -readonly [Name in keyof MotorSummary]: MotorSummary[Name] };

function addState(motor: Growing, reading: Reading, time: number | null): void {
  const status = valueIn(reading, 'status');
  const state = { time, q: valueIn(reading, 'q') };
  if (time !== null) {
    const { count, from, until } = motor.timed ?? { count: 0, from: time, until: time };
    if (time - until > (motor.gap?.seconds ?? 0)) motor.gap = { seconds: time - until, from: until };
    motor.timed = { count: count + 1, from, until: time };
    motor.rate = time > from ? count / (time - from) : null;
  }
  if (status >= leastFault) motor.faults = { ...motor.faults, [status]: (motor.faults[status] ?? 0) + 1 };
  motor.states += 1;
  motor.lastStatus = status;
  motor.hottestDriver = Math.max(motor.hottestDriver, valueIn(reading, 'driverTemperature'));
  motor.hottestRotor = Math.max(motor.hottestRotor, valueIn(reading, 'rotorTemperature'));
  motor.first ??= state;
  motor.last = state;
}

/** Accumulates the summary frame by frame. */
export class Summaries {
  private readonly motors = new Map<string, Growing>();
  private readonly strangers = new Map<string, { port: string; id: string; count: number }>();
  private readonly errors = new Map<string, number>();
  private unknown = 0;

  private motorOf(port: string, { motorId, motor }: Reading): Growing {
    const key = `${port} ${motorId ?? ''}`;
    const known = this.motors.get(key);
    if (known) return known;
    const made: Growing = {
      port,
      motorId: motorId ?? 0,
      joint: motor?.joint ?? '',
      commands: 0,
      replies: 0,
      states: 0,
      rate: null,
      gap: null,
      timed: null,
      faults: {},
      lastStatus: null,
      hottestDriver: 0,
      hottestRotor: 0,
      first: null,
      last: null,
    };
    this.motors.set(key, made);
    return made;
  }

  /** Adds a frame with its likeliest reading. */
  add(frame: CanFrame, time: number | null, reading: Reading): void {
    if (reading.kind === 'error') {
      const words = String(reading.fields[0]?.value ?? '');
      this.errors.set(words, (this.errors.get(words) ?? 0) + 1);
      return;
    }
    if (reading.kind === 'unknown') {
      this.unknown += 1;
      return;
    }
    if (!reading.motor) {
      // All requests have the same frame ID; the unknown ID is that of the motor they name.
      const id = idText(frame.id === configurationId ? { id: reading.motorId ?? 0, idKind: 'standard' } : frame);
      const key = `${frame.port} ${id}`;
      const stranger = this.strangers.get(key) ?? { port: frame.port, id, count: 0 };
      this.strangers.set(key, { ...stranger, count: stranger.count + 1 });
      return;
    }
    const motor = this.motorOf(frame.port, reading);
    if (reading.direction === 'to') motor.commands += 1;
    else motor.replies += 1;
    if (reading.kind === 'state') addState(motor, reading, time);
  }

  /** Summary so far. Motors are sorted by port and ID. */
  whole(): Summary {
    return {
      motors: [...this.motors.values()].sort((a, b) => (a.port === b.port ? a.motorId - b.motorId : a.port < b.port ? -1 : 1)),
      strangers: [...this.strangers.values()],
      unknown: this.unknown,
      errors: [...this.errors].map(([words, count]) => ({ words, count })),
    };
  }
}
