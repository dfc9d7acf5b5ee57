import { oneOf } from '../../../theme/state/parameters';
import { readersRate, spareKinds, withSpares } from '../orders';
import type { Spares } from '../orders';
import { areWholeOrder, choiceNames, choiceOf, choicesOf, maxCount, maxPercent, rowsFor, setLabel, setsOf } from '../parts';
import type { ChoiceName, Part, PartsRow } from '../parts';
import type { PartSet } from '../../../model/siteTypes';
import { currency, readersCurrencies } from '../../../site/partsTables';

/** Names of the controls of a parts table. */
export const toolNames = [
  'text',
  'material',
  'process',
  'supplier',
  'sort',
  'set',
  'count',
  'spares',
  'percent',
  'currency',
  'rate',
] as const;

/** Values of the controls as raw text, which may be invalid. */
export type ToolValues = Record<(typeof toolNames)[number], string>;

/** Values of the controls that are valid for a table. */
export interface PartsQuery extends Readonly<ToolValues> {
  readonly sort: '' | SortColumn | `-${SortColumn}`;
  readonly set: PartSet;
  readonly spares: Spares['kind'];
}

/** Initial values of the controls: the whole table, for one robot. */
export const firstValues: PartsQuery = {
  text: '',
  material: '',
  process: '',
  supplier: '',
  sort: '',
  set: 'robot',
  count: '1',
  spares: '',
  percent: '10',
  currency: currency.code,
  rate: '',
};

/** Whether the controls have their initial values. */
export const areFirst = (values: Readonly<ToolValues>): boolean => toolNames.every((name) => values[name] === firstValues[name]);

/** Values of the filter controls that match all parts. */
export const noFilter = { text: '', material: '', process: '', supplier: '' } as const;

/** Whether the parts are counted for one robot, as in the table. */
export const areForRobot = ({ set, count }: Readonly<ToolValues>): boolean => set === firstValues.set && count === firstValues.count;

/** Next sort value when a header is clicked: ascending, descending, then unsorted. */
export function nextSort(sort: string, column: SortColumn): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

/** Parses a whole number from 1 to `most`; returns `otherwise` if it is invalid. */
export function numberOf(text: string, most: number, otherwise: number): number {
  const whole = Math.trunc(Number(text));
  return whole >= 1 && whole <= most ? whole : otherwise;
}

/** Message with the number that replaces an invalid one; empty if the text is valid or empty. */
export function takenWords(name: string, text: string, most: number, otherwise: number): string {
  const taken = numberOf(text, most, otherwise);
  return text === '' || Number(text) === taken ? '' : `${name} is a whole number from 1 to ${most}; ${taken} is used. `;
}

/** Message that asks for the rate of a currency without one; empty if there is nothing to ask. */
export const rateWords = (values: Readonly<ToolValues>): string =>
  readersCurrencies.includes(values.currency) && !readersRate(values)
    ? `Enter how many ${currency.code} you pay for 1 ${values.currency}; until then, prices are in ${currency.code}. `
    : '';

let collator: Intl.Collator | undefined;

/** Compares names with numeric collation: CBE3-8 comes before CBE3-15. The collator is created lazily, because it is slow. */
function compare(a: string | null, b: string | null): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a ?? '', b ?? '');
}

export type SortColumn = 'part' | 'material' | 'supplier' | 'pieces' | 'price' | 'total';

/** Headers of a parts table in order, and how a column is sorted. */
export const sortHeadings: readonly {
  readonly column: SortColumn;
  readonly label: string;
  readonly compare: (a: PartsRow, b: PartsRow) => number;
  readonly isPrice?: true;
  /** On a phone the details have the column's content. */
  readonly wide?: true;
}[] = [
  { column: 'part', label: 'Part', compare: (a, b) => compare(a.part.name, b.part.name) || compare(a.part.id, b.part.id) },
  {
    column: 'material',
    label: 'Material and process',
    compare: (a, b) => compare(a.part.material, b.part.material) || compare(a.part.process, b.part.process),
    wide: true,
  },
  { column: 'supplier', label: 'Supplier', compare: (a, b) => compare(a.part.supplier, b.part.supplier), wide: true },
  { column: 'pieces', label: 'Pieces', compare: (a, b) => a.pieces - b.pieces },
  { column: 'price', label: 'Unit price', compare: (a, b) => a.part.unitPrice - b.part.unitPrice, isPrice: true, wide: true },
  { column: 'total', label: 'Total', compare: (a, b) => a.total - b.total, isPrice: true },
];

const sortValues = sortHeadings.flatMap(({ column }) => [column, `-${column}`] as const);

/** Rows of a parts table, and the rows without the filter. */
export interface ShownParts {
  readonly rows: readonly PartsRow[];
  readonly ordered: readonly PartsRow[];
  /** What they are counted for. */
  readonly what: string;
}

const setWords = (set: PartSet, count: number, parts: readonly Part[]): string => `${count} × ${setLabel(set, parts)}`;

/** The whole table in its own order, for one robot. */
export function wholeList(parts: readonly Part[]): ShownParts {
  const rows = rowsFor(parts, 'robot', 1);
  return { rows, ordered: rows, what: setWords('robot', 1, parts) };
}

/** Normalized text for matching: M3×8, as in the guides, equals M3x8 in the tables, and M6 x 12 equals M6x12. */
const compared = (text: string): string => text.toLowerCase().replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1x');

const textOf = ({ id, name, model, supplier, manufacturer, material, process, shape, notes }: Part): string =>
  compared([id, name, model, supplier, manufacturer, material, process, shape, notes].join(' '));

const includesAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** Creates a predicate for the parts that match a query. */
function matcher(query: PartsQuery): (part: Part) => boolean {
  const words = compared(query.text).split(/\s+/).filter(Boolean);
  const chosen = choiceNames.filter((name) => query[name]);
  return (part) => chosen.every((name) => choiceOf(part, name) === query[name]) && (words.length === 0 || includesAll(textOf(part), words));
}

/** All rows with the quantities of a query, in table order. */
export const orderedRows = (parts: readonly Part[], { set, count, spares, percent }: PartsQuery): PartsRow[] =>
  withSpares(rowsFor(parts, set, Number(count)), { kind: spares, percent: Number(percent) });

/** Text for what a query counts parts for: paper shows no controls. */
export function queryWords({ set, count, spares, percent }: PartsQuery, parts: readonly Part[]): string {
  const share = `${spares === 'only' ? 'only ' : ''}${percent}\u00a0% spare small parts`;
  return [setWords(set, Number(count), parts), ...(spares ? [share] : [])].join(', ');
}

/** Filtered and sorted rows of a query. Equal rows stay in table order. */
export function partsRows(parts: readonly Part[], query: PartsQuery): PartsRow[] {
  const matches = matcher(query);
  const rows = orderedRows(parts, query).filter(({ part }) => matches(part));
  const [, minus, column] = /^(-?)(.+)$/.exec(query.sort) ?? [];
  const sorted = sortHeadings.find((heading) => heading.column === column);
  if (!sorted) return rows;
  const direction = minus === '-' ? -1 : 1;
  return rows.sort((a, b) => direction * sorted.compare(a, b) || a.index - b.index);
}

/** Whether parts are those of a whole order: of both kinds of robot, or of a site with one kind. */
const canBeOrder = (parts: readonly Part[]): boolean =>
  areWholeOrder(parts) || parts.every(({ leaderFollower }) => leaderFollower === null);

/** The set that a control names, if the parts can be counted for it. */
export const setOf = (set: string, parts: readonly Part[]): PartSet => oneOf(set, setsOf(parts), 'robot');

/** Valid values for those of the controls; invalid ones get their defaults. */
export function validQuery(values: Readonly<ToolValues>, parts: readonly Part[]): PartsQuery {
  const choice = (name: ChoiceName): string => oneOf(values[name], choicesOf(parts, name), '');
  return {
    text: values.text,
    material: choice('material'),
    process: choice('process'),
    supplier: choice('supplier'),
    sort: oneOf(values.sort, sortValues, ''),
    set: setOf(values.set, parts),
    count: String(numberOf(values.count, maxCount, Number(firstValues.count))),
    spares: canBeOrder(parts) ? oneOf(values.spares, spareKinds, '') : '',
    percent: String(numberOf(values.percent, maxPercent, Number(firstValues.percent))),
    // A currency without a rate is shown in yen.
    currency: canBeOrder(parts) ? values.currency : firstValues.currency,
    rate: canBeOrder(parts) && readersRate(values) ? values.rate : firstValues.rate,
  };
}
