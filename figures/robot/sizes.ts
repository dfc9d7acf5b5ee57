import { readTable } from '../readTable';

const row = (table: string, key: string, name: string): Record<string, string> => {
  const found = readTable(table).find((candidate) => candidate[key] === name);
  if (!found) throw new Error(`content/data/${table}.csv has no row "${name}".`);
  return found;
};

/** A value of the table of main dimensions, mm. */
export const dimension = (name: string): number => Number(row('general-dimensions', 'dimension', name).value_mm);

/** Lower and upper limit of a joint, degrees. */
export function jointLimits(joint: string): { min: number; max: number } {
  const { min_deg, max_deg } = row('joint-limits', 'joint', joint);
  return { min: Number(min_deg), max: Number(max_deg) };
}

/** Sizes of the base plate, mm, and its holes. */
export function basePlate() {
  const plate = row('base-plate', 'part', 'base plate');
  const value = (column: string): number => Number(plate[column]);
  return {
    width: value('width_mm'),
    length: value('length_mm'),
    thickness: value('thickness_mm'),
    radius: value('corner_radius_mm'),
    holes: value('hole_count'),
    thread: plate.thread,
    across: value('hole_columns'),
    along: value('hole_rows'),
    pitch: value('hole_pitch_mm'),
  };
}

/** An angle as it is printed: with sign, zero without. */
export const signed = (degrees: number): string => (degrees > 0 ? `+${degrees}°` : degrees < 0 ? `−${-degrees}°` : '0°');
