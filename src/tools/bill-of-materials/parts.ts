import { entryOf } from '../../model/definitionItems';
import type { PartSet, PartsTableInfo, RobotKind } from '../../model/siteTypes';
import type { PropColumn, PropTable } from '../../model/pageTypes';
import { currency, partsTables, setLabels } from '../../site/partsTables';

/** The only kind of robot with the parts of a table; null for all. */
const robotOf = (name: string): RobotKind | null => entryOf<PartsTableInfo>(partsTables, name)?.robot ?? null;

/** Column of prices in the currency of the lists: `total_jpy` for `total`. */
export const priceColumn = (name: 'unit_price' | 'total_price' | 'total' | 'headline' | 'leader'): string =>
  `${name}_${currency.code.toLowerCase()}`;

/** Column of exchange rates: what one of another currency costs in that of the lists. */
export const rateColumn = `${currency.code.toLowerCase()}_per_unit`;

/** A row of the bill of materials. */
export interface Part {
  readonly id: string;
  readonly name: string;
  readonly model: string | null;
  /** Pieces for one arm; null for a part of the whole robot. */
  readonly oneArm: number | null;
  /** Pieces for one robot, which is what table prices refer to. */
  readonly robot: number;
  /** Pieces for one leader robot. */
  readonly leader: number;
  /** Pieces for a leader robot and a follower robot together; null on a site with one kind of robot. */
  readonly leaderFollower: number | null;
  /** Price per piece; a fraction if the price is for several. */
  readonly unitPrice: number;
  /** Decimals of its currency: 0 for yen, 2 for euros. */
  readonly decimals: number;
  /** Number of pieces that the price is for; null for one. */
  readonly pricedPieces: number | null;
  readonly notedOn: string;
  readonly supplier: string;
  readonly manufacturer: string | null;
  readonly material: string | null;
  readonly process: string;
  readonly url: string | null;
  readonly files: readonly string[];
  readonly arm: 'left' | 'right' | null;
  readonly icon: string;
  readonly shape: string;
  readonly notes: string | null;
  /** The only robot that has the part; null for both. */
  readonly only: RobotKind | null;
}

/** Decimals of the currency of a column of prices. */
export const decimalsOf = (column: PropColumn | undefined): number =>
  column?.unit
    ? (new Intl.NumberFormat('en', { style: 'currency', currency: column.unit }).resolvedOptions().maximumFractionDigits ?? 0)
    : 0;

/** An amount of money, rounded to the decimals of its currency. */
const rounded = (amount: number, decimals: number): number => Number(amount.toFixed(decimals));

/** Reads the rows of a parts table. */
export function readParts({ name: table, columns, rows }: PropTable): Part[] {
  const only = robotOf(table);
  const position = new Map(columns.map((column, index) => [column.name, index]));
  const price = columns.find(({ name }) => name.startsWith('unit_price_'));
  return rows.map((row) => {
    const cell = (column: string) => row[position.get(column) ?? -1] ?? null;
    const text = (column: string): string | null => (cell(column) === null ? null : String(cell(column)));
    const files = cell('files');
    const arm = text('arm');
    const robot = Number(cell('quantity_robot'));
    return {
      id: text('part_id') ?? '',
      name: text('part_name') ?? '',
      model: text('model_number'),
      oneArm: cell('quantity_one_arm') === null ? null : Number(cell('quantity_one_arm')),
      robot,
      leader: only === 'follower' ? 0 : robot,
      leaderFollower: cell('quantity_leader_follower') === null ? null : Number(cell('quantity_leader_follower')),
      unitPrice: Number(cell(price?.name ?? '')),
      decimals: decimalsOf(price),
      pricedPieces: null,
      notedOn: text('noted_on') ?? '',
      supplier: text('supplier') ?? '',
      manufacturer: text('manufacturer'),
      material: text('material'),
      process: text('process') ?? '',
      url: text('url'),
      files: typeof files === 'object' && files !== null ? files : [],
      arm: arm === 'left' || arm === 'right' ? arm : null,
      icon: text('icon') ?? '',
      shape: text('shape') ?? '',
      notes: text('notes'),
      only,
    };
  });
}

/** Sets of parts to order. */
export const partSets = ['robot', 'leader', 'leader-follower', 'left-arm', 'right-arm'] as const satisfies readonly PartSet[];

/** Most sets of an order. */
export const maxCount = 999;

/** Highest percentage of spares. */
export const maxPercent = 100;

/** Pieces of a part in one set. */
export function piecesIn(part: Part, set: PartSet): number {
  if (set === 'robot') return part.robot;
  if (set === 'leader') return part.leader;
  if (set === 'leader-follower') return part.leaderFollower ?? 0;
  const other = set === 'left-arm' ? 'right' : 'left';
  return part.arm === other ? 0 : (part.oneArm ?? 0);
}

/** Whether a set is one arm, without what a robot has once. */
export const isOneArm = (set: PartSet): boolean => set === 'left-arm' || set === 'right-arm';

/** What an order of one arm holds, and which parts it leaves out. */
export function oneArmText(parts: readonly Part[]): string {
  const whole = parts.filter(({ oneArm }) => oneArm === null);
  return `One arm with its gripper. Left out, because they are counted for a whole robot: ${whole.map(({ id }) => id).join(', ') || 'nothing'}.`;
}

/** Whether parts cover both robots, with parts specific to each, so that readers must choose one. */
export const areWholeOrder = (parts: readonly Part[]): boolean =>
  parts.some(({ only }) => only === 'leader') && parts.some(({ only }) => only === 'follower');

/** Sets that a table offers. */
export function setsOf(parts: readonly Part[]): PartSet[] {
  const arms: PartSet[] = parts.some(({ arm }) => arm !== null) ? ['left-arm', 'right-arm'] : ['left-arm'];
  if (areWholeOrder(parts)) return (['robot', 'leader', 'leader-follower', ...arms] as const).filter((set) => setLabels[set] !== '');
  const whole: PartSet[] = parts.some(({ leaderFollower }) => leaderFollower !== null) ? ['robot', 'leader-follower'] : ['robot'];
  return parts.some(({ oneArm }) => oneArm === null) ? whole : [...whole, ...arms];
}

export function setLabel(set: PartSet, parts: readonly Part[]): string {
  if (set === 'robot' && areWholeOrder(parts)) return setLabels.follower;
  if (set === 'robot' && parts.length > 0 && parts.every(({ only }) => only === 'leader')) return setLabels.leader;
  return set === 'left-arm' && parts.every(({ arm }) => arm === null) ? setLabels['either-arm'] : setLabels[set];
}

/** Filter option for parts with an empty cell. */
const notGiven = 'not given';

/** Columns with a filter. */
export const choiceNames = ['material', 'process', 'supplier'] as const;

/** A filter. */
export type ChoiceName = (typeof choiceNames)[number];

/** Filter option that matches a part. */
export const choiceOf = (part: Part, name: ChoiceName): string => part[name] ?? notGiven;

/** Options of a filter; none if all parts have the same value. */
export function choicesOf(parts: readonly Part[], name: ChoiceName): readonly string[] {
  const values = [...new Set(parts.map((part) => choiceOf(part, name)))].sort();
  return values.length > 1 ? values : [];
}

/** A displayed row: the part, its index in the table, the pieces to buy, and their cost. */
export interface PartsRow {
  readonly part: Part;
  readonly index: number;
  readonly pieces: number;
  readonly total: number;
}

/** Rows of parts, with their pieces. Skips parts without any. */
export const rowsOf = (parts: readonly Part[], piecesOf: (part: Part) => number): PartsRow[] =>
  parts.flatMap((part, index) => {
    const pieces = piecesOf(part);
    return pieces > 0 ? [{ part, index, pieces, total: rounded(pieces * part.unitPrice, part.decimals) }] : [];
  });

/** Rows of all parts for a number of sets. */
export const rowsFor = (parts: readonly Part[], set: PartSet, count: number): PartsRow[] =>
  rowsOf(parts, (part) => piecesIn(part, set) * count);

export const totalsOf = (rows: readonly PartsRow[]): { pieces: number; total: number } => ({
  pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
  total: rounded(
    rows.reduce((sum, { total }) => sum + total, 0),
    Math.max(0, ...rows.map(({ part }) => part.decimals)),
  ),
});
