import { errorFlag } from '../codec/errorFrame';
import { answersTo, byteNumber, roleNames, roleOfName, statedRole } from './columnNames';
import type { Role } from './columnNames';
import { largestId, lengthInFd, lengthOfCode } from './frame';
import type { CanFrame } from './frame';
import { logFrame, noBytes, tooFewBytes } from './lines';
import type { ReadNext } from './lines';
import { bytesIn, clockIn, idIn } from './values';

/** Separators of columns, with their names for readers. */
const separators = { ';': 'semicolons', '\t': 'tabs', ',': 'commas' } as const;
type Separator = keyof typeof separators;

const quoted: Readonly<Record<Separator, RegExp>> = {
  ';': /(?<=^|;)(?:=?"((?:[^"]|"")*)"(?=;|$)|([^;]*))/g,
  '\t': /(?<=^|\t)(?:=?"((?:[^"]|"")*)"(?=\t|$)|([^\t]*))/g,
  ',': /(?<=^|,)(?:=?"((?:[^"]|"")*)"(?=,|$)|([^,]*))/g,
};

const cellsOf = (line: string, separator: Separator): string[] =>
  line.includes('"')
    ? Array.from(line.matchAll(quoted[separator]), ([, inside, plain = '']) => (inside?.replaceAll('""', '"') ?? plain).trim())
    : line.split(separator).map((cell) => cell.trim());

/** Columns of a table: heads, cells of the first row, and what each holds. */
export interface Table {
  readonly separator: Separator;
  /** Head row; empty for rows that are known without one. */
  readonly head: string;
  readonly names: readonly string[];
  readonly sample: readonly string[];
  readonly roles: readonly Role[];
}

/** Rows of `ros2 topic echo --csv` for can_msgs/Frame, which has no head. */
const ros = {
  row: /^\d+,\d+,[^,]*,\d+,(?:(?:true|false),){3}\d+(?:,\d+){8}\s*$/i,
  head: 'sec,nanosec,frame,id,is_rtr,is_extended,is_error,dlc,d0,d1,d2,d3,d4,d5,d6,d7',
};

const namesFrame = (names: readonly string[]): boolean => {
  const roles = names.map(roleOfName);
  return roles.includes('id?') && roles.includes('data?');
};

/** Separator of a head row whose names are known; undefined for other lines. */
const separatorOf = (line: string): Separator | undefined =>
  (Object.keys(separators) as Separator[]).find((separator) => line.includes(separator) && namesFrame(cellsOf(line, separator)));

/** Role that the way in which cells are written proves: only hexadecimal numbers have 0x, letters or four joined digits. */
function provenRole(role: Role, cells: readonly string[]): Role {
  const texts = cells.filter((text) => text !== '');
  if (role === 'time?') return texts.length > 0 && texts.every((text) => /\d:\d\d/.test(text)) ? 'clock' : role;
  if (role === 'id?') return texts.some((text) => /^(?:0x[\da-f]+|[\da-f]+h|(?=.*[a-f])[\da-f]{1,8})$/i.test(text)) ? 'id' : role;
  if (role !== 'data?') return role;
  const isHex = texts.some((text) => /0x|[a-f]|[\da-f]{4}/i.test(text) && bytesIn(text, 16) !== null);
  const isDecimal = texts.some((text) => /(?<![\da-f])\d{3}(?![\da-f])/i.test(text) && bytesIn(text, 10) !== null);
  return isHex === isDecimal ? role : isHex ? 'data' : 'dataDecimal';
}

const rowsToLookAt = 200;

function tableOf(names: readonly string[], head: string, separator: Separator, lines: readonly string[], chosen?: readonly Role[]): Table {
  const rows = lines.slice(0, rowsToLookAt).map((line) => cellsOf(line, separator));
  const stated = names.map((name) => statedRole(name, head));
  const isLastBytes = stated.at(-1)?.startsWith('data') === true;
  // Of two columns with the same role, the first counts, except for bytes; single bytes go before a column of all.
  const hasSingle = names.filter((name, place) => stated[place]?.startsWith('data') === true && /\d/.test(name)).length > 1;
  const roles = stated.map((role, place): Role => {
    const isBytes = role.startsWith('data');
    if (isBytes ? hasSingle && !/\d/.test(names[place] ?? '') : stated.indexOf(role) < place) return 'none';
    const from = isBytes && isLastBytes ? names.length - 1 : names.length;
    return provenRole(
      role,
      rows.map((row) => (place >= from ? row.slice(place).join(' ') : (row[place] ?? ''))).map((cell) => cell.trim()),
    );
  });
  // Columns of single bytes are written alike.
  const proven = roles.find((role) => /^data(?!\?)/.test(role));
  const found = proven && hasSingle ? roles.map((role) => (role === 'data?' ? proven : role)) : roles;
  const sample = rows.find((row) => row.length > 1) ?? [];
  return { separator, head, names, sample, roles: chosen?.length === names.length ? chosen : found };
}

/** The table that begins at a line, with its roles or those that the reader has chosen; null if the line is no head of known names. */
export function tableAt(lines: readonly string[], at: number, chosen?: readonly Role[]): Table | null {
  const line = lines[at] ?? '';
  if (ros.row.test(line))
    return tableOf(
      ros.head.split(','),
      '',
      ',',
      lines.slice(at),
      ros.head.split(',').map((name) => statedRole(name, ros.head)),
    );
  const separator = separatorOf(line);
  return separator === undefined ? null : tableOf(cellsOf(line, separator), line, separator, lines.slice(at + 1), chosen);
}

/** A table whose heads say nothing, for the reader to choose; null unless all lines have as many columns as the first. */
export function unnamedTable(lines: readonly string[], chosen?: readonly Role[]): Table | null {
  for (const separator of Object.keys(separators) as Separator[]) {
    const [first = '', ...rows] = lines.filter((line) => line.trim() !== '');
    const names = cellsOf(first, separator);
    if (names.length < 3 || rows.length === 0 || rows.some((row) => cellsOf(row, separator).length !== names.length)) continue;
    return tableOf(names, first, separator, rows, chosen ?? names.map(() => 'none'));
  }
  return null;
}

/** What isn't stated about columns, as a question with its possible answers; empty if all is stated. */
export const questionsOf = ({ names, roles }: Table): string[] =>
  [...new Set(roles)].flatMap((role) => {
    const answers = answersTo[role];
    const name = names[roles.indexOf(role)] ?? '';
    if (!answers) return [];
    const what = { 'time?': 'the unit of the times', 'id?': 'the base of the IDs', 'data?': 'the base of the bytes' }[role as 'id?'];
    return [`The table doesn’t state ${what} in “${name}”: choose ${answers.map((one) => `“${roleNames[one]}” (${one})`).join(' or ')}.`];
  });

/** Bases of IDs and bytes and unit of times, as they were stated or chosen. */
export const tableNotation = ({ roles }: Table): string =>
  [...new Set(roles.filter((role) => /^(?:id|data|time|clock)|seconds$/.test(role)))].map((role) => roleNames[role]).join(', ');

/** Name of a table for readers. */
export const tableName = ({ separator }: Table): string => `a table, separated by ${separators[separator]}`;

const perSecond: Readonly<Partial<Record<Role, number>>> = { seconds: 1, milliseconds: 1e3, microseconds: 1e6, nanoseconds: 1e9 };

const isSet = (text: string): boolean => !/^(?:0x0+|0*|f|false|n|no|none|-+)$/i.test(text);

const directionIn = (text: string): CanFrame['direction'] =>
  /^(?:tx|t|sent|send|out|1|true)$/i.test(text) ? 'TX' : /^(?:rx|r|received|in|0|false)$/i.test(text) ? 'RX' : null;

const kindWords = { extended: /ext|xtd|eff/i, remote: /rtr|remote/i, error: /err/i, fd: /fd/i, brs: /brs/i, esi: /esi/i } as const;

/** Creates a reader for the rows of a table. Lines before its head belong to no table. What doesn't fit is refused, never guessed. */
export function tableReader(table: Table): ReadNext {
  const { separator, roles, head, names } = table;
  const at = (role: Role): number => roles.indexOf(role);
  const timeRole = roles.find((role) => role === 'clock' || perSecond[role] !== undefined);
  const [byte = -1, ...others] = roles.flatMap((role, place) => (role.startsWith('data') ? [place] : []));
  const places = [byte, ...others].sort((a, b) => byteNumber(names[a] ?? '') - byteNumber(names[b] ?? ''));
  const [idBase, dataRole] = [at('idDecimal') >= 0 ? 10 : 16, roles[byte]] as const;
  const byteBase = dataRole === 'dataDecimal' ? 10 : dataRole === 'data64' ? 64 : 16;
  const idAt = idBase === 10 ? at('idDecimal') : at('id');
  const asked = questionsOf(table).filter((words) => !words.includes('times'));
  const isMissing = asked.length > 0 || idAt < 0 || byte < 0;
  let isPast = head === '';
  return (line) => {
    if (line.trim() === '') return { skipped: 'empty' };
    if (line === head) isPast = true;
    if (line === head || !isPast || /^\s*(?:#|\/\/|---|===|\*\*\*)/.test(line)) return { skipped: 'header of the log' };
    if (isMissing) return { mistake: asked[0] ?? 'No columns are chosen for the ID and the bytes.' };
    const cells = cellsOf(line, separator);
    const cell = (role: Role): string => cells[at(role)] ?? '';
    const has = (role: keyof typeof kindWords): boolean => isSet(at(role) < 0 ? '' : cell(role)) || kindWords[role].test(cell('kind'));
    const found = idIn(cells[idAt] ?? '', idBase);
    if (!found) return { mistake: `“${cells[idAt] ?? ''}” is no ${idBase === 10 ? 'decimal' : 'hexadecimal'} ID.` };
    // Flags of Linux above the 29 bits of an ID count, too.
    const isError = has('error') || (found.value >= errorFlag && found.value < 0x40000000);
    const isExtended = has('extended') || found.isExtended || found.value >= 0x80000000;
    const idKind = isError ? 'error' : isExtended ? 'extended' : 'standard';
    if (found.value > (idKind === 'standard' ? largestId.standard : 0xffffffff))
      return { mistake: 'The ID is above 0x7FF, and nothing marks it as extended. The motors have IDs up to 0x7FF.' };
    const remote = has('remote');
    const said = at('length') < 0 ? Number.NaN : Number(cell('length') || Number.NaN);
    if (at('length') >= 0 && !Number.isInteger(said)) return { mistake: `“${cell('length')}” is no number of bytes.` };
    const last = places.at(-1) ?? byte;
    const text = [...places.map((place) => cells[place] ?? ''), ...(last === names.length - 1 ? cells.slice(names.length) : [])]
      .join(' ')
      .trim();
    const all = remote ? noBytes : bytesIn(text, byteBase);
    if (!all) return { mistake: `“${text.slice(0, 40)}” is something else than ${roleNames[dataRole ?? 'data']}.` };
    const count = remote ? 0 : Number.isNaN(said) || lengthOfCode(said) === all.length ? all.length : said;
    if (all.length < count) return tooFewBytes(count, all.length);
    // Programs with a column for each byte fill those that a frame doesn't have with zeros.
    if (all.length > count && places.length === 1 && !remote) return { mistake: 'There are more bytes than the line says.' };
    const length = remote ? Math.min(said || 0, 8) : count;
    if (lengthInFd(length) !== length) return { mistake: 'CAN has no frame of this number of bytes.' };
    const fd = !remote && (has('fd') || has('brs') || length > 8);
    if (length > 8 && at('fd') >= 0 && !has('fd'))
      return { mistake: 'Classic CAN has 8 bytes at most, and the line says that the frame is classic.' };
    const units = (timeRole && perSecond[timeRole]) ?? 0;
    const stamp = timeRole === undefined ? '' : cell(timeRole);
    const seconds = stamp === '' ? Number.NaN : units === 0 ? clockIn(stamp) : Number(stamp.replace(',', '.')) / units;
    const time = seconds + (at('fraction') < 0 ? 0 : Number(cell('fraction')) / 1e9);
    return logFrame({
      port: cell('port'),
      timestamp: Number.isFinite(time) ? time.toFixed(6) : '',
      time: Number.isFinite(time) ? time : null,
      direction: at('direction') < 0 ? null : directionIn(cell('direction')),
      id: found.value & largestId.extended,
      idKind,
      remote,
      fd,
      rateSwitch: fd && at('brs') >= 0 ? has('brs') : null,
      errorState: fd && at('brs') >= 0 ? has('esi') : null,
      length,
      data: all.subarray(0, count),
    });
  };
}
