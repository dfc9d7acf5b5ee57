import type { Unit } from './tableTypes';

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10, useGrouping: true });

/** A number as it is printed: thousands grouped, a true minus sign. */
export function formatNumber(value: number): string {
  const text = Math.abs(value) >= 1000 ? numberFormat.format(Math.abs(value)) : String(Math.abs(value));
  return value < 0 ? `−${text}` : text;
}

/** Number and unit with a no-break space, as SI asks; degrees and percent follow SI, too, except for plane angles. */
function withUnit(text: string, unit: Unit): string {
  return unit === '°' ? `${text}°` : `${text}\u00a0${unit}`;
}

/** A typed cell as text for readers. An empty cell is an en dash. */
export function formatCell(cell: string | number | boolean | null | readonly string[], unit?: Unit): string {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'object') return cell.join(', ');
  const text = typeof cell === 'number' ? formatNumber(cell) : cell;
  return unit === undefined ? text : withUnit(text, unit);
}
