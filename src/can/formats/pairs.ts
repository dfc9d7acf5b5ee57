import type { LineResult, ReadNext } from './lines';
import { layoutOf, readCells } from './record';
import type { Role } from './record';
import { dataRole, idRole, timeOf } from './columnRoles';
import { basesOf, flagBits, isSet, kindIn, remembered } from './values';

/** Names of values, as programs and messages of ROS have them, by what they hold. */
const names = [
  [
    'id',
    String.raw`(?:(?:can|arbitration|arb|cob|frame|message|msg|standard|extended)[ _-]?)?id(?:entifier)?|stdid|extid|std|xtd|frame from`,
  ],
  ['length', String.raw`dlc|dl|(?:data )?length|len|size`],
  ['data', String.raw`(?:can_message\.)?data(?: ?bytes?)?(?: ?\[[\d. ]*\]| \d)?|payload|bytes|buf(?:fer)?`],
  ['port', 'channel|bus|interface'],
  ['clock', 'timestamp|time|ts|secs?'],
  ['fraction', 'nanosec|nsecs?'],
  ['direction', 'dir|direction'],
  ['extended', 'is_extended(?:_id|_frame)?|extended|ext|ide'],
  ['remote', 'is_rtr|is_remote_frame|remote|rtr'],
  ['error', 'is_error(?:_frame)?'],
  ['fd', 'is_fd'],
  ['brs', 'bitrate_switch|brs'],
  ['esi', 'error_state_indicator|esi'],
  ['kind', 'type|kind'],
] as const satisfies readonly (readonly [Role, string])[];

const roles: readonly Role[] = names.map(([role]) => role);

/** Index of a value by what it holds. */
const at = Object.fromEntries(names.map(([role], index) => [role, index])) as Readonly<Record<(typeof names)[number][0], number>>;

const signs = names.map(([, words]) => new RegExp(`^(?:${words})$`, 'i'));

/** A name, and the colon, equals sign or blank before its value. */
const anyName = new RegExp(String.raw`(?<![\w.])["']?(${names.map(([, words]) => words).join('|')})["']?(?:\s*[:=]\s*|\s+(?=0x|\d))`, 'gi');

/** Values of a frame, in the order of `names`; undefined for those that are missing. */
type Values = (string | undefined)[];

/** A value in a line: its name with the colon, and the text up to the next name. */
interface Part {
  /** Index of its value. */
  readonly place: number;
  readonly sign: string;
  readonly text: string;
}

/** Names of a line. */
type Signs = readonly Pick<Part, 'place' | 'sign'>[];

/** Whether a character is a letter, digit, dot or underscore. */
const isWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 46 || code === 95;

/** Where names are in a line; null if one is missing. */
function placesOf(line: string, known: Signs): number[] | null {
  let from = 0;
  const places: number[] = [];
  for (const { sign } of known) {
    from = line.indexOf(sign, from);
    // A sign may be the end of a longer name.
    if (from < 0 || isWord(line.charCodeAt(from - 1))) return null;
    places.push(from);
    from += sign.length;
  }
  return places.length > 0 ? places : null;
}

/** Creates a function that finds values by name. Most lines have the same names as the one before. */
function partFinder(): (line: string) => { readonly lead: string; readonly parts: readonly Part[] } {
  let known: Signs = [];
  return (line) => {
    let places = placesOf(line, known);
    if (!places) {
      const found = [...line.matchAll(anyName)];
      known = found.map(([sign, name = '']) => ({ sign, place: signs.findIndex((words) => words.test(name)) }));
      places = found.map(({ index }) => index);
    }
    const parts: Part[] = [];
    for (let index = 0; index < known.length; index += 1) {
      const { place, sign } = known[index] ?? { place: at.kind, sign: '' };
      parts.push({ place, sign, text: line.slice((places[index] ?? 0) + sign.length, places[index + 1] ?? line.length) });
    }
    return { lead: line.slice(0, places[0] ?? 0), parts };
  };
}

const idName = /(?:id|identifier|std|xtd|frame from)["']?(?:\s*[:=]|\s+(?:0x|\d))/i;
const idAtStart = /^[\s"'(]*(0x[\da-f]+|[\da-f]+h?(?=[^\w]|$))(?:\s*\((0x[\da-f]+)\))?/i;
const lengthAtStart = /^[\s"']*(\d{1,2})(?!\w)/;
const bytesAtStart = /^[\s[({"'=|,:]*((?:(?:0x)?[\da-f]+h?(?:[\s,:;-]+|$|(?=[\])}"'|])))+)/i;
const literal = /\bb(['"]).*?\1/;
const word = /^[\s"']*([^\s,;|"')}\]]*)/;

/** Bytes at the beginning of a text, as they are written. */
const bytesOf = (text: string): string =>
  (text.includes("b'") || text.includes('b"') ? literal.exec(text)?.[0] : undefined) ?? bytesAtStart.exec(text)?.[1]?.trim() ?? '';

/** Number of written bytes. */
const countOf = (text: string): number => {
  if (/^b['"]/.test(text)) return (text.match(/\\x[\da-f]{2}|\\.|[^\\]/gi)?.length ?? 3) - 3;
  return text
    .split(/[^\da-zA-Z]+/)
    .reduce((sum, token) => sum + (token === '' ? 0 : Math.max(1, token.replace(/^0x/i, '').length >> 1)), 0);
};

/** What words around the values say; digits are left out, so that few texts differ. */
const wordsAround = remembered((text) => ({
  extended: /\b(?:ext|xtd|extended)\b/i.test(text),
  remote: /\b(?:rtr|remote)\b/i.test(text),
  direction: /(?<!\w)(?:[rt]x|received?|sent|transmit(?:ted)?)(?!\w)/i.exec(text)?.[0],
  // Signs of python-can.
  kind: text.match(/(?<!\S)(?:X|E|R|F|BS|EI)(?!\S)/g)?.join(' '),
}));

const onlyNumber = /^\s*(\d{4,}|\d+\.\d+)[\s|,;:]*$/;
const anyTime = /(?:\d{4}[-/]\d\d[-/]\d\d[ T])?\d+(?::\d\d)+(?:[.,]\d+)?|\d+\.\d+|(?<![\w\d])[([]\d{3,}(?=[)\]])|^\W*\d{4,}(?=\W*$)/;

/** Time in the words before the first name. */
const timeIn = (lead: string): string | undefined =>
  lead === '' ? undefined : (onlyNumber.exec(lead)?.[1] ?? anyTime.exec(lead)?.[0].replace(/^\W+/, ''));

/** Takes the values of a line. */
function takeLine(values: Values, lead: string, parts: readonly Part[]): void {
  let [around, hasData, hasLength] = [lead, false, false];
  for (const { place } of parts) {
    hasData ||= place === at.data;
    hasLength ||= place === at.length;
  }
  for (const { place, sign, text } of parts) {
    if (place === at.data) {
      const bytes = bytesOf(text);
      values[place] = values[place] ? `${values[place]} ${bytes}` : bytes;
      around += ` ${bytes === '' ? text : text.slice(text.indexOf(bytes) + bytes.length)}`;
    } else if (place !== at.id && place !== at.length) values[place] ??= word.exec(text)?.[1] ?? '';
    else if (values[place] === undefined) {
      const [whole = '', value, inHex] = (place === at.id ? idAtStart : lengthAtStart).exec(text) ?? [];
      if (value === undefined) continue;
      values[place] = inHex ?? value;
      const rest = text.slice(whole.length);
      // Bytes may follow without a name, and in a line without a length right after the ID.
      const bytes = hasData || (place === at.id && hasLength) ? '' : bytesOf(rest);
      if (bytes !== '') values[at.data] = bytes;
      if (place === at.id) around += ` ${sign}${bytes === '' ? rest : ''}`;
    }
  }
  const { extended, remote, direction, kind } = wordsAround(around.replace(/[\d.:]+/g, ''));
  if (extended) values[at.extended] ??= '1';
  if (remote) values[at.remote] ??= '1';
  values[at.direction] ??= direction;
  values[at.kind] ??= kind;
  if (around.includes('can')) values[at.port] ??= /(?<!\w)(?:v|sl)?can\d+(?!\w)/.exec(around)?.[0];
  values[at.clock] ??= timeIn(lead);
}

/** A line of a block that says nothing of the frame: a name alone or with any value, or a bracket. */
const isBlockLine = (line: string): boolean => /^\s+\S|^(?:["']?[\w.]+["']?\s*:\s*(?:\S+\s*)?|[[\]{}],?\s*|#.*)$/.test(line);

/** Bytes on a line of their own: of a list, or all of them. */
const listItem = /^\s*-\s+\d{1,3}\s*$|^\s+\d{1,3},?\s*$/;
const onlyBytes = /^\s*(?:(?:0x)?[\da-f]{1,2}(?:[\s,]+|$))+$/i;

/** Collects values from line to line; `done` gets those of each frame that is complete. */
function collect(done: (values: Values) => LineResult): ReadNext {
  const [part, find]: [LineResult, ReturnType<typeof partFinder>] = [{ skipped: 'part of a frame' }, partFinder()];
  let values: Values = [];
  const flush = (): LineResult | null => {
    const whole = values;
    values = [];
    return whole[at.id] !== undefined && (whole[at.data] !== undefined || whole[at.length] !== undefined) ? done(whole) : null;
  };
  const isComplete = (): boolean => {
    if (values[at.id] === undefined) return false;
    const length = Number(values[at.length] ?? Number.NaN);
    const isRemote = isSet(values[at.remote] ?? '') || (kindIn(values[at.kind] ?? '') & flagBits.remote) !== 0;
    return length === 0 || (isRemote && length > 0) || countOf(values[at.data] ?? '') >= length;
  };
  return (line) => {
    if (line.trim() === '') return { skipped: 'empty' };
    if (/^-{3,}\s*$/.test(line)) return flush() ?? part;
    // A list is indented or has dashes; the check keeps other lines fast.
    const isItem = (line.charCodeAt(0) <= 32 || line.startsWith('-')) && listItem.test(line);
    if (isItem || (values[at.id] !== undefined && values[at.data] === undefined && onlyBytes.test(line))) {
      if (values[at.id] === undefined) return part;
      values[at.data] = `${values[at.data] ?? ''} ${line.replace(/[-,]/g, ' ').trim()}`.trim();
      return isComplete() || !isItem ? (flush() ?? part) : part;
    }
    const { lead, parts } = find(line);
    if (parts.length === 0) return isBlockLine(line) ? part : { mistake: 'There are no ID and bytes in this line.' };
    const hasId = parts.some(({ place }) => place === at.id);
    const before = hasId && values[at.id] !== undefined ? flush() : null;
    takeLine(values, lead, parts);
    const isLine = hasId && values[at.data] !== undefined && values[at.data] !== '';
    return (isLine || isComplete() ? flush() : null) ?? before ?? part;
  };
}

/** Creates a reader for frames whose values have names, on a line or a line each; `head` shows how numbers are written. */
export function pairsReader(head: readonly string[]): ReadNext {
  const seen: Values[] = [];
  const look = collect((values) => {
    seen.push(values);
    return { skipped: 'looked at' };
  });
  for (const line of [...head, '---']) look(line);
  const isListed = head.some((line) => /^\s*- \d|"?\bid"?\s*:\s*\d+\s*,.*data"?\s*:\s*\[/.test(line));
  const { idBase, byteBase } = basesOf({
    ids: seen.map((values) => values[at.id] ?? ''),
    bytes: seen.map((values) => values[at.data] ?? ''),
    ...(isListed ? { idBase: 10, byteBase: 10 } : {}),
  });
  const time = timeOf(
    seen.map((values) => values[at.clock] ?? ''),
    seen.some((values) => values[at.fraction] !== undefined) ? 'seconds' : undefined,
  ).role;
  const known: Partial<Record<Role, Role>> = { id: idRole[idBase], data: dataRole[byteBase], clock: time };
  const layout = layoutOf(
    roles.map((role) => known[role] ?? role),
    { knowsRate: true },
  );
  let hasBegun = false;
  const read = collect((values) => readCells(values, layout));
  return (line) => {
    const result = read(line);
    hasBegun ||= 'frame' in result;
    return 'mistake' in result && !hasBegun ? { skipped: 'header of the log' } : result;
  };
}

/** Whether a line alone has the ID and the bytes of a frame, with names. */
export const isPair = (line: string): boolean => idName.test(line) && 'frame' in pairsReader([line])(line);
