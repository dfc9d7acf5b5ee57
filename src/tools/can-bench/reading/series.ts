import { valueIn } from './reading';
import type { Recording } from './recording';

/** Values of a motor over time, thinned out for a plot: of each stretch the least and the greatest value stay. */
export interface Series {
  /** What the times count: seconds, or frames where the lines have no times. */
  readonly unit: 's' | 'frames';
  readonly from: number;
  readonly to: number;
  /** States in the range. */
  readonly count: number;
  readonly lines: Readonly<Record<PlottedName, readonly Point[]>>;
  /** States of the range for a table: all, or so many at equal distances. */
  readonly rows: readonly (Readonly<Record<PlottedName, number>> & { readonly time: number })[];
}

/** Quantities of a state that are plotted. */
export const plottedNames = ['q', 'dq', 'tau'] as const;

/** One of them. */
export type PlottedName = (typeof plottedNames)[number];

/** A time, and a value. */
export type Point = readonly [number, number];

/** Which states are wanted, and how finely. */
export interface SeriesWish {
  readonly port: string;
  readonly motorId: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Stretches that a plot can show. */
  readonly stretches: number;
}

/** Rows of the table beside a plot. */
const tableRows = 100;

interface Columns extends Record<PlottedName, number[]> {
  readonly times: number[];
}

/** All states of the motor, in the order in which they came. */
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

/** Points of a quantity in a range, at most two for each stretch. */
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

/** The range that is wanted, moved into the recording and no longer than it. */
function rangeWithin({ from, to }: SeriesWish, first: number, last: number): readonly [number, number] {
  const length = Math.min((to ?? last) - (from ?? first), last - first);
  const start = Math.min(Math.max(from ?? first, first), last - length);
  return [start, start + length];
}

/** States of a motor in a range of times, for a plot and the table beside it; null if there is none. */
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
