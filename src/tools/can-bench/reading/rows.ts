import { idText, hexText } from '../formats/frame';
import type { Reading, ReadingKind } from './reading';
import type { Recording } from './recording';
import { csvCell } from '../../../model/format';

/** Filter for frames, by motor and kind. */
export interface RowFilter {
  readonly port?: string | undefined;
  readonly motorId?: number | undefined;
  readonly kind?: ReadingKind | undefined;
}

/** A frame as a row of the list. */
export interface FrameRow {
  readonly line: number;
  readonly time: number | null;
  readonly port: string;
  readonly direction: 'TX' | 'RX' | null;
  readonly id: string;
  readonly fd: boolean;
  readonly data: readonly number[];
  readonly readings: readonly Reading[];
}

/** Indices of the matching frames. */
export function placesOf({ frames, kindOf, motorOf }: Recording, { port, motorId, kind }: RowFilter): number[] {
  const places: number[] = [];
  for (let index = 0; index < frames.count; index += 1) {
    if (kind !== undefined && kindOf(index) !== kind) continue;
    if (motorId !== undefined && motorOf(index) !== motorId) continue;
    if (port !== undefined && frames.portOf(index) !== port) continue;
    places.push(index);
  }
  return places;
}

/** Row of the frame at an index. */
export function rowAt({ frames, read }: Recording, index: number): FrameRow {
  const frame = frames.at(index);
  return {
    line: frames.lineOf(index),
    time: frame.time,
    port: frame.port,
    direction: frame.direction,
    id: idText(frame),
    fd: frame.fd,
    data: [...frame.data],
    readings: read(index),
  };
}

/** A page of the matching frames, the index of its first, and their total number. */
export interface RowPage {
  readonly rows: readonly FrameRow[];
  readonly from: number;
  readonly total: number;
}

/** The page of `count` matching frames that starts at `from`; the last page if there are fewer. */
export function rowsOf(recording: Recording, filter: RowFilter, from: number, count: number): RowPage {
  const places = placesOf(recording, filter);
  const lastPage = Math.floor(Math.max(0, places.length - 1) / count) * count;
  const start = from < places.length ? Math.max(0, from) : lastPage;
  return { rows: places.slice(start, start + count).map((index) => rowAt(recording, index)), from: start, total: places.length };
}

/** Columns of the CSV, with the field of a reading for each. */
const valueColumns = [
  ['status', 'status'],
  ['q_rad', 'q'],
  ['dq_rad_s', 'dq'],
  ['kp_nm_per_rad', 'kp'],
  ['kd_nms_per_rad', 'kd'],
  ['tau_nm', 'tau'],
  ['current_share', 'current'],
  ['t_mos_c', 'driverTemperature'],
  ['t_rotor_c', 'rotorTemperature'],
  ['register', 'register'],
  ['value', 'value'],
  ['bus_error', 'error'],
] as const;

/** The matching frames as CSV, each with its likeliest reading. */
export function csvOf(recording: Recording, filter: RowFilter): string {
  const head = ['line', 'time_s', 'port', 'direction', 'id', 'data_hex', 'kind', 'motor', 'joint', ...valueColumns.map(([name]) => name)];
  const lines = placesOf(recording, filter).map((index) => {
    const { line, time, port, direction, id, data, readings } = rowAt(recording, index);
    const [reading] = readings;
    const values = valueColumns.map(([, name]) => reading?.fields.find((field) => field.name === name)?.value ?? null);
    const seconds = time === null ? null : Number(time.toFixed(9));
    const known = [reading?.kind ?? 'unknown', reading?.motorId ?? null, reading?.motor?.joint ?? null];
    return [line, seconds, port, direction, id, hexText(data), ...known, ...values].map(csvCell).join(',');
  });
  return [head.join(','), ...lines, ''].join('\r\n');
}
