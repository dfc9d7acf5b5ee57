import { baseInName, byteNumber, kindOfName, namesFrame, unitInName } from './columnNames';
import type { NamedKind } from './columnNames';
import type { LayoutOptions, Role } from './record';
import { basesOf, bytesIn, clockIn, directionIn, filled, idIn, lengthIn, most, secondsIn } from './values';

/** Role of a column of times, and how good it is as one; rank 0 for none. */
export function timeOf(texts: readonly string[], unit: Role | undefined): { readonly role: Role; readonly rank: number } {
  const cells = filled(texts);
  if (most(cells, (text) => text.includes(':') && !Number.isNaN(clockIn(text)))) return { role: 'clock', rank: 3 };
  const values = cells.map((text) => secondsIn(text, 1));
  if (!most(values, Number.isFinite)) return { role: 'none', rank: 0 };
  if (unit) return { role: unit, rank: 3 };
  if (cells.some((text) => /[.,]/.test(text))) return { role: 'seconds', rank: 3 };
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  if (first > 1e17) return { role: 'nanoseconds', rank: 2 };
  if (first > 1e14) return { role: 'microseconds', rank: 2 };
  if (first > 1e11) return { role: 'milliseconds', rank: 2 };
  const spacing = (last - first) / Math.max(1, values.length - 1);
  if (first > 1.2e9 && first < 2.2e9 && spacing < 100) return { role: 'seconds', rank: 2 };
  return { role: spacing >= 100 ? 'microseconds' : 'milliseconds', rank: 2 };
}

/** Replaces the cells of bytes by one. */
export const fold = (cells: readonly string[], from: number, count: number): string[] => [
  ...cells.slice(0, from),
  cells.slice(from, from + count).join(' '),
  ...cells.slice(from + count),
];

/** Digits from which IDs are extended, if a column has short and long ones that are filled with zeros. */
function extendedDigits(ids: readonly string[]): number {
  const lengths = new Set(filled(ids).map((text) => text.replace(/^0x|[hx]$/gi, '').length));
  return lengths.has(8) && lengths.size > 1 && [...lengths].every((length) => length <= 4 || length >= 7) ? 7 : 0;
}

/** Roles of columns, with the rows that showed them. */
interface Guess {
  readonly roles: Role[];
  readonly options: LayoutOptions;
}

/** Roles of IDs and bytes by the base in which they are written. */
export const idRole = { 16: 'id', 10: 'idDecimal' } as const;
export const dataRole = { 16: 'data', 10: 'dataDecimal', 64: 'data64' } as const;

/** Fills in roles that depend on how the cells are written. */
function withBases(
  roles: Role[],
  rows: readonly (readonly string[])[],
  names: readonly string[],
  id: number,
  data: readonly number[],
): Guess {
  const ids = rows.map((row) => row[id] ?? '');
  const bytes = rows.map((row) =>
    data
      .map((place) => row[place] ?? '')
      .join(' ')
      .trim(),
  );
  const { idBase, byteBase } = basesOf({
    ids,
    bytes,
    idBase: baseInName(names[id] ?? ''),
    byteBase: baseInName(names[data[0] ?? 0] ?? ''),
  });
  roles[id] = idRole[idBase];
  for (const place of data) roles[place] = dataRole[byteBase];
  return { roles, options: { extendedFrom: extendedDigits(ids) } };
}

/** Roles of columns by their heads; null if no ID or no bytes are named. */
export function guessByNames(names: readonly string[], rows: readonly (readonly string[])[]): Guess | null {
  const kinds = names.map(kindOfName);
  if (!namesFrame(kinds)) return null;
  const places = (kind: NamedKind): number[] => kinds.flatMap((one, index) => (one === kind ? [index] : []));
  const texts = (place: number): string[] => filled(rows.map((row) => row[place] ?? ''));
  const best = (candidates: readonly number[], holds: (text: string) => boolean): number | undefined =>
    candidates.find((place) => most(texts(place), holds)) ?? candidates[0];
  const roles: Role[] = kinds.map((kind) =>
    kind === 'time' || kind === 'byte' || kind === 'code' || kind === 'id' || kind === 'data' ? 'none' : kind,
  );
  const id = best(places('id'), (text) => !Number.isNaN(idIn(text, 16).value)) ?? 0;
  const whole = best(places('data'), (text) => bytesIn(text, 16) !== null || bytesIn(text, 64) !== null);
  const single = places('byte').sort((a, b) => byteNumber(names[a] ?? '') - byteNumber(names[b] ?? ''));
  const data = single.length > 1 || whole === undefined ? single : [whole];
  const [code] = places('code');
  if (code !== undefined && !places('length').some((place) => most(texts(place), (text) => !Number.isNaN(lengthIn(text))))) {
    for (const place of places('length')) roles[place] = 'none';
    roles[code] = 'length';
  }
  const times = places('time').map((place) => ({ place, ...timeOf(texts(place), unitInName(names[place] ?? '')) }));
  const time = times.sort((a, b) => b.rank - a.rank || a.place - b.place)[0];
  if (time && time.rank > 0) roles[time.place] = time.role;
  const guess = withBases(roles, rows, names, id, data);
  return { ...guess, options: { ...guess.options, data } };
}

/** Bytes of the shortest frame that tables without heads may have, so that other numbers aren't taken for frames. */
const fewestBytes = 4;

const isByte = (text: string): boolean => /^(?:0x)?[\da-f]{1,2}h?$|^\d{3}$/i.test(text);

/** Number of bytes in a cell. */
const sizeOf = (text = ''): number =>
  (bytesIn(text, 16) ?? (/\d\s+\d/.test(text) ? bytesIn(text, 10) : null) ?? bytesIn(text, 64))?.length ?? 0;

/** Where the bytes of a row are, in cells or in one, and where their number is, or −1. */
interface BytePlaces {
  readonly from: number;
  readonly count: number;
  readonly length: number;
}

/** Bytes after their number, or, in a row without one, those at its end. */
function bytesInRow(cells: readonly string[]): BytePlaces | null {
  for (const [length, cell] of cells.entries()) {
    const [said, from] = [lengthIn(cell), length + 1];
    if (length === 0 || !(said >= fewestBytes && said <= 64)) continue;
    const row = cells.slice(from, from + said);
    if (row.length === said && row.every(isByte)) return { from, count: said, length };
    if (sizeOf(cells[from]) === said) return { from, count: 1, length };
  }
  let from = cells.length;
  while (from > 1 && /^[\da-f]{2}$/i.test(cells[from - 1] ?? '')) from -= 1;
  if (cells.length - from >= fewestBytes) return { from, count: cells.length - from, length: -1 };
  const last = cells.length - 1;
  return bytesIn(cells[last] ?? '', 16) && sizeOf(cells[last]) >= fewestBytes ? { from: last, count: 1, length: -1 } : null;
}

const kindWord = /^(?:s|x|sr|xr|d|std|xtd|ext|sff|eff|fd|canfd|can|standard|extended|data|remote|rtr|标准帧|扩展帧|数据帧|远程帧)$/i;

/** What a cell before or after the bytes shows that it holds. */
function roleOf(text: string): Role {
  if (/^\(?[\d:]+[.,:]\d+\)?$/.test(text)) return timeOf([text], undefined).role;
  if (kindWord.test(text)) return 'kind';
  if (/^(?:(?:v|sl)?can|ch(?:annel)?)\d+$/i.test(text)) return 'port';
  return /^\W*[a-z接发收]/i.test(text) && directionIn(text) !== null && !/^(?:true|false|f)$/i.test(text) ? 'direction' : 'none';
}

/** Roles of columns without heads, by the first row that has bytes: the ID is the last number before them. */
export function guessByRow(rows: readonly (readonly string[])[]): Guess | null {
  const sample = rows.find((cells) => bytesInRow(cells));
  const bytes = sample && bytesInRow(sample);
  if (!bytes) return null;
  const { from, count, length } = bytes;
  const cells = fold(sample, from, count).map((text) => text.trim());
  const roles = cells.map((text, place) => (place === from ? 'none' : place === length ? 'length' : roleOf(text)));
  const id = cells.findLastIndex(
    (text, place) => place < from && roles[place] === 'none' && /^(?:0x)?(?=.*\d|.{3})[\da-f]{1,8}[hx]?$/i.test(text),
  );
  // Without their number, bytes and an ID of one or two digits could be anything.
  if (id < 0 || (length < 0 && !/^0x|.{3}/i.test(cells[id] ?? ''))) return null;
  const others = rows.filter((row) => bytesInRow(row)?.from === from);
  const folded = others.map((row) => fold(row, from, row.length - cells.length + 1));
  const guess = withBases(roles, folded, [], id, [from]);
  return { ...guess, options: { ...guess.options, isSpread: count > 1 } };
}
