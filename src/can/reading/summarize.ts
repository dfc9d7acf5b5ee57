import { decodeError, errorWords } from '../codec/errorFrame';
import { isControlMode } from '../codec/motions';
import { configurationId } from '../codec/registers';
import { leastFault } from '../codec/state';
import type { BusStatus } from '../formats/lines';
import { idText } from '../formats/frame';
import type { CanFrame } from '../formats/frame';
import type { BusMotor, KnownBus } from './bus';
import { valueIn } from './reading';
import type { Reading } from './reading';
import type { ErrorSummary, Moment, MotorSummary, Span, Stranger, Summary } from './summary';
import { misreadReply, outsideTravel } from './travel';

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };

/** A motor while frames are added. */
interface Growing extends Mutable<MotorSummary> {
  /** Commands that wait for a reply; above some, replies were lost. */
  pending: number;
  /** First unanswered command, with the number of frames at its port before it. */
  waiting: (Moment & { frames: number }) | null;
  isMoved: boolean;
  /** Replies at the port before the first and the last reply of this motor, and the longest run of them between two. */
  place: { first: number; last: number };
}

/** What happened at a port so far. */
interface Port {
  frames: number;
  replies: number;
  time: number | null;
  /** Number of frames when the last command was answered. */
  answered: number;
}

/** Commands that may wait for their replies at once. */
const mostPending = 4;

/** A silence of so many commands isn't reported if the motor answers again. */
const leastSilence = 5;

/** A motor with fewer disabled states than this may be one that its program is about to enable. */
const leastLimp = 5;

/** A reply is overdue after so many frames, seconds or commands; motors answer within a millisecond. */
const overdue = { frames: 7, seconds: 0.02, commands: 3 } as const;

/**
 * In a recording without commands, a motor is silent once other motors have answered `distance` times as often as they usually do between two of
 * its replies, and at least `least` times.
 */
const silentShare = { least: 20, distance: 8 } as const;

const grown = (span: Span | null, at: Moment): Span => ({ from: span?.from ?? at, until: null, count: (span?.count ?? 0) + 1 });

function addState(motor: Growing, reading: Reading, at: Moment, travels: BusMotor['travel']): void {
  const [status, q] = [valueIn(reading, 'status'), valueIn(reading, 'q')];
  const { time } = at;
  if (time !== null) {
    const { count, from, until } = motor.timed ?? { count: 0, from: time, until: time };
    if (time - until > (motor.gap?.seconds ?? 0)) motor.gap = { seconds: time - until, from: until };
    motor.timed = { count: count + 1, from, until: time };
    motor.rate = time > from ? count / (time - from) : null;
  }
  if (status >= leastFault) {
    motor.faults = { ...motor.faults, [status]: (motor.faults[status] ?? 0) + 1 };
    motor.fault = { status: motor.fault?.status ?? status, ...grown(motor.fault, at) };
  } else if (motor.fault?.until === null) motor.fault = { ...motor.fault, until: at };
  if (status === 0 && motor.isMoved) {
    if (motor.limp?.until !== null && (motor.limp?.count ?? 0) < leastLimp) motor.limp = null;
    if (!motor.limp || motor.limp.until === null) motor.limp = grown(motor.limp, at);
  } else if (motor.limp?.until === null) motor.limp = { ...motor.limp, until: at };
  if (outsideTravel(q, travels, 'measured') !== undefined) motor.outside = { q: motor.outside?.q ?? q, ...grown(motor.outside, at) };
  motor.states += 1;
  motor.lastStatus = status;
  motor.hottestDriver = Math.max(motor.hottestDriver, valueIn(reading, 'driverTemperature'));
  motor.hottestRotor = Math.max(motor.hottestRotor, valueIn(reading, 'rotorTemperature'));
  motor.first ??= { ...at, q };
  motor.last = { ...at, q };
}

/** Accumulates the summary frame by frame. */
export class Summaries {
  private readonly motors = new Map<string, Growing>();
  private readonly ports = new Map<string, Port>();
  private readonly strangers = new Map<string, Stranger>();
  private readonly errors = new Map<string, ErrorSummary>();
  private busOff: Summary['busOff'] = null;
  private unknown = 0;

  constructor(private readonly bus: KnownBus) {}

  private motorOf(port: string, { sendId, joint }: BusMotor): Growing {
    const key = `${port} ${sendId}`;
    const known = this.motors.get(key);
    if (known) return known;
    const none = { timed: null, rate: null, gap: null, fault: null, lastStatus: null, first: null, last: null, lastReply: null } as const;
    const made: Growing = {
      port,
      motorId: sendId,
      joint,
      ...none,
      commands: 0,
      replies: 0,
      states: 0,
      faults: {},
      hottestDriver: 0,
      hottestRotor: 0,
      unanswered: 0,
      isOverdue: false,
      silence: null,
      extra: 0,
      fdReplies: 0,
      otherIds: {},
      limp: null,
      outside: null,
      misread: null,
      pending: 0,
      waiting: null,
      isMoved: false,
      place: { first: 0, last: 0 },
    };
    this.motors.set(key, made);
    return made;
  }

  /** Adds a status that an adapter reported. */
  addStatus(status: BusStatus, at: Moment): void {
    if (status === 'bus-off') this.busOff = { port: this.busOff?.port ?? '', ...grown(this.busOff, at) };
  }

  private addError({ id, data, port }: CanFrame, at: Moment): void {
    const error = decodeError(id, data);
    const { classes, counters } = error;
    const words = errorWords(error);
    if (classes.includes('bus-off')) this.busOff = { ...grown(this.busOff, at), port };
    const known = this.errors.get(words);
    const most = known?.counters;
    this.errors.set(words, {
      words,
      classes,
      counters: counters && most ? { tx: Math.max(most.tx, counters.tx), rx: Math.max(most.rx, counters.rx) } : (counters ?? most ?? null),
      from: known?.from ?? at,
      until: at,
      count: (known?.count ?? 0) + 1,
    });
  }

  private addStranger(frame: CanFrame, reading: Reading): void {
    // All requests have the same frame ID; the unknown ID is that of the motor they name.
    const id = idText(frame.id === configurationId ? { id: reading.motorId ?? 0, idKind: 'standard' } : frame);
    const key = `${frame.port} ${id}`;
    const motor = reading.kind === 'state' ? valueIn(reading, 'idNibble') : null;
    const stranger = this.strangers.get(key) ?? { port: frame.port, id, count: 0, motor };
    this.strangers.set(key, { ...stranger, count: stranger.count + 1 });
  }

  private addCommand(motor: Growing, reading: Reading, at: Moment, port: Port): void {
    motor.commands += 1;
    motor.pending = Math.min(motor.pending + 1, mostPending);
    motor.unanswered += 1;
    motor.waiting ??= { ...at, frames: port.frames };
    if (reading.kind === 'enable' || reading.kind === 'disable') motor.isMoved = false;
    if (!isControlMode(reading.kind)) return;
    motor.isMoved = true;
    const q = valueIn(reading, 'q');
    if (misreadReply(q)) motor.misread = { q: motor.misread?.q ?? q, ...grown(motor.misread, at) };
  }

  private addReply(motor: Growing, frame: CanFrame, at: Moment, port: Port): void {
    if (motor.unanswered > leastSilence && motor.waiting && motor.unanswered > (motor.silence?.count ?? 0))
      motor.silence = { from: motor.lastReply ?? motor.waiting, until: at, count: motor.unanswered };
    if (motor.waiting) port.answered = Math.max(port.answered, motor.waiting.frames);
    if (motor.commands > 0 && motor.pending === 0) motor.extra += 1;
    motor.pending = Math.max(0, motor.pending - 1);
    motor.unanswered = 0;
    motor.waiting = null;
    if (motor.replies === 0) motor.place.first = port.replies;
    const distance = (motor.place.last - motor.place.first) / Math.max(1, motor.replies - 1);
    const passed = port.replies - motor.place.last;
    if (motor.commands === 0 && motor.replies > leastSilence && motor.lastReply && isFar(passed, distance))
      motor.silence = { from: motor.lastReply, until: at, count: passed };
    motor.place.last = port.replies;
    motor.replies += 1;
    motor.lastReply = at;
    if (frame.fd) motor.fdReplies += 1;
    port.replies += 1;
    if (this.busOff?.until === null && at.line > this.busOff.from.line) this.busOff = { ...this.busOff, until: at };
  }

  /** Adds a frame with its likeliest reading. */
  add(frame: CanFrame, recorded: Moment, reading: Reading): void {
    const { time, line } = recorded;
    const at = { time, line };
    if (reading.kind === 'error') return this.addError(frame, at);
    if (reading.kind === 'unknown') {
      this.unknown += 1;
      return undefined;
    }
    if (!reading.motor) return this.addStranger(frame, reading);
    const port = this.ports.get(frame.port) ?? { frames: 0, replies: 0, time: null, answered: -1 };
    this.ports.set(frame.port, port);
    port.frames += 1;
    port.time = at.time ?? port.time;
    if (reading.direction === 'to') return this.addCommand(this.motorOf(frame.port, reading.motor), reading, at, port);
    // A state names its motor in byte 0: it may have the receive ID of another one.
    const nibble = reading.kind === 'state' ? valueIn(reading, 'idNibble') : reading.motor.sendId;
    const sender = this.bus.motors.find(({ sendId }) => sendId === nibble) ?? reading.motor;
    const motor = this.motorOf(frame.port, sender);
    if (frame.id !== sender.receiveId) {
      const id = idText(frame);
      motor.otherIds = { ...motor.otherIds, [id]: (motor.otherIds[id] ?? 0) + 1 };
    }
    this.addReply(motor, frame, at, port);
    const side = this.bus.sides.get(frame.port);
    const travels = sender.travel.filter((one) => one.side === null || side === undefined || one.side === side);
    if (reading.kind === 'state') addState(motor, reading, at, sender === reading.motor ? travels : []);
    return undefined;
  }

  private ended(motor: Growing): MotorSummary {
    const { waiting, place } = motor;
    const port = this.ports.get(motor.port) ?? { frames: 0, replies: 0, time: null, answered: -1 };
    if (motor.commands === 0) {
      const distance = (place.last - place.first) / Math.max(1, motor.replies - 1);
      return { ...motor, isOverdue: motor.replies > leastSilence && isFar(port.replies - 1 - place.last, distance) };
    }
    const seconds = port.time !== null && waiting?.time != null ? port.time - waiting.time : 0;
    // A motor that answers is late if a later command was answered before it.
    const isLate = waiting !== null && (port.answered > waiting.frames || port.frames - waiting.frames >= overdue.frames);
    return { ...motor, isOverdue: isLate || seconds >= overdue.seconds || motor.unanswered >= overdue.commands };
  }

  /** Summary so far. Motors are sorted by port and ID. */
  whole(): Summary {
    return {
      motors: [...this.motors.values()]
        .map((motor) => this.ended(motor))
        .sort((a, b) => (a.port === b.port ? a.motorId - b.motorId : a.port < b.port ? -1 : 1)),
      strangers: [...this.strangers.values()],
      unknown: this.unknown,
      errors: [...this.errors.values()],
      busOff: this.busOff,
    };
  }
}

const isFar = (passed: number, distance: number): boolean => passed > Math.max(silentShare.least, silentShare.distance * distance);
