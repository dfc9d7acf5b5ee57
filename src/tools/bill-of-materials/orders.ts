import { formatNumber } from '../../model/format';
import { longDate } from '../../site/words/dates';
import type { PropTable } from '../../model/pageTypes';
import { decimalsOf, readParts, rowsOf, totalsOf } from './parts';
import type { Part, PartsRow } from './parts';
import { currency as own, readersCurrencies, spareShapes } from '../../site/partsTables';

/**
 * Reads motors from the table of their costs, one part per model. Prices are for all motors of a robot, so there is no unit price to show.
 */
export function readMotors(table: PropTable): Part[] {
  const price = table.columns.find(({ name }) => name.startsWith('total_price_'));
  const cell = (row: number, column: string | undefined) => table.rows[row]?.[table.columns.findIndex(({ name }) => name === column)];
  return readParts(table).map((part, row) => {
    const joints = cell(row, 'joints');
    return {
      ...part,
      id: part.model ?? '',
      name: `Motor of ${Array.isArray(joints) ? joints.join(', ') : ''}`,
      oneArm: part.robot / 2,
      leaderFollower: part.robot * 2,
      unitPrice: Number(cell(row, price?.name)) / part.robot,
      decimals: decimalsOf(price),
      pricedPieces: part.robot,
      process: 'motor',
      icon: 'motor',
    };
  });
}

/** Possible columns of an order list. */
export const orderColumns = ['part_name', 'model_number', 'quantity', 'url', 'files'] as const;

/** Name of a column of an order list. */
export type OrderColumn = (typeof orderColumns)[number];

/** A supplier and its order format. */
export interface Supplier {
  readonly name: string;
  /** Shop address, if the bill of materials has one. */
  readonly url: string | null;
  /** Accepted order format, in words. */
  readonly takes: string;
  /** Columns of its order list. */
  readonly columns: readonly OrderColumn[];
}

/** Exchange rate of a currency, with its date and source unless the reader has entered it. */
export interface ExchangeRate {
  readonly currency: string;
  /** Price of one in the currency of the lists. */
  readonly price: number;
  readonly notedOn: string | null;
  readonly source: string | null;
}

/** Price of one unit of a currency as a reader types it, with a comma or a point; null if it is no number above 0. */
export function typedRate(text: string): number | null {
  const price = Number(text.trim().replace(',', '.'));
  return price > 0 && price < 1_000_000 ? price : null;
}

/** The rate that a reader has entered for a currency; undefined without one. */
export function readersRate({ currency, rate }: { readonly currency: string; readonly rate: string }): ExchangeRate | undefined {
  const price = readersCurrencies.includes(currency) ? typedRate(rate) : null;
  return price === null ? undefined : { currency, price, notedOn: null, source: null };
}

/** What an order needs besides parts. */
export interface OrderData {
  readonly suppliers: readonly Supplier[];
  readonly rates: readonly ExchangeRate[];
}

/** Whether a table lists parts. Among the tables of an order, only the one of motors has no part ids. */
export const listsParts = ({ columns }: PropTable): boolean => columns.some(({ name }) => name === 'part_id');

/** Combines parts of several lists and the motors into one order. */
export const readOrderParts = (tables: readonly PropTable[]): Part[] =>
  tables
    .flatMap((table) => (listsParts(table) ? readParts(table) : readMotors(table)))
    // Parts of the leader alone don't count for a follower, and one arm is a follower's.
    .map((part) => (part.only === 'leader' ? { ...part, robot: 0, oneArm: 0 } : part));

/** Order number of a part; its name if it has none. */
export const numberOf = ({ part }: PartsRow): string => part.model ?? part.name;

/** Identity of a part within an order: the same number from the same supplier is the same part. */
const partKey = (row: PartsRow): string => `${row.part.supplier}\n${numberOf(row)}`;

/** Order lines: adds up rows of the same part. */
export function orderLines(rows: readonly PartsRow[]): PartsRow[] {
  const lines = new Map<string, PartsRow>();
  for (const row of rows) {
    const before = lines.get(partKey(row));
    lines.set(partKey(row), before ? { ...before, pieces: before.pieces + row.pieces, total: before.total + row.total } : row);
  }
  return [...lines.values()];
}

export interface SupplierOrder {
  readonly supplier: Supplier;
  readonly rows: readonly PartsRow[];
  readonly pieces: number;
  readonly total: number;
}

/** Splits an order by supplier, most expensive first. An unknown supplier gets names and numbers. */
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

/** Converts a price of the lists to another currency. */
export const inCurrency = (price: number, rate: ExchangeRate): number => price / rate.price;

/** A currency to show prices in. */
export interface Money {
  readonly currency: string;
  /** How prices of the lists are converted; undefined for their own currency. */
  readonly rate: ExchangeRate | undefined;
  /** Price in the currency, rounded to what it is paid in. */
  readonly amount: (price: number) => number;
  readonly format: (amount: number) => string;
}

/** Prices in the currency of a rate, to two decimals, or in that of the lists. */
export const moneyIn = (rate?: ExchangeRate): Money =>
  rate
    ? {
        currency: rate.currency,
        rate,
        amount: (price) => Math.round(inCurrency(price, rate) * 100) / 100,
        format: (amount) => formatNumber(amount, 2),
      }
    : { currency: own.code, rate, amount: (price) => price, format: (amount) => formatNumber(amount) };

/** Cost of rows in a currency: the sum of the amounts that their lines show. */
export const costOf = (rows: readonly PartsRow[], { amount }: Money): number =>
  Math.round(rows.reduce((sum, { total }) => sum + amount(total), 0) * 100) / 100;

/** A sentence about how costs were converted, with the source of the rate. */
export const rateText = ({ currency, price, notedOn, source }: ExchangeRate): string =>
  `1 ${currency} = ${formatNumber(price)} ${own.code}, ${notedOn === null ? 'the rate that you entered' : `noted on ${longDate(notedOn)}. ${source}`}.`;

/** Spares in an order: none, besides the parts, or only spares. */
export const spareKinds = ['', 'with', 'only'] as const;

/** Spares in an order, as a percentage of the small parts. */
export interface Spares {
  readonly kind: (typeof spareKinds)[number];
  readonly percent: number;
}

/**
 * Adds spares to the rows of an order: a percentage of each small part, rounded up. A part in several lists is rounded up once, in total.
 */
export function withSpares(rows: readonly PartsRow[], { kind, percent }: Spares): PartsRow[] {
  const share = (pieces: number): number => Math.ceil((pieces * percent) / 100);
  const soFar = new Map<string, number>();
  return rows.flatMap((row) => {
    const before = soFar.get(partKey(row)) ?? 0;
    const after = before + row.pieces;
    soFar.set(partKey(row), after);
    const spare = kind && spareShapes.some((shape) => shape === row.part.icon) ? share(after) - share(before) : 0;
    const [next] = rowsOf([row.part], () => (kind === 'only' ? 0 : row.pieces) + spare);
    return next ? [{ ...next, index: row.index }] : [];
  });
}
