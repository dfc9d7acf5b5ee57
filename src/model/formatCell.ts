import type { Unit } from './tableTypes';

/**
 * A size with a fixed number of decimals, rounded as it is written: 6.05 to 6.1, although binary 6.05 is a little less.
 * Sizes that are written with an exponent are rounded as they are.
 */
function withDecimals(size: number, digits: number): string {
  const rounded = Number(`${Math.round(Number(`${size}e${digits}`))}e-${digits}`);
  return (Number.isNaN(rounded) ? size : rounded).toFixed(digits);
}

/**
 * A number as it is printed: thousands grouped, a true minus sign, and a fixed number of decimals where one is given.
 * Not by `toLocaleString`: a browser takes longer to load its number formats than to render a page.
 */
export function formatNumber(value: number, digits?: number): string {
  const size = Math.abs(value);
  const plain = digits === undefined ? String(size < 1000 ? size : Number(size.toFixed(10))) : withDecimals(size, digits);
  const [whole = '', ...decimals] = plain.split('.');
  const text = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A price with three figures, where more would pretend to know more, and two decimals at most: 6,500 and 7.04. */
export function approximately(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return formatNumber(rounded, Math.min(2, Math.max(0, 2 - Math.floor(Math.log10(rounded || 100)))));
}

/** Number and unit with a no-break space, as SI asks; degrees and percent follow SI, too, except for plane angles. */
export function withUnit(text: string, unit: Unit): string {
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
