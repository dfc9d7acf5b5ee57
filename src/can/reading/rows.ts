import { idText, hexText } from '../formats/frame';
import type { CanFrame } from '../formats/frame';
import type { Reading, ReadingKind } from './reading';
import type { RecordedFrame, Recording } from './recording';
import { csvCell } from '../../model/format';

/** Filter for frames, by motor and kind. */
export interface RowFilter {
  readonly port?: string | undefined;
  readonly motorId?: number | undefined;
  readonly kind?: ReadingKind | undefined;
}

/** A frame as a row of the list. */
export interface FrameRow extends Pick<RecordedFrame, 'line'>, Pick<CanFrame, 'port' | 'direction' | 'fd'> {
  readonly time: number | null;
  readonly id: string;
  readonly data: readonly number[];
  readonly readings: readonly Reading[];
}

const matching = ({ frames }: Recording, { port, motorId, kind }: RowFilter): RecordedFrame[] =>
  frames.filter(
    (one) =>
      (kind === undefined || one.kind === kind) &&
      (motorId === undefined || one.motorId === motorId) &&
      (port === undefined || one.frame.port === port),
  );

function rowOf(recorded: RecordedFrame, read: Recording['read']): FrameRow {
  const { line, time, frame } = recorded;
  const { port, direction, fd, data } = frame;
  return { line, time, port, direction, id: idText(frame), fd, data: [...data], readings: read(recorded) };
}

/** A page of the matching frames, the index of its first, and their total number. */
export interface RowPage {
  readonly rows: readonly FrameRow[];
  readonly from: number;
  readonly total: number;
}

/** The page of `count` matching frames that starts at `from`; the last page if there are fewer. */
export function rowsOf(recording: Recording, filter: RowFilter, from: number, count: number): RowPage {
  const found = matching(recording, filter);
  const lastPage = Math.floor(Math.max(0, found.length - 1) / count) * count;
  const start = from < found.length ? Math.max(0, from) : lastPage;
  return { rows: found.slice(start, start + count).map((one) => rowOf(one, recording.read)), from: start, total: found.length };
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
  const lines = matching(recording, filter).map((recorded) => {
    const { line, time, port, direction, id, data, readings } = rowOf(recorded, recording.read);
    const [reading] = readings;
    const values = valueColumns.map(([, name]) => reading?.fields.find((field) => field.name === name)?.value ?? null);
    const seconds = time === null ? null : Number(time.toFixed(9));
    const meaning = [reading?.kind ?? 'unknown', reading?.motorId ?? null, reading?.motor?.joint ?? null];
    return [line, seconds, port, direction, id, hexText(data), ...meaning, ...values].map(csvCell).join(',');
  });
  return [head.join(','), ...lines, ''].join('\r\n');
}
