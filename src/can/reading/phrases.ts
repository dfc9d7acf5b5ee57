import { formatNumber } from '../../model/format';
import type { KnownBus } from './bus';
import type { Lead } from './leads';
import type { Moment, MotorSummary, Span } from './summary';

/** Something that is wrong in a recording, in a sentence, with the row of symptoms that explains it. */
export interface Finding {
  readonly words: string;
  readonly lead?: Lead | undefined;
}

/** A number of things, such as `2 commands`. */
export const many = (count: number, one: string): string => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** A number with a true minus sign. */
export const number = (value: number, digits = 3): string => formatNumber(Number(value.toFixed(digits))).replace('-', '−');

/** `at 1.234 s (line 57)`, or `at line 57` where lines have no times. */
export const at = ({ time, line }: Moment, word = 'at'): string =>
  time === null ? `${word} line ${line.toLocaleString('en')}` : `${word} ${number(time)} s (line ${line.toLocaleString('en')})`;

/** From when to when. */
export const lasting = ({ from, until }: Span): string => `${at(from, 'from')} ${until ? at(until, 'to') : 'to the end'}`;

/** ` at can0`; empty for a recording that names no port. */
export const atPort = (port: string): string => (port === '' ? '' : ` at ${/^\d+$/.test(port) ? `channel ${port}` : port}`);

/** Joints in words, such as `J1, J3 and J5`, or `J5 to J8` for neighbours. */
export function named(joints: readonly string[], bus: KnownBus): string {
  const order = bus.motors.map(({ joint }) => joint);
  const places = joints.map((joint) => order.indexOf(joint));
  const last = joints.at(-1) ?? '';
  if (joints.length > 2 && places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1))
    return `${joints[0]} to ${last}`;
  return joints.length < 2 ? last : `${joints.slice(0, -1).join(', ')} and ${last}`;
}

export const jointsOf = (motors: readonly MotorSummary[]): string[] => motors.map(({ joint }) => joint);
