import type { Unit } from './tableTypes';

/** A number as it is printed: thousands grouped, a true minus sign, and a fixed number of decimals where one is given. */
export function formatNumber(value: number, digits?: number): string {
  const size = Math.abs(value);
  const decimals = { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 10 };
  const text = digits === undefined && size < 1000 ? String(size) : size.toLocaleString('en-US', decimals);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** Number and unit with a no-break space, as SI asks; degrees and percent follow SI, too, except for plane angles. */
function withUnit(text: string, unit: Unit): string {
  return unit === '°' ? `${text}°` : `${text}\u00a0${unit}`;
}

/** A typed cell as text for readers. An empty cell is an en dash. */
export function formatCell(cell: string | number | boolean | null | readonly string[], unit?: Unit, digits?: number): string {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'object') return cell.join(', ');
  const text = typeof cell === 'number' ? formatNumber(cell, digits) : cell;
  return unit === undefined ? text : withUnit(text, unit);
}
