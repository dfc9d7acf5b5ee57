import { spareKinds, withSpares } from '../../../model/orders';
import type { Spares } from '../../../model/orders';
import { areWholeOrder, choiceNames, choiceOf, choicesOf, maxCount, maxPercent, rowsFor, setLabel, setsOf } from '../../../model/parts';
import type { ChoiceName, Part, PartSet, PartsRow } from '../../../model/parts';
import { spareShapes } from '../../../site/partsTables';

/** Names of the controls of a table of parts. */
export const toolNames = ['text', 'material', 'process', 'supplier', 'sort', 'set', 'count', 'spares', 'percent'] as const;

/** What the controls of a table of parts hold, as they hold it: text, which may make no sense. */
export type ToolValues = Record<(typeof toolNames)[number], string>;

/** What the controls hold at first: they ask for the whole table, for one robot. */
export const firstValues: Readonly<ToolValues> = {
  text: '',
  material: '',
  process: '',
  supplier: '',
  sort: '',
  set: 'robot',
  count: '1',
  spares: '',
  percent: '10',
};

/** Whether the controls hold what they held at first. */
export const areFirst = (values: Readonly<ToolValues>): boolean => toolNames.every((name) => values[name] === firstValues[name]);

/** What the controls hold that leave no part out. */
export const noFilter = { text: '', material: '', process: '', supplier: '' } as const;

/** Whether the parts are counted for what the list is about: one robot. */
export const areForRobot = ({ set, count }: Readonly<ToolValues>): boolean => set === firstValues.set && count === firstValues.count;

/** Reads the controls of a form. A choice that a table doesn't offer has its first value. */
export function readForm(form: HTMLFormElement): ToolValues {
  const given = new FormData(form);
  const values = { ...firstValues };
  for (const name of toolNames) {
    const value = given.get(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Next order when a column's heading is pressed: ascending, descending, then the order of the list. */
export function nextSort(sort: string, column: SortColumn): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

/** The number that one typed is taken for: a whole one from 1 to the most that one can ask for. */
export function numberOf(text: string, most: number, otherwise: number): number {
  const whole = Math.trunc(Number(text));
  return whole >= 1 && whole <= most ? whole : otherwise;
}

/** Says which number is taken for one that cannot be asked for; empty where it can, and where the field was emptied for another one. */
export function takenWords(name: string, text: string, most: number, otherwise: number): string {
  const taken = numberOf(text, most, otherwise);
  return text === '' || Number(text) === taken ? '' : `${name} is a whole number from 1 to ${most}; ${taken} is used. `;
}

/** Columns that a table of parts can be sorted by. */
export const sortColumns = ['part', 'material', 'supplier', 'pieces', 'price', 'total'] as const;

/** Name of a column to sort by. */
export type SortColumn = (typeof sortColumns)[number];

/** Headings of a table of parts in their order. `wide`: on a phone the column's content stands in the details. */
export const sortHeadings: readonly {
  readonly column: SortColumn;
  readonly label: string;
  readonly unit?: string;
  readonly wide?: true;
}[] = [
  { column: 'part', label: 'Part' },
  { column: 'material', label: 'Material and process', wide: true },
  { column: 'supplier', label: 'Supplier', wide: true },
  { column: 'pieces', label: 'Pieces' },
  { column: 'price', label: 'Unit price', unit: 'JPY', wide: true },
  { column: 'total', label: 'Total', unit: 'JPY' },
];

/** What a table of parts shows: its rows, and those that it would show without a filter. */
export interface ShownParts {
  readonly rows: readonly PartsRow[];
  readonly ordered: readonly PartsRow[];
  /** What they are counted for, in words. */
  readonly what: string;
}

/** A number of sets in words. */
export const setWords = (set: PartSet, count: number, parts: readonly Part[]): string => `${count} × ${setLabel(set, parts)}`;

/** The whole table in the order of the list, for one robot. */
export function wholeList(parts: readonly Part[]): ShownParts {
  const rows = rowsFor(parts, 'robot', 1);
  return { rows, ordered: rows, what: setWords('robot', 1, parts) };
}

/** What a reader asks a table of parts for. An empty text asks for nothing. */
export interface PartsQuery extends Readonly<Record<ChoiceName, string>> {
  readonly text: string;
  readonly sort: SortColumn | '';
  readonly descending: boolean;
  readonly set: PartSet;
  readonly count: number;
  readonly spares: Spares['kind'];
  readonly percent: number;
}

/** The table as the file has it, for one robot. */
export const wholeTable: PartsQuery = {
  text: '',
  material: '',
  process: '',
  supplier: '',
  sort: '',
  descending: false,
  set: 'robot',
  count: 1,
  spares: '',
  percent: 10,
};

/** A text as it is compared: M3×8, as the guides write it, is the M3x8 of the lists, and M6 x 12 is M6x12. */
const compared = (text: string): string => text.toLowerCase().replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1x');

const textOf = ({ id, name, model, supplier, manufacturer, material, process, shape, notes }: Part): string =>
  compared([id, name, model, supplier, manufacturer, material, process, shape, notes].join(' '));

/** Texts by part: each letter that is typed asks for those of all parts. */
const texts = new WeakMap<Part, string>();

function wordsOf(part: Part): string {
  const text = texts.get(part) ?? textOf(part);
  texts.set(part, text);
  return text;
}

/** Whether a part is what a query asks for. */
function matcher(query: PartsQuery): (part: Part) => boolean {
  const words = compared(query.text).split(/\s+/).filter(Boolean);
  const chosen = choiceNames.filter((name) => query[name]);
  return (part) =>
    chosen.every((name) => choiceOf(part, name) === query[name]) &&
    (words.length === 0 || words.every((word) => wordsOf(part).includes(word)));
}

let collator: Intl.Collator | undefined;

/** Names with numbers in them stand in the order of the numbers: CBE3-8 before CBE3-15. Made when first needed: it takes time. */
function compare(a: string | null, b: string | null): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a ?? '', b ?? '');
}

const orders: Record<SortColumn, (a: PartsRow, b: PartsRow) => number> = {
  part: (a, b) => compare(a.part.name, b.part.name) || compare(a.part.id, b.part.id),
  material: (a, b) => compare(a.part.material, b.part.material) || compare(a.part.process, b.part.process),
  supplier: (a, b) => compare(a.part.supplier, b.part.supplier),
  pieces: (a, b) => a.pieces - b.pieces,
  price: (a, b) => a.part.unitPrice - b.part.unitPrice,
  total: (a, b) => a.total - b.total,
};

/** All rows of what a query orders, in the order of the file. */
export const orderedRows = (parts: readonly Part[], { set, count, spares, percent }: PartsQuery): PartsRow[] =>
  withSpares(rowsFor(parts, set, count), { kind: spares, percent }, spareShapes);

/** What a query counts parts for, in words: paper shows no controls. */
export function queryWords({ set, count, spares, percent }: PartsQuery, parts: readonly Part[]): string {
  const share = `${spares === 'only' ? 'only ' : ''}${percent}\u00a0% spare small parts`;
  return [setWords(set, count, parts), ...(spares ? [share] : [])].join(', ');
}

/** Rows that a query asks for, in its order. Rows that compare equal stay in the order of the file. */
export function partsRows(parts: readonly Part[], query: PartsQuery): PartsRow[] {
  const matches = matcher(query);
  const rows = orderedRows(parts, query).filter(({ part }) => matches(part));
  if (!query.sort) return rows;
  const order = orders[query.sort];
  const direction = query.descending ? -1 : 1;
  return rows.sort((a, b) => direction * order(a, b) || a.index - b.index);
}

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined => known.find((candidate) => candidate === text);

/** What a table's controls ask for. What makes no sense is left out. */
export function queryOf(values: Readonly<ToolValues>, parts: readonly Part[]): PartsQuery {
  const choice = (name: ChoiceName): string => oneOf(choicesOf(parts, name), values[name]) ?? '';
  return {
    text: values.text,
    material: choice('material'),
    process: choice('process'),
    supplier: choice('supplier'),
    sort: oneOf(sortColumns, values.sort.replace(/^-/, '')) ?? '',
    descending: values.sort.startsWith('-'),
    set: oneOf(setsOf(parts), values.set) ?? 'robot',
    count: numberOf(values.count, maxCount, wholeTable.count),
    spares: (areWholeOrder(parts) && oneOf(spareKinds, values.spares)) || '',
    percent: numberOf(values.percent, maxPercent, wholeTable.percent),
  };
}

/** What a table's controls hold when they ask for a query. */
export const valuesOf = ({ sort, descending, count, percent, ...query }: PartsQuery): ToolValues => ({
  text: query.text,
  material: query.material,
  process: query.process,
  supplier: query.supplier,
  sort: sort && `${descending ? '-' : ''}${sort}`,
  set: query.set,
  count: String(count),
  spares: query.spares,
  percent: String(percent),
});
