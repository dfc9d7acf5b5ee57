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
export interface Guess {
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

const isByte = (text: string | undefined): boolean => text !== undefined && /^(?:0x)?[\da-f]{1,2}h?$|^\d{3}$/i.test(text);

/** Number of bytes in a cell that has more than one; 0 for other cells. */
function sizeOf(text: string): number {
  if (!/[\da-f]{2}.*[\da-f]{2}/i.test(text) || /^\d+[.,]\d+$/.test(text)) return 0;
  const written = bytesIn(text, 16) ?? (/\d\s+\d/.test(text) ? bytesIn(text, 10) : null) ?? (/[+/=]/.test(text) ? bytesIn(text, 64) : null);
  return written?.length ?? 0;
}

/** Where bytes are in a row without a head, as cells or in one, and their number; `length` is −1 if the row doesn't say it. */
interface FoundBytes {
  readonly from: number;
  readonly count: number;
  readonly size: number;
  readonly length: number;
}

/** Bytes in cells of their own, after their number. */
function bytesAfterLength(cells: readonly string[]): FoundBytes | null {
  let best: FoundBytes | null = null;
  for (let place = 1; place < cells.length; place += 1) {
    const said = lengthIn(cells[place] ?? '');
    if (!(said > (best?.count ?? 0)) || said > 64) continue;
    const row = cells.slice(place + 1, place + 1 + said);
    if (row.length === said && row.every(isByte)) best = { from: place + 1, count: said, size: said, length: place };
  }
  return best;
}

/** Bytes of a row without a head: after their number, or else those at the end of the row, or the most in a cell. */
export function bytesOf(cells: readonly string[]): FoundBytes | null {
  const counted = bytesAfterLength(cells);
  let start = cells.length;
  while (start > 1 && /^[\da-f]{2}$/i.test(cells[start - 1] ?? '')) start -= 1;
  const atEnd = cells.length - start;
  if (counted && counted.count > 1) return counted;
  const sizes = cells.map(sizeOf);
  const lengths = cells.map((text) => lengthIn(text));
  const sorted = sizes.filter((size) => size > 1).sort((a, b) => b - a);
  const said = sorted.find((size) => lengths.some((length, place) => length === size && place !== sizes.indexOf(size)));
  if (said !== undefined) return { from: sizes.indexOf(said), count: 1, size: said, length: lengths.indexOf(said) };
  if (atEnd > 1) return { from: start, count: atEnd, size: atEnd, length: -1 };
  if (counted) return counted;
  return sorted[0] === undefined ? null : { from: sizes.lastIndexOf(sorted[0]), count: 1, size: sorted[0], length: -1 };
}

/** How much the cells of a column look like IDs; 0 for not at all. */
function idScore(texts: readonly string[]): number {
  if (!most(texts, (text) => /^(?:0x[\da-f]{1,16}|[\da-f]{1,8}[hx]?)$/i.test(text))) return 0;
  if (most(texts, (text) => /^0x|[hx]$/i.test(text))) return 5;
  if (texts.every((text) => text.length >= 3 && text.length === texts[0]?.length) || texts.some((text) => /^0\d/.test(text))) return 4;
  return texts.some((text) => /[a-f]/i.test(text)) ? 3 : texts.every((text) => Number(text) <= 1) ? 1 : 2;
}

const kindWord = /^(?:s|x|sr|xr|d|std|xtd|ext|sff|eff|fd|canfd|can|standard|extended|data|remote|rtr|标准帧|扩展帧|数据帧|远程帧)$/i;

/** Roles of columns without heads, by what is in them: rows whose bytes are one cell, at `data`. */
export function guessByContent(rows: readonly (readonly string[])[], data: number, length: number, hasChannels: boolean): Guess | null {
  const width = Math.max(...rows.map((row) => row.length));
  const roles: Role[] = Array.from({ length: width }, () => 'none' as const);
  const texts = (place: number): string[] => rows.map((row) => (row[place] ?? '').trim());
  const isFree = (place: number): boolean => place !== data && place !== length && roles[place] === 'none';
  const places = roles.map((_role, place) => place);
  const claim = (role: Role, holds: (text: string) => boolean): void => {
    const place = places.find((one) => isFree(one) && most(texts(one), holds));
    if (place !== undefined) roles[place] = role;
  };
  if (length >= 0) roles[length] = 'length';
  claim('direction', (text) => /^\W*[a-z接发收]/i.test(text) && directionIn(text) !== null && !/^(?:true|false|f)$/i.test(text));
  claim('kind', (text) => kindWord.test(text));
  claim('port', (text) => /^(?:(?:v|sl)?can|ch(?:annel)?)\d+$/i.test(text));
  const time = places.find((place) => isFree(place) && most(texts(place), (text) => /^\(?[\d:]+[.,:]\d+\)?$/.test(text)));
  if (time !== undefined) roles[time] = timeOf(texts(time), undefined).role;
  // IDs mostly stand before the bytes, and near them.
  const scores = places.map((place) =>
    isFree(place) ? idScore(texts(place)) - (place > data ? 0.5 : Math.min(0.4, (data - place) / 100)) : 0,
  );
  const id = scores.indexOf(Math.max(...scores));
  if ((scores[id] ?? 0) <= 0) return null;
  const guess = withBases(roles, rows, [], id, [data]);
  if (time === undefined) {
    const rising = places.find((place) => {
      const values = texts(place).map(Number);
      const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
      return isFree(place) && place < data && steps.length > 0 && steps.every((step) => step >= 0) && new Set(steps).size > 1;
    });
    if (rising !== undefined) roles[rising] = timeOf(texts(rising), undefined).role;
  }
  // What isn't known must be less than what is: otherwise it's another kind of text.
  const isWord = ([first = '', ...others]: readonly string[]): boolean =>
    !/^[\da-f.]*$/i.test(first) && others.every((text) => text === first);
  const unknown = places.filter((place) => isFree(place) && !isWord(texts(place))).length;
  const isTimed = roles.some((role) => role === 'seconds' || role === 'clock');
  if (length < 0 ? unknown > 1 || ((scores[id] ?? 0) < 3 && !isTimed) : unknown > 5) return null;
  const channel = hasChannels
    ? places.find((place) => isFree(place) && place < data && most(texts(place), (text) => /^\d$/.test(text)))
    : undefined;
  if (channel !== undefined) roles[channel] = 'port';
  return guess;
}
