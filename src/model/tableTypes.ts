/** Units of columns, with the suffix that the column's name must have. */
export const unitEndings = {
  mm: '_mm',
  'mm²': '_mm2',
  m: '_m',
  '°': '_deg',
  rad: '_rad',
  'rad/s': '_rad_s',
  'rad/s²': '_rad_s2',
  'm/s': '_m_s',
  kg: '_kg',
  g: '_g',
  'kg·m²': '_kgm2',
  V: '_v',
  A: '_a',
  W: '_w',
  N: '_n',
  'N·m': '_nm',
  'N·m·s/rad': '_nms_per_rad',
  'N·m/rad': '_nm_per_rad',
  rpm: '_rpm',
  µH: '_uh',
  mΩ: '_mohm',
  Ω: '_ohm',
  Hz: '_hz',
  kHz: '_khz',
  s: '_s',
  ms: '_ms',
  days: '_days',
  bit: '_bit',
  'bit/s': '_bit_s',
  'Mbit/s': '_mbit_s',
  '°C': '_c',
  USD: '_usd',
  EUR: '_eur',
  JPY: '_jpy',
  CHF: '_chf',
  GBP: '_gbp',
  CNY: '_cny',
  KRW: '_krw',
  '%': '_percent',
} as const;

/** A unit symbol in SI notation. */
export type Unit = keyof typeof unitEndings;

/**
 * How a cell is parsed: `text` any text · `integer` · `number` · `boolean` yes/no · `hex` 0x01 · `day` 2026-11-28 · `url` https, mailto or a path of this site
 * · `route` a page of this site · `routes` several, separated by semicolons · `list` separated by semicolons · `lines` one text per line.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'hex' | 'day' | 'url' | 'route' | 'routes' | 'list' | 'lines';

/** A column of a CSV table. */
export interface ColumnDefinition {
  /** Heading for readers, without the unit. */
  readonly label: string;
  readonly type: ColumnType;
  readonly unit?: Unit;
  /** Allows empty cells. */
  readonly optional?: true;
  /** Allowed texts. */
  readonly oneOf?: readonly string[];
  /** A column of another table, or of several, that has each of the texts, so that a renamed row can't be left behind. */
  readonly knownIn?: { readonly table: string | readonly string[]; readonly column: string };
  /** Least allowed number; default: that of its unit. */
  readonly min?: number;
  /** Greatest allowed number. */
  readonly max?: number;
  /** Fixed decimals, if trailing zeros are significant: 6.0 kg. */
  readonly digits?: number;
  /** Shown as code: names that readers copy, such as a joint's ROS name. */
  readonly code?: true;
  /** Quotes others, such as the output of a program: may have spellings that this site avoids. */
  readonly quotes?: true;
  /** Computes the cells from others; the file doesn't have the column. */
  readonly derive?: Derive;
}

/** A cell of a row that follows from its other cells, or from rows of other tables; null if they don't say it. */
export type Derive = (row: DerivingRow, rowsOf: (table: string) => readonly DerivingRow[]) => string | number | null;

/** A row as `Derive` gets it. */
type DerivingRow = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Derives a cell from the number in another column, rounded to some decimals. */
export const convertedFrom =
  (column: string, factor: number, decimals: number): Derive =>
  (row) => {
    const value = row[column];
    return typeof value === 'number' ? Number((value * factor).toFixed(decimals)) + 0 : null;
  };

/**
 * A declared column: its label, or the label with what doesn't follow from the name. A name that ends as `unitEndings` says holds numbers in
 * that unit, any other name a text.
 */
export type ColumnDeclaration =
  | string
  | (Omit<ColumnDefinition, 'type' | 'unit'> & {
      readonly type?: ColumnType;
      /** `null` for a name that only seems to end with a unit. */
      readonly unit?: null;
    });

/** A declared table. `content/data/<name>.csv` must have exactly these columns, in any order. */
export interface TableDefinition {
  /** Caption for readers. */
  readonly title: string;
  /** Column with a unique key. */
  readonly key: string;
  readonly columns: Readonly<Record<string, ColumnDefinition>>;
  /** Page about its rows, for a table that no component shows by name. */
  readonly page?: string;
  /** Only for search, with thousands of rows. Has no Gatsby nodes, so GraphQL can't query it. */
  readonly searchOnly?: true;
}

/** Tables by name, which is the CSV file's name without extension. */
export type TableDefinitions = Readonly<Record<string, TableDefinition>>;

/** The unit in which a column's name ends; the longest, because `_rad_s` ends in `_s`. */
function unitOf(name: string): Unit | undefined {
  const ending = ([, end]: readonly [string, string]): boolean => name.endsWith(end);
  const [found] = Object.entries(unitEndings)
    .filter(ending)
    .sort(([, a], [, b]) => b.length - a.length);
  return found?.[0] as Unit | undefined;
}

function columnOf(name: string, declaration: ColumnDeclaration): ColumnDefinition {
  const { unit: declared, ...own } = typeof declaration === 'string' ? { label: declaration } : declaration;
  const unit = declared === null ? undefined : unitOf(name);
  return { type: unit === undefined ? 'text' : 'number', ...own, ...(unit === undefined ? {} : { unit }) };
}

/** Declares a table: its title, the column with a unique key, and its columns. */
export const table = (
  title: string,
  key: string,
  columns: Readonly<Record<string, ColumnDeclaration>>,
  more: Pick<TableDefinition, 'page' | 'searchOnly'> = {},
): TableDefinition => ({
  title,
  key,
  columns: Object.fromEntries(Object.entries(columns).map(([name, declaration]) => [name, columnOf(name, declaration)])),
  ...more,
});
