/** What a column of a table can hold, with its name for readers. Those with `?` wait for the reader to say more. */
export const roleNames = {
  none: 'nothing',
  'time?': 'time, unit not stated',
  seconds: 'time in s',
  milliseconds: 'time in ms',
  microseconds: 'time in µs',
  nanoseconds: 'time in ns',
  clock: 'time of day or date',
  fraction: 'nanoseconds of the second',
  port: 'channel',
  direction: 'direction',
  'id?': 'ID, base not stated',
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
  'data?': 'bytes, base not stated',
  data: 'bytes, hexadecimal',
  dataDecimal: 'bytes, decimal',
  data64: 'bytes, base64',
} as const;

/** What a column holds. */
export type Role = keyof typeof roleNames;

/** Roles of columns in a text, joined by dots; undefined for a text that isn't about columns. */
export function rolesIn(text: string): readonly Role[] | undefined {
  const roles = text.split('.').filter((word): word is Role => Object.hasOwn(roleNames, word));
  return text !== '' && roles.length === text.split('.').length ? roles : undefined;
}

/** Roles to choose from where a column’s name leaves its unit or base open. */
export const answersTo: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  'time?': ['seconds', 'milliseconds', 'microseconds', 'nanoseconds'],
  'id?': ['id', 'idDecimal'],
  'data?': ['data', 'dataDecimal', 'data64'],
};

/** Words of a head in lower case, without units, bases and signs. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]{0,40}\)|\[[a-zµμ]{1,20}\]/g, ' ')
    .replace(/[\s_./\\"'=#*<>:-]+/g, ' ')
    .replace(/ (?:hex|hexadecimal|dec|decimal|base64|n?s|ms|[uµμ]s|n?sec|msec|usec|(?:milli|micro|nano)?seconds)(?= |$)/g, '')
    .trim();

/** Names of columns, by what they hold. */
const names: readonly (readonly [Role, RegExp])[] = [
  [
    'data?',
    /^(?:d|b|db|byte|data|data byte) ?\[?\d{1,2}\]?$|^(?:(?:can|frame|message|msg|raw|data) )?(?:data|payload|bytes|databytes|data bytes)$/,
  ],
  ['id?', /^(?:(?:can|arb|arbitration|frame|message|msg|cob) ?)?(?:id|identifier)$/],
  ['length', /^(?:(?:can|data|frame|payload) ?)?(?:len|length|dlc|dl)$/],
  ['direction', /^(?:dir|direction)$|^[rt]x ?[rt]x$/],
  ['fraction', /^nano$|^nanosec$|^nsecs?$/],
  ['extended', /^(?:is )?(?:extended|ext|ide|xtd|eff)(?: id| frame)?$/],
  ['remote', /^(?:is )?(?:remote|rtr)(?: frame)?$/],
  ['error', /^(?:is )?(?:error|err)(?: frame)?$/],
  ['fd', /^(?:is )?(?:can ?)?(?:fd|edl|fdf)(?: frame)?$/],
  ['brs', /^(?:is )?(?:brs|bit ?rate ?switch)$/],
  ['esi', /^(?:is )?(?:esi|error state(?: indicator)?)$/],
  ['port', /^(?:can ?)?(?:bus|channel|chan|ch|port|interface|iface)(?: ?channel)?$/],
  ['kind', /^(?:frame )?(?:type|kind|format)$/],
  [
    'time?',
    /^(?:(?:abs|absolute|frame) )?(?:time|timestamp|time ?stamp|timestampepoch|time epoch|time relative|sec|secs|seconds|t|millis|micros)$/,
  ],
];

/** What the head of a column says it holds; `none` for unknown words. */
export const roleOfName = (name: string): Role => {
  // A unit may be the whole name.
  const words = plain(` ${name}`.replace(/^\s*(secs?|seconds|nano(?:sec)?|nsecs?|t)\s*$/i, '$1')) || name.trim().toLowerCase();
  return names.find(([, sign]) => sign.test(words))?.[0] ?? 'none';
};

/** Number in the head of a column of one byte, such as D7. */
export const byteNumber = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0);

/** Unit of time in the head of a column; undefined for none. */
function unitIn(name: string): Role | undefined {
  const units: readonly string[] = name.toLowerCase().match(/[a-zµμ]+/g) ?? [];
  const has = (...words: readonly string[]): boolean => words.some((word) => units.includes(word));
  if (has('ms', 'msec', 'millis', 'milliseconds')) return 'milliseconds';
  if (has('us', 'µs', 'μs', 'usec', 'micros', 'microseconds')) return 'microseconds';
  if (has('ns', 'nsec', 'nanoseconds')) return 'nanoseconds';
  return has('s', 'sec', 'secs', 'seconds') ? 'seconds' : undefined;
}

/** Header lines of programs whose documentation states base and unit. */
const programs: readonly { readonly sign: RegExp; readonly id: Role; readonly data: Role }[] = [
  { sign: /^timestamp,arbitration_id,extended,remote,error,dlc,data\s*$/, id: 'id', data: 'data64' },
  { sign: /(?:^|[,;\t])"?(?:is_rtr|sec|nanosec)"?(?:[,;\t]|\s*$)/, id: 'idDecimal', data: 'dataDecimal' },
  { sign: /^TimestampEpoch;BusChannel;/, id: 'id', data: 'data' },
  { sign: /(?:^|[,;\t])"?can\.id"?[,;\t]/, id: 'idDecimal', data: 'data' },
];

/** Role of a column by what its head and the program that writes such a head state. */
export function statedRole(name: string, head: string): Role {
  const role = roleOfName(name);
  const program = programs.find(({ sign }) => sign.test(head));
  if (role === 'time?')
    return unitIn(name) ?? (program && program.id !== 'idDecimal' ? 'seconds' : /epoch|time_relative/.test(name) ? 'seconds' : role);
  const [hex, decimal] = [/hex/i.test(name), /dec/i.test(name)];
  if (role === 'id?') return hex ? 'id' : decimal ? 'idDecimal' : (program?.id ?? role);
  if (role !== 'data?') return role;
  return hex ? 'data' : decimal ? 'dataDecimal' : /base64/i.test(name) ? 'data64' : (program?.data ?? role);
}
