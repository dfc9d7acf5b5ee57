import type { SentKind } from './sentKinds';
import type { LimitSet } from '../canTables';
import type { BusMotor } from '../reading/bus';
import type { Bus } from '../text/writeFrame';

/** A command to a motor of a bus, with the numbers that were asked for. */
export interface CodeRequest {
  readonly kind: SentKind;
  readonly motor: BusMotor;
  readonly motors: readonly BusMotor[];
  readonly limitSets: readonly LimitSet[];
  readonly port: string;
  readonly bus: Bus;
  readonly asked: Readonly<Record<string, number>>;
}

/** Lines to copy, in a language. */
export interface CodeSample {
  readonly language: 'C++' | 'Python' | 'Terminal';
  readonly lines: readonly string[];
  /** Versions that have it. */
  readonly since: string;
}
