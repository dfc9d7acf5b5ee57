import { table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';

/** GB that the films of an hour take, from pixels, frames and the bits that the encoder spends on a pixel. */
const filmsOfAnHour =
  (bitsPerPixel: number): Derive =>
  (row) => {
    const [cameras, width, height, fps] = ['cameras', 'width', 'height', 'fps'].map((name) => Number(row[name]));
    const bits = (cameras ?? NaN) * (width ?? NaN) * (height ?? NaN) * (fps ?? NaN) * bitsPerPixel * 3600;
    return Number((bits / 8e9).toFixed(1));
  };

/** Distance in degrees at which a joint pushes with its motor's peak torque. */
const distanceOfPeakTorque: Derive = (row, rowsOf) => {
  const motor = rowsOf('joints-to-motors').find(({ joint }) => joint === row.joint);
  const peak = rowsOf('motor-specifications').find(({ model }) => model === motor?.spec_row)?.peak_torque_nm;
  return typeof peak === 'number' ? Number((((peak / Number(row.kp_nm_per_rad)) * 180) / Math.PI).toFixed(1)) : null;
};

/** Tables of the pages about recording a dataset with LeRobot. */
export const recordingTables = {
  'lerobot-commands': table('Programs of LeRobot', 'command', {
    command: { label: 'Program', code: true },
    options: { label: 'Options', type: 'list', code: true, optional: true },
    motors: 'What it does to the motors',
  }),
  'lerobot-record-options': table('Options of lerobot-record', 'option', {
    option: { label: 'Option', code: true },
    default: 'Default',
    meaning: 'Meaning',
  }),
  'lerobot-joints': table('Gains and limits of LeRobot’s follower', 'joint', {
    joint: 'Joint',
    kp_nm_per_rad: 'Kp',
    kd_nms_per_rad: { label: 'Kd', digits: 1 },
    right_least_deg: 'Right, least',
    right_most_deg: 'Right, most',
    left_least_deg: 'Left, least',
    left_most_deg: 'Left, most',
    without_side_least_deg: 'No side, least',
    without_side_most_deg: 'No side, most',
    peak_torque_distance_deg: { label: 'Peak torque at a distance of', digits: 1, derive: distanceOfPeakTorque },
  }),
  'recording-space': table('Disk space of an hour of recorded episodes', 'pictures', {
    pictures: 'Pictures',
    cameras: { label: 'Cameras', type: 'integer', min: 1 },
    width: { label: 'Width, pixels', type: 'integer', min: 1 },
    height: { label: 'Height, pixels', type: 'integer', min: 1 },
    fps: { label: 'Frames a second', type: 'integer', min: 1 },
    least: { label: 'Least, GB', type: 'number', digits: 1, derive: filmsOfAnHour(0.1) },
    most: { label: 'Most, GB', type: 'number', digits: 1, derive: filmsOfAnHour(0.3) },
  }),
  'recording-keys': table('Keys while recording', 'key', { key: 'Key', meaning: 'What it does', episode: 'The running episode' }),
  'recording-endings': table('How a program ends', 'event', { event: 'What happens', follower: 'The follower', do: 'What to do' }),
  'dataset-columns': table('Columns of a dataset', 'column', {
    column: { label: 'Column', code: true },
    type: 'Type',
    holds: 'Holds',
  }),
} satisfies TableDefinitions;
