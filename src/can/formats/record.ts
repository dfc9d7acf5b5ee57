import { largestId, lengthInFd, lengthOfCode } from './frame';
import type { CanFrame } from './frame';
import { logFrame, noBytes, tooFewBytes } from './lines';
import type { LineMistake, LineResult } from './lines';
import { bytesIn, clockIn, directionIn, flagBits, idIn, isSet, kindIn, lengthIn, pairsOfDigits, secondsIn } from './values';
import type { ByteBase } from './values';

/** What a column or a named value of a recording can hold, with its name for readers. */
export const roleNames = {
  none: 'nothing',
  seconds: 'time in s',
  milliseconds: 'time in ms',
  microseconds: 'time in µs',
  nanoseconds: 'time in ns',
  clock: 'time of day or date',
  fraction: 'nanoseconds of the second',
  port: 'channel',
  direction: 'direction',
  id: 'ID, hexadecimal',
  idDecimal: 'ID, decimal',
  kind: 'kind of frame',
  extended: 'extended ID, yes or no',
  remote: 'remote frame, yes or no',
  error: 'error frame, yes or no',
  fd: 'CAN FD, yes or no',
  brs: 'bit rate switch, yes or no',
  esi: 'error state, yes or no',
  length: 'number of bytes',
  data: 'bytes, hexadecimal',
  dataDecimal: 'bytes, decimal',
  data64: 'bytes, base64',
} as const;

/** What a column holds. */
export type Role = keyof typeof roleNames;

const perSecond: Readonly<Partial<Record<Role, number>>> = { seconds: 1, milliseconds: 1e3, microseconds: 1e6, nanoseconds: 1e9 };

const byteBases: Readonly<Partial<Record<Role, ByteBase>>> = { data: 16, dataDecimal: 10, data64: 64 };

const flagRoles = ['extended', 'remote', 'error', 'fd', 'brs', 'esi'] as const;

/** What a layout says besides its columns. */
export interface LayoutOptions {
  /** Whether each byte is a cell of its own in one column, so that the columns after it move. */
  readonly isSpread?: boolean;
  /** Digits of an ID from which it is extended; 0 if they say nothing. */
  readonly extendedFrom?: number;
  /** Whether frames of CAN FD say if they switch the bit rate. */
  readonly knowsRate?: boolean;
  /** Whether a row has all columns; otherwise blanks may hide some that are empty. */
  readonly isExact?: boolean;
  /** Whether a number of bytes above 8 is a length code. */
  readonly codes?: 'always' | 'never' | 'maybe';
  /** Order of the columns of bytes. */
  readonly data?: readonly number[];
}

/** Indices of columns by what they hold, −1 for none. Of two with the same role, the first counts, except for bytes, kinds and flags. */
export function layoutOf(roles: readonly Role[], options: LayoutOptions = {}) {
  const { isSpread = false, extendedFrom = 0, knowsRate = false, isExact = false, codes = 'maybe' } = options;
  const timeRole = roles.find((role) => role === 'clock' || perSecond[role] !== undefined);
  const dataRole = roles.find((role) => byteBases[role] !== undefined);
  const placesOf = (wanted: Role | undefined): number[] => roles.flatMap((role, index) => (role === wanted ? [index] : []));
  return {
    roles,
    time: timeRole === undefined ? -1 : roles.indexOf(timeRole),
    /** Units of time in a second; 0 for a clock. */
    perSecond: (timeRole && perSecond[timeRole]) ?? 0,
    fraction: roles.indexOf('fraction'),
    id: roles.findIndex((role) => role === 'id' || role === 'idDecimal'),
    idBase: roles.includes('idDecimal') ? (10 as const) : (16 as const),
    length: roles.indexOf('length'),
    data: options.data?.filter((place) => roles[place] === dataRole) ?? (dataRole ? placesOf(dataRole) : []),
    byteBase: (dataRole && byteBases[dataRole]) ?? 16,
    port: roles.indexOf('port'),
    direction: roles.indexOf('direction'),
    kinds: placesOf('kind'),
    flags: flagRoles.flatMap((name) => (roles.includes(name) ? [[roles.indexOf(name), flagBits[name]] as const] : [])),
    isSpread,
    extendedFrom,
    knowsRate: knowsRate || roles.includes('brs'),
    isExact,
    codes,
  } as const;
}

/** Columns of a row, placed. */
export type Layout = ReturnType<typeof layoutOf>;

const noRow: LineMistake = { mistake: 'The row has another number of columns than the head.' };
const noId: LineMistake = { mistake: 'There is no ID in its column.' };
const tooLarge: LineMistake = { mistake: 'The ID is above 0x7FF, and nothing marks it as extended. The motors have IDs up to 0x7FF.' };
const noData: LineMistake = { mistake: 'There is something else than bytes in their column.' };
const noLength: LineMistake = { mistake: 'There is no number of bytes in its column.' };
const wrongLength: LineMistake = { mistake: 'CAN has no frame of this number of bytes.' };
const tooMany: LineMistake = { mistake: 'There are more bytes than the line says.' };
const onlyClassic: LineMistake = { mistake: 'Classic CAN has 8 bytes at most, and the line says that the frame is classic.' };

/** Kind of an ID: flags of Linux above its 29 bits count, too. Null if it doesn't fit. */
function kindOfId(value: number, isExtended: boolean, isError: boolean): CanFrame['idKind'] | null {
  if (isError || (value > largestId.extended && value < 0x40000000)) return 'error';
  if (isExtended || (value >= 0x80000000 && value <= 0xffffffff)) return 'extended';
  return value <= largestId.standard ? 'standard' : null;
}

const digitsOf = (text: string): number => text.replace(/^\s*0x|[\sx]+$/gi, '').length;

/** Cells of a row; undefined where there is none. */
type Cells = readonly (string | undefined)[];

/** Text of the bytes of a row: in `count` cells from one on, in one cell, or in several columns, of which the last may go on. */
function textOf(cells: Cells, { data: places, isSpread, roles }: Layout, said: number, count: number): string {
  const [from = 0] = places;
  if (isSpread) return cells.slice(from, from + count).join(' ');
  if (places.length === 1) return cells[from] ?? '';
  const isOpen = said > places.length && places.at(-1) === roles.length - 1;
  return (isOpen ? cells.slice(from, from + said) : places.map((place) => cells[place] ?? '')).join(' ');
}

/** Bytes of a row, or what is wrong with them. `said`: their number according to the row, or NaN; `count`: the cells that they fill. */
function dataOf(cells: Cells, layout: Layout, said: number, count: number): Uint8Array | LineMistake {
  const { data: places, byteBase, isSpread, codes } = layout;
  const [from = -1] = places;
  if (from < 0) return noBytes;
  const quick = isSpread && byteBase === 16 ? pairsOfDigits(cells, from, count) : null;
  const data = quick ?? bytesIn(textOf(cells, layout, said, count), byteBase);
  if (!data) return noData;
  const isCode = codes === 'maybe' && said > 8 && data.length === lengthOfCode(said);
  if (Number.isNaN(said) || data.length === said || isCode) return data;
  if (data.length < said) return tooFewBytes(said, data.length);
  // Columns of bytes that a frame doesn't have are filled with zeros by some programs.
  return places.length > 1 ? data.subarray(0, said) : tooMany;
}

/** Number of bytes that a row says, or NaN. Classic CAN has no more than 8, whatever the code. */
function lengthOf(text: string, codes: Layout['codes'], isFd: boolean): number {
  const said = lengthIn(text);
  return codes === 'always' ? (isFd ? lengthOfCode(said) : Math.min(said, 8)) : said;
}

/** Number of cells that the bytes of a row fill, where each has one. */
function spreadOf(cells: Cells, { data: [from = 0], length, roles, codes, isExact }: Layout, said: number, isRemote: boolean): number {
  if (isExact || length < 0 || length > from) return cells.length - roles.length + 1;
  if (isRemote) return 0;
  const isCode = codes === 'maybe' && said > 8 && said < 16 && cells.length >= from + lengthOfCode(said);
  return isCode ? lengthOfCode(said) : said || 0;
}

/** Time of a row in seconds; null if it has none. */
function secondsOf(text: string, fraction: string, units: number): number | null {
  const seconds = (units === 0 ? clockIn(text) : secondsIn(text, units)) + (fraction === '' ? 0 : secondsIn(fraction, 1e9));
  return Number.isFinite(seconds) ? seconds : null;
}

/** Cell of a column, which is `shift` cells farther behind the bytes at `start`. */
const cellAt = (cells: Cells, place: number, start: number, shift: number): string => cells[place > start ? place + shift : place] ?? '';

/** Flags of a row. */
function bitsOf(cells: Cells, { kinds, flags }: Layout, start: number, shift: number): number {
  let bits = 0;
  for (const place of kinds) bits |= kindIn(cellAt(cells, place, start, shift));
  for (const [place, bit] of flags) if (isSet(cellAt(cells, place, start, shift))) bits |= bit;
  return bits;
}

/** Reads the cells of a row as a frame. Nothing is guessed here: what doesn't fit is refused. */
export function readCells(cells: Cells, layout: Layout): LineResult {
  const { id: idPlace, isSpread } = layout;
  const start = isSpread ? (layout.data[0] ?? 0) : cells.length;
  let bits = bitsOf(cells, layout, start, 0);
  const isBefore = layout.length <= start;
  let said = isBefore ? lengthOf(cells[layout.length] ?? '', layout.codes, (bits & flagBits.fd) !== 0) : Number.NaN;
  const count = isSpread ? spreadOf(cells, layout, said, (bits & flagBits.remote) !== 0) : 1;
  if (count < 0) return noRow;
  const shift = count - 1;
  // Where the cells after the bytes are is known only now.
  if (shift !== 0) bits = bitsOf(cells, layout, start, shift);
  const saidText = cellAt(cells, layout.length, start, shift);
  if (!isBefore) said = lengthOf(saidText, layout.codes, (bits & flagBits.fd) !== 0);
  const idText = cellAt(cells, idPlace, start, shift);
  const { value, isExtended } = idIn(idText, layout.idBase);
  if (Number.isNaN(value)) return noId;
  const hasLongId = layout.extendedFrom > 0 && digitsOf(idText) >= layout.extendedFrom;
  const idKind = kindOfId(value, isExtended || hasLongId || (bits & flagBits.extended) !== 0, (bits & flagBits.error) !== 0);
  if (!idKind || value > 0xffffffff) return tooLarge;
  const remote = (bits & flagBits.remote) !== 0;
  if (Number.isNaN(said) && !remote && saidText !== '') return noLength;
  const data = remote ? noBytes : dataOf(cells, layout, said, count);
  if ('mistake' in data) return data;
  if (isSpread && !layout.isExact && Number.isNaN(said) && !remote && data.length === 0) return noData;
  const length = remote ? Math.min(said || 0, 8) : data.length;
  if (lengthInFd(length) !== length) return wrongLength;
  const fd = !remote && ((bits & (flagBits.fd | flagBits.brs)) !== 0 || length > 8);
  if (length > 8 && (bits & flagBits.fd) === 0 && layout.roles.includes('fd')) return onlyClassic;
  const knowsRate = fd && layout.knowsRate;
  const stamp = cellAt(cells, layout.time, start, shift);
  const time = secondsOf(stamp, layout.fraction < 0 ? '' : cellAt(cells, layout.fraction, start, shift), layout.perSecond);
  return logFrame({
    port: cellAt(cells, layout.port, start, shift).trim(),
    timestamp: time === null ? '' : layout.perSecond === 1 && layout.fraction < 0 ? stamp : time.toFixed(6),
    time,
    direction: layout.direction < 0 ? null : directionIn(cellAt(cells, layout.direction, start, shift)),
    id: value & largestId.extended,
    idKind,
    remote,
    fd,
    rateSwitch: knowsRate ? (bits & flagBits.brs) !== 0 : null,
    errorState: knowsRate ? (bits & flagBits.esi) !== 0 : null,
    length,
    data,
  });
}
