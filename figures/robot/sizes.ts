import { readRow } from '../tables/readTable';

/** A value of the table of main dimensions, mm. */
export const dimension = (name: string): number => readRow('general-dimensions', name).number('value_mm');

/** Lower and upper limit of a joint, degrees. */
export function jointLimits(joint: string): { min: number; max: number } {
  const row = readRow('joint-limits', joint);
  return { min: row.number('min_deg'), max: row.number('max_deg') };
}

/** Sizes of the base plate, mm, and its holes. */
export function basePlate() {
  const plate = readRow('base-plate', 'base plate');
  return {
    width: plate.number('width_mm'),
    length: plate.number('length_mm'),
    thickness: plate.number('thickness_mm'),
    radius: plate.number('corner_radius_mm'),
    holes: plate.number('hole_count'),
    thread: plate.text('thread'),
    across: plate.number('hole_columns'),
    along: plate.number('hole_rows'),
    pitch: plate.number('hole_pitch_mm'),
  };
}

/** An angle as it is printed: with sign, zero without. */
export const signed = (degrees: number): string => (degrees > 0 ? `+${degrees}°` : degrees < 0 ? `−${-degrees}°` : '0°');
