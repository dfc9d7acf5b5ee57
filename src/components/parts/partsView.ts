import { choiceNames, choiceOf, choicesOf, maxCount, rowsFor, setsOf } from '../../model/parts';
import type { ChoiceName, Part, PartSet, PartsRow } from '../../model/parts';

/** Columns that a table of parts can be sorted by. */
export const sortColumns = ['part', 'material', 'supplier', 'pieces', 'price', 'total'] as const;

/** Name of a column to sort by. */
export type SortColumn = (typeof sortColumns)[number];

/** What a reader asks a table of parts for. An empty text asks for nothing. */
export interface PartsQuery extends Readonly<Record<ChoiceName, string>> {
  readonly text: string;
  readonly sort: SortColumn | '';
  readonly descending: boolean;
  readonly set: PartSet;
  readonly count: number;
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
};

const wordsOf = ({ id, name, model, supplier, manufacturer, material, process, shape, notes }: Part): string =>
  [id, name, model, supplier, manufacturer, material, process, shape, notes].join(' ').toLowerCase();

function matches(part: Part, query: PartsQuery): boolean {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const text = wordsOf(part);
  return words.every((word) => text.includes(word)) && choiceNames.every((name) => !query[name] || choiceOf(part, name) === query[name]);
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

/** Rows that a query asks for, in its order. Rows that compare equal stay in the order of the file. */
export function partsRows(parts: readonly Part[], query: PartsQuery): PartsRow[] {
  const rows = rowsFor(parts, query.set, query.count).filter(({ part }) => matches(part, query));
  if (!query.sort) return rows;
  const order = orders[query.sort];
  const direction = query.descending ? -1 : 1;
  return rows.sort((a, b) => direction * order(a, b) || a.index - b.index);
}

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined => known.find((candidate) => candidate === text);

/** Reads a table's query from an address. `prefix` keeps two tables of a page apart; what makes no sense is left out. */
export function readQuery(search: string, prefix: string, parts: readonly Part[]): PartsQuery {
  const given = new URLSearchParams(search);
  const value = (name: string): string => given.get(`${prefix}.${name}`) ?? '';
  const choice = (name: ChoiceName): string => oneOf(choicesOf(parts, name), value(name)) ?? '';
  const sort = value('sort');
  const count = Math.trunc(Number(value('n')));
  return {
    text: value('q'),
    material: choice('material'),
    process: choice('process'),
    supplier: choice('supplier'),
    sort: oneOf(sortColumns, sort.replace(/^-/, '')) ?? '',
    descending: sort.startsWith('-'),
    set: oneOf(setsOf(parts), value('set')) ?? 'robot',
    count: count >= 1 && count <= maxCount ? count : 1,
  };
}

/** Writes a table's query into an address's search; the other parts of the search stay. Defaults are left out. */
export function writeQuery(search: string, prefix: string, query: PartsQuery): string {
  const next = new URLSearchParams(search);
  const values: Record<string, string> = {
    q: query.text,
    material: query.material,
    process: query.process,
    supplier: query.supplier,
    sort: query.sort && `${query.descending ? '-' : ''}${query.sort}`,
    set: query.set === 'robot' ? '' : query.set,
    n: query.count === 1 ? '' : String(query.count),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(`${prefix}.${name}`, value);
    else next.delete(`${prefix}.${name}`);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}
