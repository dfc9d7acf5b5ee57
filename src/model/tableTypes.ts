/** Units a column may carry, with the ending its name must have: the unit stands in the CSV's header, too. */
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
  JPY: '_jpy',
  '%': '_percent',
} as const;

/** A unit symbol as it is printed, in SI notation. */
export type Unit = keyof typeof unitEndings;

/**
 * How a cell is read.
 * `text` any text · `integer` · `number` · `boolean` yes/no · `hex` 0x01 · `url` https, mailto or a path of this site ·
 * `route` a page of this site · `list` values separated by a semicolon · `lines` texts of any characters, each on a line of its own.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'hex' | 'url' | 'route' | 'list' | 'lines';

/** One declared column of a CSV table. */
export interface ColumnDefinition {
  /** Heading that readers see, without the unit. */
  readonly label: string;
  readonly type: ColumnType;
  readonly unit?: Unit;
  /** An empty cell is an error unless the column is optional. */
  readonly optional?: true;
  /** Only these texts are allowed. */
  readonly oneOf?: readonly string[];
  /** Least value of a number that makes sense; without it, that of its unit. */
  readonly min?: number;
  /** Greatest value of a number that makes sense. */
  readonly max?: number;
  /** Decimal places of a number, where trailing zeros say something: 6.0 kg. */
  readonly digits?: number;
  /** Shown in code type: names a reader copies, such as a joint's ROS name. */
  readonly code?: true;
}

/** One declared table: `content/data/<name>.csv` must have exactly these columns, in any order. */
export interface TableDefinition {
  /** Caption that readers see. */
  readonly title: string;
  /** Column whose value names a row; unique in the table. */
  readonly key: string;
  readonly columns: Readonly<Record<string, ColumnDefinition>>;
  /** Words for the search alone, thousands of them. Its rows are no nodes: GraphQL has no type for them. */
  readonly searchOnly?: true;
}

/** Tables by name; the name is the CSV file's name without its ending. */
export type TableDefinitions = Readonly<Record<string, TableDefinition>>;
