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

interface Columns extends Record<PlottedName, number[]> {
  readonly times: number[];
}

/** All states of the motor, in order. */
function statesOf({ frames, kindOf, motorOf, read, clock }: Recording, { port, motorId }: SeriesWish): Columns {
  const columns: Columns = { times: [], q: [], dq: [], tau: [] };
  for (let index = 0; index < frames.count; index += 1) {
    if (kindOf(index) !== 'state' || motorOf(index) !== motorId || frames.portOf(index) !== port) continue;
    const time = clock === 'none' ? index : frames.timeOf(index);
    if (Number.isNaN(time)) continue;
    const [state] = read(index);
    columns.times.push(time);
    for (const name of plottedNames) columns[name].push(valueIn(state, name));
  }
  return columns;
}

/** Points of a quantity in a range, at most two per interval. */
function thinned(times: readonly number[], values: readonly number[], chosen: readonly number[], stretches: number): Point[] {
  const point = (index: number): Point => [times[index] ?? 0, values[index] ?? 0];
  if (chosen.length <= stretches * 2) return chosen.map(point);
  const size = chosen.length / stretches;
  const points: Point[] = [];
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const part = chosen.slice(Math.floor(stretch * size), Math.floor((stretch + 1) * size));
    const [first = 0] = part;
    let [least, greatest] = [first, first];
    for (const index of part) {
      if ((values[index] ?? 0) < (values[least] ?? 0)) least = index;
      if ((values[index] ?? 0) > (values[greatest] ?? 0)) greatest = index;
    }
    points.push(...[least, greatest].sort((a, b) => a - b).map(point));
  }
  return points;
}

/** The wanted range, clamped to the recording. */
function rangeWithin({ from, to }: SeriesWish, first: number, last: number): readonly [number, number] {
  const length = Math.min((to ?? last) - (from ?? first), last - first);
  const start = Math.min(Math.max(from ?? first, first), last - length);
  return [start, start + length];
}

/** A motor's states in a range of times, for a plot and its table; null if there are none. */
export function seriesOf(recording: Recording, wish: SeriesWish): Series | null {
  const { times, q, dq, tau } = statesOf(recording, wish);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = rangeWithin(wish, first, last);
  const chosen = times.flatMap((time, index) => (time >= from && time <= to ? [index] : []));
  const every = Math.max(1, Math.ceil(chosen.length / tableRows));
  return {
    unit: recording.clock === 'none' ? 'frames' : 's',
    from,
    to,
    count: chosen.length,
    lines: {
      q: thinned(times, q, chosen, wish.stretches),
      dq: thinned(times, dq, chosen, wish.stretches),
      tau: thinned(times, tau, chosen, wish.stretches),
    },
    rows: chosen
      .filter((_index, place) => place % every === 0 || place === chosen.length - 1)
      .map((index) => ({ time: times[index] ?? 0, q: q[index] ?? 0, dq: dq[index] ?? 0, tau: tau[index] ?? 0 })),
  };
}
