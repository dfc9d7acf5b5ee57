import type { CanFrame } from './frame';
import { digitOf } from './lines';

/** Buffer of `digitsIn`. */
const found = new Uint8Array(64);

/** Characters between bytes: 1 at their codes. */
const between = new Uint8Array(128);
for (const sign of ' -:.,;[](){}|\t"\'') between[sign.charCodeAt(0)] = 1;

const [zero, letterX, letterH, bar] = [48, 120, 104, 124];

/**
 * Bytes of a text that has nothing else: apart or, in base 16, joined; with or without `0x` or `h`. Avoids regular expressions for speed:
 * recordings have a million lines.
 */
function digitsIn(text: string, base: 16 | 10): Uint8Array | null {
  let count = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (between[code] === 1 || (code === letterX && text.charCodeAt(at + 1) === bar)) {
      at += 1;
      continue;
    }
    if (base === 16 && code === zero && (text.charCodeAt(at + 1) | 32) === letterX) at += 2;
    const start = at;
    let value = 0;
    for (let digit = digitOf(text.charCodeAt(at)); digit >= 0 && digit < base; digit = digitOf(text.charCodeAt(at))) {
      value = value * base + digit;
      at += 1;
      if (base === 10 || (at - start) % 2 === 1) continue;
      if (count === 64) return null;
      found[count] = value;
      count += 1;
      value = 0;
    }
    const length = at - start;
    if (length === 0 || (base === 10 ? length > 3 || value > 255 : length > 2 && length % 2 === 1)) return null;
    if (base === 10 || length === 1) {
      if (count === 64) return null;
      found[count] = value;
      count += 1;
    }
    if (base === 16 && (text.charCodeAt(at) | 32) === letterH) at += 1;
  }
  return found.slice(0, count);
}

/** Bytes in cells of two hexadecimal digits each; null if one has anything else. */
export function pairsOfDigits(cells: readonly (string | undefined)[], from: number, count: number): Uint8Array | null {
  const data = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) {
    const cell = cells[from + index] ?? '';
    const [high, low] = [digitOf(cell.charCodeAt(0)), digitOf(cell.charCodeAt(1))];
    if (cell.length !== 2 || high < 0 || low < 0) return null;
    data[index] = high * 16 + low;
  }
  return data;
}

/** Bytes of a Python literal such as `b'\x11\xff~'`; null if it is none. */
function pythonBytes(text: string): Uint8Array | null {
  const [, , inner] = /\bb(['"])(.*?)\1/.exec(text) ?? [];
  if (inner === undefined) return null;
  const signs = inner.match(/\\x[\da-f]{2}|\\.|[^\\]/gi) ?? [];
  const named: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };
  return Uint8Array.from(signs, (sign) =>
    sign.length === 4
      ? Number.parseInt(sign.slice(2), 16)
      : sign.length === 2
        ? (named[sign.charAt(1)] ?? sign.charCodeAt(1))
        : sign.charCodeAt(0),
  );
}

/** How the bytes of a frame are written. */
export type ByteBase = 16 | 10 | 64;

/** Bytes of a cell or value; null if it has anything else, or more than 64 of them. */
export function bytesIn(text: string, base: ByteBase): Uint8Array | null {
  if (base !== 64) return text.includes('\\') || /^b(?:ytearray)?['"(]/.test(text) ? pythonBytes(text) : digitsIn(text, base);
  try {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return data.length <= 64 ? data : null;
  } catch {
    return null;
  }
}

/** Number of an ID, and whether the text says that it is extended; NaN if there is none. */
export interface WrittenId {
  readonly value: number;
  readonly isExtended: boolean;
}

function readId(text: string, base: 16 | 10): WrittenId {
  const [, prefix, digits, end] = /^\s*(0x|\$)?([\da-f]{1,16})([hx]?)\s*$/i.exec(text) ?? [];
  const isHex = prefix !== undefined || end === 'h' || end === 'H' || base === 16;
  if (digits !== undefined)
    return {
      value: isHex || /^\d+$/.test(digits) ? Number.parseInt(digits, isHex ? 16 : 10) : Number.NaN,
      isExtended: end === 'x' || end === 'X',
    };
  const [, inside] = /\b0x([\da-f]{1,8})\b/i.exec(text) ?? [];
  return { value: inside === undefined ? Number.NaN : Number.parseInt(inside, 16), isExtended: /xtd|ext/i.test(text) };
}

const clock = /(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T_]+)?(?<![\d:])(\d{1,4}(?::\d{1,2}){1,2})(?:[.,:](\d[\d.]{0,11}))?/;

/** Seconds of a time of day, with its date if there is one; NaN for anything else. */
export function clockIn(text: string): number {
  const [whole, year, month, day, time = '', part = '0'] = clock.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  const seconds = time.split(':').reduce((sum, number) => sum * 60 + Number(number), 0);
  const from = year === undefined ? 0 : Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
  return from + seconds + Number(`0.${part.replaceAll('.', '')}`);
}

/** Seconds of a number in some unit; a comma may stand for the point. NaN for anything else. */
export function secondsIn(text: string, perSecond: number): number {
  const plain = text === '' || text.includes('x') ? Number.NaN : Number(text);
  if (!Number.isNaN(plain)) return plain / perSecond;
  return Number(/^\s*\(?(\d[\d.,]*(?:e[+-]?\d+)?)(?!\w)/i.exec(text)?.[1]?.replace(',', '.')) / perSecond;
}

/** Reads words that come often by a function, once each. */
export const remembered = <Value>(read: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined || known.has(text)) return value as Value;
    const made = read(text);
    if (known.size < 1000) known.set(text, made);
    return made;
  };
};

const [hexIds, decimalIds] = [remembered((text) => readId(text, 16)), remembered((text) => readId(text, 10))];

/** Number of an ID in a base; a prefix such as 0x decides otherwise. */
export const idIn = (text: string, base: 16 | 10): WrittenId => (base === 16 ? hexIds : decimalIds)(text);

/** Direction from a word of any program; null for other words. In a column of flags, 1 and true stand for a frame that was sent. */
export const directionIn = remembered((text): CanFrame['direction'] => {
  const word = text.trim();
  if (/^(?:tx?|t|trans\w*|sen[dt]|out\w*|write|1|true|\d?t(?:11|29)|发送?)$/i.test(word) || /发送|->|>>/.test(word)) return 'TX';
  return /^(?:rx?|rec\w*|in|input|read|0|f|false|\d?r(?:11|29)|收|接收?)$/i.test(word) || /接收|<-|<</.test(word) ? 'RX' : null;
});

/** Bits of what words say of a frame. */
export const flagBits = { extended: 1, remote: 2, error: 4, fd: 8, brs: 16, esi: 32 } as const;

const flagWords: readonly (readonly [keyof typeof flagBits, RegExp])[] = [
  ['extended', /^(?:xr?|can_?29|29(?: ?bits?)?)$|ext|xtd|eff|扩展/i],
  ['remote', /^(?:r|sr|xr|rr)$|rtr|remote|远程/i],
  ['error', /^(?:e|er)$|err|错误/i],
  ['fd', /^(?:f|fb|fe|bi)$|fd/i],
  ['brs', /^(?:bs|fb|bi)$|brs|加速/i],
  ['esi', /^(?:ei|fe|bi)$|esi/i],
];

/** Bits of the words in a column of kinds, such as `Ext`, `RTR`, `FD`, `标准帧`. */
export const kindIn = remembered((text): number => {
  const words = text.trim().split(/[\s+,]+/);
  return flagWords.reduce((sum, [name, sign]) => sum | (words.some((word) => sign.test(word)) ? flagBits[name] : 0), 0);
});

const no = /^(?:0x0+|0*|-+|f|false|n|no|none|s|sff|std.*|standard.*|d|data.*|11.*|can|classic|标准.*|数据.*|否)$/i;

/** Whether a flag's cell says yes. */
export const isSet = remembered((text): boolean => !no.test(text.trim()));

/** Number of bytes that a cell says, such as `8`, `[8]`, `0x08`; NaN for none. */
export const lengthIn = remembered((text): number => {
  const [, hex, digits] = /^\s*\[?(0x)?0*([\da-f]{1,3})\]?\s*$/i.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  return hex === undefined && /^\d+$/.test(digits) ? Number(digits) : Number.parseInt(digits, 16);
});

/** Whether something holds for nine tenths of the items, and there are any. */
export const most = <Item>(items: readonly Item[], holds: (item: Item) => boolean): boolean =>
  items.length > 0 && items.filter(holds).length >= items.length * 0.9;

/** Texts without blanks, and without those that are empty. */
export const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

/** Evidence on how IDs and bytes are written: texts of both, of the same frames. */
export interface Written {
  readonly ids: readonly string[];
  readonly bytes: readonly string[];
  /** Base that a head or the syntax says. */
  readonly idBase?: 16 | 10 | undefined;
  readonly byteBase?: 16 | 10 | undefined;
}

function byteBaseOf({ bytes, byteBase }: Written): ByteBase {
  const texts = filled(bytes);
  const isNoHex = texts.length > 0 && !most(texts, (text) => bytesIn(text, 16) !== null);
  if (isNoHex && !most(texts, (text) => bytesIn(text, 10) !== null) && most(texts, (text) => bytesIn(text, 64) !== null)) return 64;
  const tokens = texts.flatMap((text) => text.split(/[^\da-z\\]+/i));
  if (tokens.some((token) => token.length > 3 || /[a-fx]/i.test(token))) return 16;
  return tokens.some((token) => token.length === 3) ? 10 : (byteBase ?? 16);
}

/** Receive IDs of the motors; the lower half of byte 0 of a state repeats the lower half of the ID. */
const votesFor = (base: 16 | 10, { ids, bytes }: Written, byteBase: ByteBase): number =>
  ids.filter((text, index) => {
    const { value } = idIn(text, base);
    const [first, ...rest] = value > 0x10 && value <= 0x18 ? (bytesIn(bytes[index] ?? '', byteBase) ?? []) : [];
    return rest.length === 7 && first !== undefined && (first & 0xf) === (value & 0xf);
  }).length;

/** Bases in which IDs and bytes are written. Where both are possible, states of motors decide, then the widths of the IDs. */
export function basesOf(written: Written): { readonly idBase: 16 | 10; readonly byteBase: ByteBase } {
  const byteBase = byteBaseOf(written);
  const ids = filled(written.ids);
  if (ids.some((text) => /0x|[a-f$]|\dh$/i.test(text)) || !ids.some((text) => /\d/.test(text))) return { idBase: 16, byteBase };
  if (written.idBase) return { idBase: written.idBase, byteBase };
  const [hex, decimal] = [votesFor(16, written, byteBase), votesFor(10, written, byteBase)];
  if (hex !== decimal) return { idBase: hex > decimal ? 16 : 10, byteBase };
  if (ids.some((text) => /^0\d/.test(text))) return { idBase: 16, byteBase };
  const isTooLarge = ids.some((text) => idIn(text, 16).value > 0x7ff) && ids.every((text) => idIn(text, 10).value <= 0x7ff);
  return { idBase: isTooLarge || byteBase === 10 ? 10 : 16, byteBase };
}
