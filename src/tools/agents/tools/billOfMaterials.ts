import { z } from 'zod';
import { inCurrency, orderLines, rateText, readOrderParts, withSpares } from '../../../model/orders';
import { maxCount, maxPercent, partSets, rowsFor, setLabel, totalsOf } from '../../../model/parts';
import type { Part, PartSet, PartsRow } from '../../../model/parts';
import { isPartsTable, partsTables, robotOf, spareShapes } from '../../../site/partsTables';
import { findNamed, folded, isAlike } from '../names';
import type { AgentSite } from '../site';
import type { OrderSource, TableData } from '../siteData';
import { defineTool, rounded, url } from '../tool';

/** Page and anchor of a part in its list; motors are on the page of their table. */
const placeOf = (table: TableData, { id }: Part): string =>
  isPartsTable(table.name) ? `${partsTables[table.name].route}#${id}` : (table.place ?? '/');

/** Function that tells whether a part is meant by some words: its id, name, model number, or what guides call it. */
function partFilter(words: string, site: AgentSite): (part: Part) => boolean {
  const called = [...site.rows('part-names'), ...site.rows('build-fasteners')];
  return ({ id, name, model }) => {
    const others = called.filter(({ part_id }) => part_id === id).map((row) => row.name ?? row.label);
    const text = folded([id, name, model, ...others].join(' '));
    return isAlike(words, id) || words.split(/\s+/).every((word) => text.includes(folded(word)));
  };
}

const isOneArm = (build: PartSet): boolean => build === 'left-arm' || build === 'right-arm';

/** Order data of the site with its parts lists. */
function orderOf(site: AgentSite): OrderSource & { readonly lists: readonly TableData[] } {
  if (!site.data.order) throw new RangeError('This site has no bill of materials.');
  return { ...site.data.order, lists: site.data.order.tables.map(site.table) };
}

/** Parts of some lists, and a function that returns the list of a row. */
function partsOf(lists: readonly TableData[]): { parts: Part[]; listOf: (row: PartsRow) => TableData | undefined } {
  const owner = new Map<Part, TableData>();
  const parts = lists.flatMap((list) => readOrderParts([list], robotOf).map((part) => (owner.set(part, list), part)));
  return { parts, listOf: ({ part }) => owner.get(part) };
}

export const billOfMaterials = defineTool({
  name: 'bill_of_materials',
  title: 'Add up the bill of materials',
  description:
    'List the parts to buy or make, with pieces, prices in JPY, suppliers and totals, for what is built and how often. Use it for costs, quantities, spares and "where do I buy"; narrow it by part, list or supplier, or ask for totals only.',
  example: { build: 'robot', quantity: 2, part: 'M4x10', spare_percent: 10 },
  input: z.strictObject({
    build: z
      .enum([...partSets, 'follower'])
      .default('robot')
      .describe(
        'robot or follower: a follower robot with two arms; leader: a leader robot; leader-follower: both; left-arm or right-arm: one arm of a follower, without parts of the whole robot',
      ),
    quantity: z.int().min(1).max(maxCount).default(1),
    part: z
      .string()
      .max(100)
      .optional()
      .describe('Only parts whose id, name or model number contains these words, such as M4x10 or bearing'),
    list: z.string().max(100).optional().describe('Only this list of parts, such as bom-electrical, or motor-costs'),
    supplier: z.string().max(100).optional().describe('Only parts of this supplier'),
    spare_percent: z.int().min(0).max(maxPercent).default(0).describe('Spares of screws, nuts, washers and inserts'),
    lines: z.boolean().default(true).describe('false: totals only'),
  }),
  output: z.object({
    what: z.string(),
    total: z.object({ parts: z.int(), pieces: z.int(), jpy: z.number(), other: z.record(z.string(), z.number()) }),
    by_supplier: z.array(
      z.object({ supplier: z.string(), parts: z.int(), pieces: z.int(), jpy: z.number(), order_at: z.string().nullable() }),
    ),
    lines: z
      .array(
        z.object({
          part: z.string(),
          name: z.string().optional(),
          model: z.string().optional(),
          pieces: z.int(),
          unit_price_jpy: z.number(),
          total_jpy: z.number(),
          noted_on: z.string(),
          supplier: z.string(),
          process: z.string(),
          buy: z.string().optional(),
          notes: z.string().optional(),
          url,
        }),
      )
      .optional(),
    notes: z.array(z.string()),
    url,
  }),
  run: ({ build: asked, quantity, part: words, list, supplier, spare_percent, lines: withLines }, site) => {
    const build = asked === 'follower' ? 'robot' : asked;
    const { route, order, lists } = orderOf(site);
    const one = list === undefined ? undefined : findNamed('list', list, lists, ({ name, title }) => [name, title]);
    const { parts, listOf } = partsOf(one ? [one] : lists);
    const spares = { kind: spare_percent > 0 ? ('with' as const) : ('' as const), percent: spare_percent };
    // An arm has either a gripper or a leader's handle; a single arm is taken for a follower's, with a gripper.
    const wanted = isOneArm(build) ? parts.filter(({ only }) => only !== 'leader') : parts;
    const all = orderLines(withSpares(rowsFor(wanted, build, quantity), spares, spareShapes));
    const suppliers = [...new Set(all.map(({ part }) => part.supplier))];
    const chosen = supplier === undefined ? undefined : findNamed('supplier', supplier, suppliers, (name) => [name]);
    const isAsked = words === undefined ? () => true : partFilter(words, site);
    const rows = all.filter(({ part }) => (chosen === undefined || part.supplier === chosen) && isAsked(part));
    if (rows.length === 0 && words !== undefined)
      throw new RangeError(
        `No part of ${one?.name ?? 'the lists'} has "${words}" in its id, name or model number. Leave "part" out for all parts, or use search_docs.`,
      );
    const sum = totalsOf(rows);
    const whole = wanted.filter(({ oneArm }) => oneArm === null);
    return {
      what: `${setLabel(build, partsOf(lists).parts)}, quantity ${quantity}${words === undefined ? '' : `, parts with "${words}"`}${one ? `, list ${one.name}` : ''}${chosen === undefined ? '' : `, from ${chosen}`}`,
      total: {
        parts: rows.length,
        pieces: sum.pieces,
        jpy: sum.total,
        other: Object.fromEntries(order.rates.map((rate) => [rate.currency, rounded(inCurrency(sum.total, rate), 2)])),
      },
      by_supplier: [...new Set(rows.map(({ part }) => part.supplier))].map((name) => {
        const own = rows.filter(({ part }) => part.supplier === name);
        const { pieces, total } = totalsOf(own);
        return {
          supplier: name,
          parts: own.length,
          pieces,
          jpy: total,
          order_at: order.suppliers.find((one) => one.name === name)?.url ?? null,
        };
      }),
      ...(withLines
        ? {
            lines: rows.map((row) => {
              const { part, pieces, total } = row;
              const table = listOf(row);
              return {
                part: part.id,
                ...(part.name === part.id ? {} : { name: part.name }),
                ...(part.model === null || part.model === part.id ? {} : { model: part.model }),
                pieces,
                unit_price_jpy: rounded(part.unitPrice, 2),
                total_jpy: total,
                noted_on: part.notedOn,
                supplier: part.supplier,
                process: part.process,
                ...(part.url === null ? {} : { buy: part.url }),
                ...(part.notes === null ? {} : { notes: part.notes }),
                url: site.urlOf(table ? placeOf(table, part) : route),
              };
            }),
          }
        : {}),
      notes: [
        'Prices are those that were noted on the day in each line, without shipping, tax and customs. Check the shop before you order.',
        ...order.rates.map(rateText),
        ...(isOneArm(build)
          ? [
              `One arm with its gripper. Left out, because they are counted for a whole robot: ${whole.map(({ id }) => id).join(', ') || 'nothing'}.`,
            ]
          : []),
      ],
      url: site.urlOf(route),
    };
  },
});
