import type { Role } from './record';

/** What the head of a column names. `byte`: one of the bytes; `code`: the number of bytes, perhaps as a length code. */
export type NamedKind = Role | 'time' | 'byte' | 'code';

/** Words of a head in lower case, without units and signs. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)|\[[a-zµμ]+\]/g, ' ')
    .replace(/^.*dataframe[._]/, '')
    .replace(/[\s_./\\"'=#*<>:-]+/g, ' ')
    .trim();

/** Kinds by the words that programs write above their columns. */
const kinds: readonly (readonly [NamedKind, RegExp])[] = [
  ['byte', /^(?:d|b|db|byte|data|data ?byte|databyte|数据) ?\[?\d{1,2}\]?$/],
  [
    'id',
    /^(?:(?:can|arb|arbitration|frame|message|msg|cob|object) ?)?(?:id|ident|identifier|addr|address)(?: ?(?:hex|dec))?$|^帧?id号?$|标识符|^帧id/,
  ],
  [
    'data',
    /^(?:(?:can|frame|message|msg|raw|data) ?)?(?:data|payload|bytes|databytes|data ?field|content|message|daten|datos|données|данные)(?: (?:bytes?|hex|dec|decimal))*$|^帧?数据(?:域|hex)?$|^d0 1 2|^b1 \d/,
  ],
  [
    'length',
    /^(?:(?:can|data|frame|payload) ?)?(?:len|length|size|länge|longueur|длина)(?: bytes?)?$|^num data bytes$|^数据长度$|^帧?长度$|^n ?bytes$|^control$/,
  ],
  ['code', /^(?:can )?(?:dlc|dl|dlc code|data length code)$/],
  ['direction', /^(?:transfer )?(?:dir|direction)$|^[rt]x ?[rt]x$|^tx$|^(?:传输)?方向$|^收发/],
  ['fraction', /^n(?:ano)?secs?$|^nanoseconds?$/],
  ['extended', /^(?:is )?(?:extended|ext|ide|xtd|eff)(?: ?(?:id|frame))?$/],
  ['remote', /^(?:is )?(?:remote|rtr)(?: frame)?(?: request)?(?: edl brs esi)?$/],
  ['error', /^(?:is )?(?:error|err|er)(?: frame)?$/],
  ['fd', /^(?:is )?(?:can ?)?(?:fd|edl|fdf)(?: frame)?$|^can类型$/],
  ['brs', /^(?:is )?(?:brs|bit ?rate ?switch)$/],
  ['esi', /^(?:is )?(?:esi|error state(?: indicator)?)$/],
  ['port', /^(?:can ?|source )?(?:bus|channel|chan|chn|ch|port|interface|iface|network|device)(?: ?(?:no|number|id|channel))?$|通道/],
  ['kind', /type|format|^fl(?:a?gs?)$|类型|格式|^kind$/],
  ['none', /cycle|period|delta|^d ?t$|relative|周期/],
  ['time', /time|stamp|epoch|^date|^sec(?:onds?)?$|^t$|elapsed|^offset$|^m s ms us$|^mill?is$|^micros$|时间|^zeit/],
];

/** What the head of a column says it holds; `none` for unknown words. */
export const kindOfName = (name: string): NamedKind => {
  const words = plain(name);
  return kinds.find(([, sign]) => sign.test(words))?.[0] ?? 'none';
};

/** Whether heads name an ID and bytes. */
export const namesFrame = (names: readonly NamedKind[]): boolean =>
  names.includes('id') && (names.includes('data') || names.includes('byte'));

/** Number in the head of a column of one byte, such as D7. */
export const byteNumber = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);

/** Unit of time in the head of a column; undefined for none. */
export function unitInName(name: string): Role | undefined {
  const units: readonly string[] = name.toLowerCase().match(/[a-zµμ]+/g) ?? [];
  const has = (...words: readonly string[]): boolean => words.some((word) => units.includes(word));
  if (has('ms', 'msec', 'millis', 'milliseconds')) return 'milliseconds';
  if (has('us', 'µs', 'μs', 'usec', 'micros', 'microseconds')) return 'microseconds';
  if (has('ns', 'nsec', 'nanoseconds')) return 'nanoseconds';
  return has('s', 'sec', 'secs', 'seconds', 'epoch', 'timestampepoch') ? 'seconds' : undefined;
}

/** Base of numbers in the head of a column; undefined if it doesn't say. */
export const baseInName = (name: string): 16 | 10 | undefined =>
  /hex/i.test(name) ? 16 : /\bdec|^addr$|can\.id$|dataframe/i.test(name) ? 10 : undefined;
