import { z } from 'zod';
import { hasEntry } from '../../../model/definitionItems';
import { inCurrency, orderLines, rateText, readOrderParts, withSpares } from '../../bill-of-materials/orders';
import {
  isOneArm,
  maxCount,
  maxPercent,
  oneArmText,
  partSets,
  priceColumn,
  rowsFor,
  setLabel,
  totalsOf,
} from '../../bill-of-materials/parts';
import type { Part, PartsRow } from '../../bill-of-materials/parts';
import type { PartSet } from '../../../model/siteTypes';
import { currency, partsTables, setLabels } from '../../../site/partsTables';
import { findNamed, folded, isAlike } from '../names';
import type { AgentSite, DataRow } from '../site';
import type { OrderSource, TableData } from '../siteData';
import { defineTool, rounded } from '../tool';
import { agents } from '../../../site/agents';

/** Parts that are listed without being asked for. */
const mostLines = 12;

/** Page and anchor of a part in its list; motors are on the page of their table. */
const placeOf = (table: TableData, { id }: Part): string =>
  hasEntry(partsTables, table.name) ? `${partsTables[table.name].route}#${id}` : (table.place ?? '/');

/** Words of a text, without plural and with an x for ×: `M4×10 screws` gives m4x10 and screw. */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('×', 'x')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** Function that tells whether a part is meant by some words: its id, name, model number, what guides call it, or where a motor is. */
function partFilter(words: string, site: AgentSite): (part: Part) => boolean {
  const called = [...site.rows('part-names'), ...site.rows('build-fasteners')];
  const wanted = wordsOf(words);
  const isAsked = (word: string, own: string): boolean => own === word || (word.length > 3 && own.startsWith(word));
  return ({ id, name, model, icon }) => {
    const others = called.filter(({ part_id }) => part_id === id).map((row) => row.name ?? row.label);
    const joints = site.rows('joints-to-motors').filter(({ motor_model }) => motor_model === id);
    const kinds = [icon, ...(icon.endsWith('bolt') ? ['screw'] : [])];
    const own = wordsOf([id, name, model, ...others, ...kinds, ...joints.map(({ location }) => location)].join(' '));
    return isAlike(words, id) || folded(words) === folded(model) || wanted.every((word) => own.some((one) => isAsked(word, one)));
  };
}

/** What the lists lack, and of what they count more than is needed, among some parts. */
function billNotes(
  rows: readonly PartsRow[],
  { build, quantity, isWhole }: { readonly build: PartSet; readonly quantity: number; readonly isWhole: boolean },
  { rows: rowsOf, urlOf, table, tableUrl }: AgentSite,
): string[] {
  const robots = quantity * (build === 'leader-follower' ? 2 : 1);
  const what = isOneArm(build) || robots === 1 ? 'one robot' : `${robots} robots`;
  // For one arm the count stays as it is: the table doesn't say which share is its own.
  const times = (count: unknown): string =>
    isOneArm(build)
      ? String(count)
      : /^\d+( \+ \d+)*$/.test(String(count))
        ? String(count).replace(/\d+/g, (one) => String(Number(one) * robots))
        : `${robots === 1 ? '' : `${robots} × `}${String(count)}`;
  const isForLeader = (row: DataRow): boolean => /leader/.test(`${String(row.needed_for)} ${String(row.pieces_robot)}`);
  const isOther = (row: DataRow): boolean => isForLeader(row) && !build.includes('leader');
  const parts = new Set(rows.map(({ part }) => part.id));
  const surplus = rowsOf('bom-surplus').filter(({ part_id }) => parts.has(String(part_id)));
  const missing = isWhole ? rowsOf('bom-gaps').filter((row) => !isOther(row)) : [];
  const gaps = missing.map(({ item, pieces_robot: count }) => `${String(item)} (${times(count)})`);
  const place = gaps.length > 0 ? tableUrl(table('bom-gaps')) : urlOf('/');
  return [
    ...(gaps.length > 0 ? [`Not in any list, and not in the total, for ${what}: ${gaps.join('; ')}. See ${place}`] : []),
    ...surplus.map(
      (row) =>
        `${String(row.part_id)}: the list counts ${times(row.counted_robot)} for ${what}, of which ${times(row.needed_robot)} are needed. ${String(row.why)}.`,
    ),
  ];
}

/** A part to order, with the page that describes it. */
const lineOf = ({ part, pieces, total }: PartsRow, table: TableData | undefined, route: string, site: AgentSite) => ({
  part: part.id,
  name: part.name === part.id ? undefined : part.name,
  model: part.model === part.id ? undefined : (part.model ?? undefined),
  pieces,
  [priceColumn('unit_price')]: rounded(part.unitPrice, 2),
  [priceColumn('total')]: total,
  noted_on: part.notedOn,
  supplier: part.supplier,
  process: part.process,
  buy: part.url ?? undefined,
  notes: part.notes ?? undefined,
  url: site.urlOf(table ? placeOf(table, part) : route),
});

function orderOf(site: AgentSite): OrderSource & { readonly lists: readonly TableData[] } {
  if (!site.data.order) throw new RangeError('This site has no bill of materials.');
  return { ...site.data.order, lists: site.data.order.tables.map(site.table) };
}

/** Parts of some lists, and a function that returns the list of a row. */
function partsOf(lists: readonly TableData[]): { parts: Part[]; listOf: (row: PartsRow) => TableData | undefined } {
  const owner = new Map<Part, TableData>();
  const parts = lists.flatMap((list) => readOrderParts([list]).map((part) => (owner.set(part, list), part)));
  return { parts, listOf: ({ part }) => owner.get(part) };
}

/** What can be asked for: the sets that this site has words for. */
const offered = ([...partSets, 'follower'] as const).filter((set) => setLabels[set] !== '');

export const billOfMaterials = defineTool({
  name: 'bill_of_materials',
  title: 'Add up the bill of materials',
  description: `List the parts to buy or make, with pieces, prices in ${currency.code}, suppliers and totals, for what is built and how often. Use it for costs, quantities, spares and "where do I buy"; narrow it by part, list or supplier, or ask for totals only.`,
  example: { build: 'robot', quantity: 2, part: agents.examples.part, spare_percent: 10 },
  input: z.strictObject({
    build: z.enum(offered).default('robot').describe(agents.sets),
    quantity: z.int().min(1).max(maxCount).default(1),
    part: z
      .string()
      .max(100)
      .optional()
      .describe(`Only parts that these words name, such as ${agents.examples.part}, bearing, screws or elbow motor`),
    list: z.string().max(100).optional().describe('Only this list of parts, by the name of its table'),
    supplier: z.string().max(100).optional().describe('Only parts of this supplier'),
    spare_percent: z.int().min(0).max(maxPercent).default(0).describe('Spares of screws, nuts, washers and inserts'),
    lines: z.boolean().optional().describe('Whether to list the parts; by default only a few of them'),
  }),
  run: ({ build: asked, quantity, part: words, list, supplier, spare_percent, lines: withLines }, site) => {
    const build = asked === 'follower' ? 'robot' : asked;
    const { route, order, lists } = orderOf(site);
    const one = list === undefined ? undefined : findNamed('list', list, lists, ({ name, title }) => [name, title]);
    const { parts, listOf } = partsOf(one ? [one] : lists);
    const spares = { kind: spare_percent > 0 ? ('with' as const) : ('' as const), percent: spare_percent };
    // An arm has either a gripper or a leader's handle; a single arm is taken for a follower's, with a gripper.
    const wanted = isOneArm(build) ? parts.filter(({ only }) => only !== 'leader') : parts;
    const all = orderLines(withSpares(rowsFor(wanted, build, quantity), spares));
    const suppliers = [...new Set(all.map(({ part }) => part.supplier))];
    const chosen = supplier === undefined ? undefined : findNamed('supplier', supplier, suppliers, (name) => [name]);
    const isAsked = words === undefined ? () => true : partFilter(words, site);
    const ordered = all.filter(({ part }) => (chosen === undefined || part.supplier === chosen) && isAsked(part));
    if (ordered.length === 0 && words !== undefined)
      throw new RangeError(
        `No part of ${one?.name ?? 'the lists'} is called "${words}". The table bom-gaps has what no list has. Leave "part" out for all parts, or use search_docs.`,
      );
    const sum = totalsOf(ordered);
    const isWhole = one === undefined && words === undefined && chosen === undefined;
    const showsLines = withLines ?? ordered.length <= mostLines;
    return {
      what: `${setLabel(build, partsOf(lists).parts)}, quantity ${quantity}${words === undefined ? '' : `, parts with "${words}"`}${one ? `, list ${one.name}` : ''}${chosen === undefined ? '' : `, from ${chosen}`}`,
      total: {
        parts: ordered.length,
        pieces: sum.pieces,
        [currency.code.toLowerCase()]: sum.total,
        other: Object.fromEntries(order.rates.map((rate) => [rate.currency, rounded(inCurrency(sum.total, rate), 2)])),
      },
      by_supplier: [...new Set(ordered.map(({ part }) => part.supplier))].map((name) => {
        const own = ordered.filter(({ part }) => part.supplier === name);
        const { pieces, total } = totalsOf(own);
        return {
          supplier: name,
          parts: own.length,
          pieces,
          [currency.code.toLowerCase()]: total,
          order_at: order.suppliers.find((one) => one.name === name)?.url ?? null,
        };
      }),
      lines: showsLines ? ordered.map((row) => lineOf(row, listOf(row), route, site)) : undefined,
      notes: [
        ...(showsLines || withLines === false
          ? []
          : [`${ordered.length} parts: narrow them by part, list or supplier, or ask for "lines": true.`]),
        ...billNotes(ordered, { build, quantity, isWhole }, site),
        ...[...new Set(ordered.flatMap((row) => listOf(row)?.dangers ?? []))].filter(
          (text) => isWhole || ordered.some(({ part }) => text.includes(part.id)),
        ),
        'Prices are those that were noted on the day in each line, without shipping, tax and customs. Check the shop before you order.',
        ...order.rates.map((rate) => rateText(rate)),
        ...(isOneArm(build) ? [oneArmText(wanted)] : []),
      ],
      url: site.urlOf(route),
    };
  },
});
