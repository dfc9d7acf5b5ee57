import { csvCell } from '../../model/csvCell';
import { hexText } from '../text/frame';
import type { Recording } from './recording';
import { placesOf, rowAt } from './rows';
import type { RowFilter } from './rows';

/** Columns of the download, with the field of a reading that each shows. */
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

/** The frames that fit as a CSV, each with its likeliest reading. */
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
