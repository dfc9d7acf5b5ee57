import { z } from 'zod';
import { inCurrency, orderLines, rateText, readOrderParts, withSpares } from '../../../model/orders';
import { maxCount, maxPercent, partSets, rowsFor, setLabel, totalsOf } from '../../../model/parts';
import type { Part, PartSet, PartsRow } from '../../../model/parts';
import { isPartsTable, partsTables, robotOf, spareShapes } from '../../../site/partsTables';
import type { AgentSite } from '../site';
import type { OrderSource, TableData } from '../siteData';
import { defineTool, rounded, url } from '../tool';

/** Where the row of a part is: its list with its anchor, or where the table of motors is shown. */
const placeOf = (table: TableData, { id }: Part): string =>
  isPartsTable(table.name) ? `${partsTables[table.name].route}#${id}` : (table.place ?? '/');

const isOneArm = (build: PartSet): boolean => build === 'left-arm' || build === 'right-arm';

/** The order of the site with its tables. */
function orderOf(site: AgentSite): OrderSource & { readonly lists: readonly TableData[] } {
  if (!site.data.order) throw new RangeError('This site has no bill of materials.');
  return { ...site.data.order, lists: site.data.order.tables.map(site.table) };
}

/** Parts of some lists with the list of each. A part that two lists have is found in the first. */
function partsOf(lists: readonly TableData[]): { parts: Part[]; listOf: (row: PartsRow) => TableData | undefined } {
  const owner = new Map<Part, TableData>();
  const parts = lists.flatMap((list) => readOrderParts([list], robotOf).map((part) => (owner.set(part, list), part)));
  return { parts, listOf: ({ part }) => owner.get(part) };
}

export const billOfMaterials = defineTool({
  name: 'bill_of_materials',
  title: 'Add up the bill of materials',
  description:
    'List the parts to buy or make, with pieces, prices in JPY, suppliers and totals, for what is built and how often. Use it for costs, quantities, spares and "where do I buy"; narrow it by list or supplier.',
  input: z.strictObject({
    build: z
      .enum(partSets)
      .default('robot')
      .describe(
        'robot: a follower with two arms; leader; leader-follower: both; left-arm or right-arm: one arm, without what belongs to the whole robot',
      ),
    quantity: z.int().min(1).max(maxCount).default(1),
    list: z.string().max(100).optional().describe('One list of parts, such as bom-electrical, or motor-costs'),
    supplier: z.string().max(100).optional(),
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
          name: z.string(),
          model: z.string().nullable(),
          pieces: z.int(),
          unit_price_jpy: z.number(),
          total_jpy: z.number(),
          noted_on: z.string(),
          supplier: z.string(),
          process: z.string(),
          buy: z.string().nullable(),
          notes: z.string().nullable(),
          url,
        }),
      )
      .optional(),
    notes: z.array(z.string()),
    url,
  }),
  run: ({ build, quantity, list, supplier, spare_percent, lines: withLines }, site) => {
    const { route, order, lists } = orderOf(site);
    const names = lists.map(({ name }) => name);
    if (list !== undefined && !names.includes(list)) throw new RangeError(`There is no list "${list}". Lists: ${names.join(', ')}.`);
    const { parts, listOf } = partsOf(lists.filter(({ name }) => list === undefined || name === list));
    const spares = { kind: spare_percent > 0 ? ('with' as const) : ('' as const), percent: spare_percent };
    // Only one of two grippers and handles sits on an arm, and only the follower has grippers: an arm is that of a follower.
    const wanted = isOneArm(build) ? parts.filter(({ only }) => only !== 'leader') : parts;
    const all = orderLines(withSpares(rowsFor(wanted, build, quantity), spares, spareShapes));
    const suppliers = [...new Set(all.map(({ part }) => part.supplier))];
    const chosen = suppliers.find((name) => name.toLowerCase() === supplier?.trim().toLowerCase());
    if (supplier !== undefined && chosen === undefined)
      throw new RangeError(`Nothing of this comes from "${supplier}". Suppliers: ${suppliers.join(', ')}.`);
    const rows = chosen === undefined ? all : all.filter(({ part }) => part.supplier === chosen);
    const sum = totalsOf(rows);
    const whole = wanted.filter(({ oneArm }) => oneArm === null);
    return {
      what: `${setLabel(build, partsOf(lists).parts)}, quantity ${quantity}${list === undefined ? '' : `, list ${list}`}${chosen === undefined ? '' : `, from ${chosen}`}`,
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
                name: part.name,
                model: part.model,
                pieces,
                unit_price_jpy: rounded(part.unitPrice, 2),
                total_jpy: total,
                noted_on: part.notedOn,
                supplier: part.supplier,
                process: part.process,
                buy: part.url,
                notes: part.notes,
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
