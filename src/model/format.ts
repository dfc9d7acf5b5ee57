import type { Unit } from './tableTypes';

/** Formats bytes: 12.2 MB; at least 0.1 MB unless zero. */
export const megabytes = (bytes: number): string => `${(bytes === 0 ? 0 : Math.max(0.1, bytes / 1e6)).toFixed(1)} MB`;

/** A number's space before an SI unit, or before the × of a count as in "4 × M3×6". */
const spaceBeforeUnit =
  /(\d) (?=(?:×|%|°C|rpm|h|days|USD|EUR|JPY|CHF|GBP|CNY|KRW|[kMGcmµn]?(?:m[²³]?|g|s|A|V|W|N|Ω|H|Hz|bit|B|rad)(?:[·/][A-Za-z·²/]+)?)(?![\p{L}\p{N}]))/gu;

/** Inserts no-break spaces between numbers and units. */
export const keepUnits = (text: string): string => text.replace(spaceBeforeUnit, '$1\u00a0');

/** Beginning of a text that a spreadsheet would run as a formula. */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Exceptions: numbers, several numbers such as a vector, or a lone sign, which names a wire. */
const harmless = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)?(?:e[+-]?\d+)?(?: \d+(?:\.\d+)?)*$/i;

/** Whether a spreadsheet would run a text as a formula. */
export const isFormula = (text: string): boolean => formulaStart.test(text) && !harmless.test(text.trim());

/** Prefixes a formula with an apostrophe, as OWASP advises. */
export const harmlessText = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** A cell of a CSV download: safe from formulas, and quoted if it contains a comma, quote or line break. */
export function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? harmlessText(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prefixes non-ASCII text with a byte-order mark: without it, Excel shows M3×8 as M3Ã—8. ASCII stays unmarked, for shops. */
export const markedText = (text: string): string => (/\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text);

/**
 * Rounds the written decimal: 6.05 gives 6.1, although its binary value is slightly less. Numbers in exponent notation are rounded
 * normally.
 */
function withDecimals(size: number, digits: number): string {
  const rounded = Number(`${Math.round(Number(`${size}e${digits}`))}e-${digits}`);
  return (Number.isNaN(rounded) ? size : rounded).toFixed(digits);
}

/**
 * Formats a number: grouped thousands, a true minus sign, and optionally fixed decimals. Without `toLocaleString`, which is slow to start.
 */
export function formatNumber(value: number, digits?: number): string {
  const size = Math.abs(value);
  const plain = digits === undefined ? String(size < 1000 ? size : Number(size.toFixed(10))) : withDecimals(size, digits);
  const [whole = '', ...decimals] = plain.split('.');
  const text = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A rough price: three significant digits and at most two decimals, such as 6,500 and 7.04. */
export function approximately(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return formatNumber(rounded, Math.min(2, Math.max(0, 2 - Math.floor(Math.log10(rounded || 100)))));
}

/** Joins number and unit with a no-break space. SI requires it for all units except plane angles. */
export function withUnit(text: string, unit: Unit): string {
  return unit === '°' ? `${text}°` : `${text}\u00a0${unit}`;
}

/** Formats a typed cell. An empty cell is an en dash. */
export function formatCell(cell: string | number | boolean | null | readonly string[], unit?: Unit, digits?: number): string {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'object') return cell.join(', ');
  const text = typeof cell === 'number' ? formatNumber(cell, digits) : cell;
  return unit === undefined ? text : withUnit(text, unit);
}
