import type { BusError } from '../codec/errorFrame';

/** Where something is in a recording: seconds since the first frame, null if lines have no time, and the line. */
export interface Moment {
  readonly time: number | null;
  readonly line: number;
}

/** Something that lasts: its beginning, its end, null if it lasts to the end of the recording, and how many frames it was seen in. */
export interface Span {
  readonly from: Moment;
  readonly until: Moment | null;
  readonly count: number;
}

/** A position at a moment. */
interface TimedState extends Moment {
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
  /** First fault, and the first state without one after it. */
  readonly fault: (Span & { readonly status: number }) | null;
  readonly lastStatus: number | null;
  readonly hottestDriver: number;
  readonly hottestRotor: number;
  readonly first: TimedState | null;
  readonly last: TimedState | null;
  readonly lastReply: Moment | null;
  /** Commands since the last reply, and whether their replies are overdue. */
  readonly unanswered: number;
  readonly isOverdue: boolean;
  /** Longest run of commands without a reply, that ended. */
  readonly silence: Span | null;
  /** Replies that followed another one without a command between them. */
  readonly extra: number;
  /** Replies in CAN FD. */
  readonly fdReplies: number;
  /** Other IDs than its own under which it answers, with the number of replies. */
  readonly otherIds: Readonly<Record<string, number>>;
  /** Disabled although a motion command came before. */
  readonly limp: Span | null;
  /** Positions outside its travel, with the first of them. */
  readonly outside: (Span & { readonly q: number }) | null;
  /** Commands to a position that a misread register reply has. */
  readonly misread: (Span & { readonly q: number }) | null;
}

/** Error frames of one kind; they differ by their counters. */
export interface ErrorSummary extends Span {
  readonly words: string;
  readonly classes: readonly string[];
  /** Highest counters, if any were told. */
  readonly counters: BusError['counters'];
}

/** An ID that no motor on the bus has; `motor` is the lower half of byte 0, if the frames look like states. */
export interface Stranger {
  readonly port: string;
  readonly id: string;
  readonly count: number;
  readonly motor: number | null;
}

/** Summary of a recording. */
export interface Summary {
  readonly motors: readonly MotorSummary[];
  readonly strangers: readonly Stranger[];
  /** Frames that don't belong to the motors. */
  readonly unknown: number;
  readonly errors: readonly ErrorSummary[];
  /** Times at which a port left the bus, and the first reply after the last of them. */
  readonly busOff: (Span & { readonly port: string }) | null;
}
