import { valueIn } from './reading';
import type { Recording } from './recording';

/** A motor's values over time, downsampled for a plot: each interval keeps its minimum and maximum. */
export interface Series {
  /** Unit of the times: seconds, or frame indices if the lines have no times. */
  readonly unit: 's' | 'frames';
  readonly from: number;
  readonly to: number;
  /** Number of states in the range. */
  readonly count: number;
  readonly lines: Readonly<Record<PlottedName, readonly Point[]>>;
  /** States of the range for a table: all, or a number of them at equal distances. */
  readonly rows: readonly (Readonly<Record<PlottedName, number>> & { readonly time: number })[];
}

/** Plotted quantities of a state. */
export const plottedNames = ['q', 'dq', 'tau'] as const;

/** Name of a plotted quantity. */
export type PlottedName = (typeof plottedNames)[number];

/** A time and a value. */
export type Point = readonly [number, number];

/** Which states to plot, and how finely. */
export interface SeriesWish {
  readonly port: string;
  readonly motorId: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Number of intervals in the plot. */
  readonly stretches: number;
}

/** Rows of the table beside a plot. */
const tableRows = 100;

/** A state of the motor, and its time or index. */
type State = Series['rows'][number];

/** All states of the motor, in order. */
const statesOf = ({ frames, read, clock }: Recording, { port, motorId }: SeriesWish): State[] =>
  frames.flatMap((recorded, index): State[] => {
    const time = clock === 'none' ? index : recorded.time;
    if (recorded.kind !== 'state' || recorded.motorId !== motorId || recorded.frame.port !== port || time === null) return [];
    const [state] = read(recorded);
    return [{ time, q: valueIn(state, 'q'), dq: valueIn(state, 'dq'), tau: valueIn(state, 'tau') }];
  });

/** Points of a quantity, at most two per interval: its minimum and maximum. */
function thinned(states: readonly State[], name: PlottedName, stretches: number): Point[] {
  const point = (state: State): Point => [state.time, state[name]];
  if (states.length <= stretches * 2) return states.map(point);
  const size = states.length / stretches;
  return Array.from({ length: stretches }, (_none, stretch) => {
    const part = states.slice(Math.floor(stretch * size), Math.floor((stretch + 1) * size));
    const values = part.map((state) => state[name]);
    const [least, greatest] = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
    return [Math.min(least, greatest), Math.max(least, greatest)].flatMap((index) => part.slice(index, index + 1).map(point));
  }).flat();
}

/** The wanted range, clamped to the recording. */
function rangeWithin({ from, to }: SeriesWish, first: number, last: number): readonly [number, number] {
  const length = Math.min((to ?? last) - (from ?? first), last - first);
  const start = Math.min(Math.max(from ?? first, first), last - length);
  return [start, start + length];
}

/** A motor's states in a range of times, for a plot and its table; null if there are none. */
export function seriesOf(recording: Recording, wish: SeriesWish): Series | null {
  const states = statesOf(recording, wish);
  const [first, last] = [states[0], states.at(-1)];
  if (!first || !last) return null;
  const [from, to] = rangeWithin(wish, first.time, last.time);
  const chosen = states.filter(({ time }) => time >= from && time <= to);
  const every = Math.max(1, Math.ceil(chosen.length / tableRows));
  const line = (name: PlottedName): Point[] => thinned(chosen, name, wish.stretches);
  return {
    unit: recording.clock === 'none' ? 'frames' : 's',
    from,
    to,
    count: chosen.length,
    lines: { q: line('q'), dq: line('dq'), tau: line('tau') },
    rows: chosen.filter((_state, place) => place % every === 0 || place === chosen.length - 1),
  };
}
