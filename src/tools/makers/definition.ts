import { slug } from 'github-slugger';
import { addressMistake } from '../../model/addresses';
import { formatNumber, withUnit } from '../../model/format';
import type { Maker, MakerFact, QualityStatus } from './maker';
import type { CellPiece, GridCell, TableGrid } from '../../model/tableGrid';
import type { Unit } from '../../model/tableTypes';
import type { Row, Table } from '../../content/tables/csvTable';
import { gridTexts, numberIn, textIn } from '../../content/tables/rows';
import { defineBlock } from '../../content/components/definition';
import { titledTable } from '../../content/components/markdownTable';
import type { Plugin } from '../../content/plugin';
import { makersTables } from './tables';

/** Cell text for what a maker hasn't published. */
const notStated = 'not stated';

const addressInText = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Text with its e-mail addresses as links. */
function withLinks(words: string): GridCell {
  const pieces = words
    .split(addressInText)
    .flatMap((part, index): CellPiece[] => (part === '' ? [] : [index % 2 === 1 ? { href: `mailto:${part}` } : part]));
  return pieces.every((piece) => typeof piece === 'string') ? words : pieces;
}

/** A number, or a range such as "3 to 5"; null where both cells are empty. */
function range(row: Row, [from, to]: readonly [string, string], unit: Unit): string | null {
  const numbers = [...new Set([numberIn(row, from), numberIn(row, to)])].filter((number) => !Number.isNaN(number));
  return numbers.length === 0 ? null : withUnit(numbers.map((number) => formatNumber(number)).join(' to '), unit);
}

/** The date on which all rows were noted; undefined if they differ. */
function commonDay({ rows }: Table): string | undefined {
  const days = new Set(rows.map((row) => textIn(row, 'noted_on')));
  return days.size === 1 ? [...days][0] : undefined;
}

function readMaker(row: Row, { definition }: Table, notedOn: string | undefined): Maker {
  const fact = (column: string): MakerFact => {
    const words = textIn(row, column);
    return { label: definition.columns[column]?.label ?? column, cell: words === '' ? null : withLinks(words) };
  };
  const leastPrice = numberIn(row, 'price_min_usd');
  const [sells, address] = [textIn(row, 'sells'), textIn(row, 'order_url')];
  return {
    id: `maker-${slug(textIn(row, 'maker'))}`,
    name: textIn(row, 'maker'),
    // The column type allows only these values.
    status: textIn(row, 'quality_status') as QualityStatus,
    place: textIn(row, 'location') || null,
    price: range(row, ['price_min_usd', 'price_max_usd'], 'USD'),
    leastPrice: Number.isNaN(leastPrice) ? null : leastPrice,
    model: sells === notStated ? null : sells,
    shipsTo: textIn(row, 'ships_to') || null,
    facts: [
      { label: 'Lead time', cell: range(row, ['lead_time_min_days', 'lead_time_max_days'], 'days') ?? notStated },
      ...['ships_to', 'orders', 'contact', 'other_products', 'company', 'note'].map(fact),
      ...(notedOn === undefined ? [fact('noted_on')] : []),
    ],
    // A table with another name may have any text here.
    href: address === '' || addressMistake(address) !== undefined ? null : address,
  };
}

/** The cards as a table with a row per maker, for Markdown and search. */
const gridOf = ({ title, makers }: { readonly title: string; readonly makers: readonly Maker[] }): TableGrid => ({
  title,
  head: ['Maker', 'Quality check', 'Place', 'Price', 'Model', ...(makers[0]?.facts ?? []).map(({ label }) => label), 'Order page'].map(
    (cell) => ({
      cell,
    }),
  ),
  rows: makers.map(({ name, status, place, price, model, facts, href }) => [
    name,
    status,
    place,
    price,
    model ?? notStated,
    ...facts.map(({ cell }) => cell),
    href === null ? null : [{ href: href }],
  ]),
});

/** Makers of the arm as cards: a table with the columns of `manufacturers`. */
export const MakerCards = defineBlock({
  about: 'Makers of the arm as cards, with a filter by place, price and shipping. The table has the columns of `manufacturers`.',
  example: '<MakerCards name="manufacturers" />',
  attributes: { name: { kind: 'table', required: true } },
  children: false,
  fromTable: (table): { title: string; makers: readonly Maker[]; notedOn?: string } => {
    const notedOn = commonDay(table);
    const makers = table.rows.map((row) => readMaker(row, table, notedOn));
    return { title: table.definition.title, makers, ...(notedOn === undefined ? {} : { notedOn }) };
  },
  headings: (props) => (props?.makers ?? []).map(({ id, name }) => ({ depth: 3, id, text: name })),
  markdown: (_element, { absolute }, props) => (props ? titledTable(gridOf(props), absolute) : []),
  search: (_element, props) => {
    if (!props) return [];
    const { head, rows: cells, ...grid } = gridOf(props);
    // The last column has URLs, which nobody searches for.
    const words = { ...grid, head: head.slice(0, -1), rows: cells.map((row) => row.slice(0, -1)) };
    const [title = '', headings = '', ...rows] = gridTexts(words);
    return [title, headings, ...rows.map((row, index) => ({ anchor: props.makers[index]?.id ?? '', kind: 'part' as const, text: row }))];
  },
});

export const makers = { components: { MakerCards }, tables: makersTables } as const satisfies Plugin;
