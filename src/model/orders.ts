import { formatNumber, longDate } from './format';
import type { PropTable } from './pageTypes';
import { readParts, rowsOf, totalsOf } from './parts';
import type { Part, PartsRow, RobotKind } from './parts';

/**
 * Motors of the table of their costs, as parts of an order: one part for each model. Every robot has the same motors in
 * both arms. A price is for all pieces of a robot, so there is no price of one piece to show.
 */
export function readMotors({ columns, rows }: PropTable): Part[] {
  const position = new Map(columns.map((column, index) => [column.name, index]));
  return rows.map((row) => {
    const cell = (column: string) => row[position.get(column) ?? -1] ?? null;
    const model = String(cell('model_number'));
    const joints = cell('joints');
    const robot = Number(cell('quantity_robot'));
    return {
      id: model,
      name: `Motor of ${typeof joints === 'object' && joints !== null ? joints.join(', ') : ''}`,
      model,
      oneArm: robot / 2,
      robot,
      leader: robot,
      leaderFollower: robot * 2,
      unitPrice: Number(cell('total_price_jpy')) / robot,
      pricedPieces: robot,
      notedOn: String(cell('noted_on')),
      supplier: String(cell('supplier')),
      manufacturer: null,
      material: null,
      process: 'motor',
      url: null,
      files: [],
      arm: null,
      icon: 'motor',
      shape: '',
      notes: null,
      only: null,
    };
  });
}

/** What a line of an order list can say of a part. */
export const orderColumns = ['part_name', 'model_number', 'quantity', 'url', 'files'] as const;

/** Name of such a column. */
export type OrderColumn = (typeof orderColumns)[number];

/** A supplier, and how one orders there. */
export interface Supplier {
  readonly name: string;
  /** Where to order, if the bill of materials names a shop. */
  readonly url: string | null;
  /** What the shop takes, in words. */
  readonly takes: string;
  /** Columns of an order list for this shop. */
  readonly columns: readonly OrderColumn[];
}

/** What a foreign currency is counted as, and on which day that was noted. */
export interface ExchangeRate {
  readonly currency: string;
  readonly yen: number;
  readonly notedOn: string;
  readonly source: string;
}

/** What an order needs besides its parts. */
export interface OrderData {
  readonly suppliers: readonly Supplier[];
  readonly rates: readonly ExchangeRate[];
}

/** Whether a table lists parts of the bill of materials. Among the tables of an order, the one without part ids is that of the motors. */
export const listsParts = ({ columns }: PropTable): boolean => columns.some(({ name }) => name === 'part_id');

/** Parts of several lists, and the motors, as one order. */
export const readOrderParts = (tables: readonly PropTable[], robotOf: (name: string) => RobotKind | null): Part[] =>
  tables
    .flatMap((table) => (listsParts(table) ? readParts(table, robotOf(table.name)) : readMotors(table)))
    // Among others, the leader's parts belong to no follower robot.
    .map((part) => (part.only === 'leader' ? { ...part, robot: 0 } : part));

/** What a shop knows a part by. */
export const numberOf = ({ part }: PartsRow): string => part.model ?? part.name;

/** What tells the parts of an order apart: the same number of the same supplier is the same part, also where two lists have it. */
export const partKey = (row: PartsRow): string => `${row.part.supplier}\n${numberOf(row)}`;

/** Lines of an order: rows with the pieces and costs of the same part added up. */
export function orderLines(rows: readonly PartsRow[]): PartsRow[] {
  const lines = new Map<string, PartsRow>();
  for (const row of rows) {
    const before = lines.get(partKey(row));
    lines.set(partKey(row), before ? { ...before, pieces: before.pieces + row.pieces, total: before.total + row.total } : row);
  }
  return [...lines.values()];
}

/** What to order from one supplier. */
export interface SupplierOrder {
  readonly supplier: Supplier;
  readonly rows: readonly PartsRow[];
  readonly pieces: number;
  readonly total: number;
}

/** An order by supplier, the dearest first. A supplier that is not described takes names and numbers. */
export function ordersOf(rows: readonly PartsRow[], suppliers: readonly Supplier[]): SupplierOrder[] {
  const names = [...new Set(rows.map(({ part }) => part.supplier))];
  return names
    .map((name) => {
      const own = rows.filter(({ part }) => part.supplier === name);
      const supplier = suppliers.find((one) => one.name === name) ?? { name, url: null, takes: '', columns: orderColumns };
      return { supplier, rows: own, ...totalsOf(own) };
    })
    .sort((a, b) => b.total - a.total);
}

/** Yen in another currency. */
export const inCurrency = (yen: number, rate: ExchangeRate): number => yen / rate.yen;

/** How costs in another currency were converted, in a sentence, and what they come from. */
export const rateText = ({ currency, yen, notedOn, source }: ExchangeRate): string =>
  `1 ${currency} = ${formatNumber(yen)} JPY, noted on ${longDate(notedOn)}. ${source}.`;

/** Whether an order holds spares: not at all, besides the parts, or nothing else. */
export const spareKinds = ['', 'with', 'only'] as const;

/** Which spares an order holds: a share of the small parts, in percent. */
export interface Spares {
  readonly kind: (typeof spareKinds)[number];
  readonly percent: number;
}

/**
 * Rows of an order with its spares: of each small part the share, rounded up, so at least one. A part of several lists is rounded up once: its
 * further rows have what the pieces so far did not ask for already.
 */
export function withSpares(rows: readonly PartsRow[], { kind, percent }: Spares, shapes: readonly string[]): PartsRow[] {
  const share = (pieces: number): number => Math.ceil((pieces * percent) / 100);
  const soFar = new Map<string, number>();
  return rows.flatMap((row) => {
    const before = soFar.get(partKey(row)) ?? 0;
    const after = before + row.pieces;
    soFar.set(partKey(row), after);
    const spare = kind && shapes.includes(row.part.icon) ? share(after) - share(before) : 0;
    const [next] = rowsOf([row.part], () => (kind === 'only' ? 0 : row.pieces) + spare);
    return next ? [{ ...next, index: row.index }] : [];
  });
}
