import type { Unit } from './tableTypes';

/** Bytes as readers know them: 12.2 MB, and 0.1 MB at least for what is there at all. */
export const megabytes = (bytes: number): string => `${(bytes === 0 ? 0 : Math.max(0.1, bytes / 1e6)).toFixed(1)} MB`;

/** Names of the months, January first. */
export const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** A day such as 2025-11-24, or a moment such as 2025-11-24T08:00:00.000Z, as it is written in a sentence: 24 November 2025. Called for each row, so without Intl, which is slow to start. */
export function longDate(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${date} ${monthNames[(month ?? 0) - 1]} ${year}`;
}

/** A number's space before a unit symbol in SI notation, or before the sign of a count as in "4 × M3×6". */
const spaceBeforeUnit =
  /(\d) (?=(?:×|%|°C|rpm|h|days|USD|JPY|[kMGcmµn]?(?:m[²³]?|g|s|A|V|W|N|Ω|H|Hz|bit|B|rad)(?:[·/][A-Za-z·²/]+)?)(?![\p{L}\p{N}]))/gu;

/** A text in which no line breaks between a number and its unit. */
export const keepUnits = (text: string): string => text.replace(spaceBeforeUnit, '$1\u00a0');

/** What a spreadsheet takes for the beginning of a formula, in the spellings that it knows. */
const runnable = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A number, several beside each other such as the parts of a vector, or a sign alone, which is the name of a wire. */
const harmless = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)?(?:e[+-]?\d+)?(?: \d+(?:\.\d+)?)*$/i;

/** Whether a spreadsheet would run a text as a formula. A number with a sign is a number. */
export const wouldRun = (text: string): boolean => runnable.test(text) && !harmless.test(text.trim());

/** A text that a spreadsheet shows as it stands: OWASP's advice is an apostrophe before what it would run. */
export const harmlessText = (text: string): string => (wouldRun(text) ? `'${text}` : text);

/** A cell of a CSV file that readers download: harmless, and in quotes where it holds a comma, a quote or a line break. */
export function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? harmlessText(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file for spreadsheets: Excel takes it for UTF-8 only with this mark, and shows M3×8 as M3Ã—8 without. Plain lists stay plain for shops. */
export const markedText = (text: string): string => (/\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text);

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
