import { formatNumber } from '../../model/format';
import type { Problem } from '../../model/problems';
import type { Row, Table } from '../tables/csvTable';
import { numberIn, placedRows, textIn } from '../tables/rows';
import { checkJointNumbers } from './checkJointNumbers';
import { checkShownCommands } from './checkShownCommands';
import type { CommandText } from './checkShownCommands';

/** Groups of `maker-prices`: whether a maker with a given `sells` cell belongs to one. */
const groups: Readonly<Record<string, (sells: string) => boolean>> = {
  'not OpenArm 2': (sells) => sells !== 'OpenArm 2',
  'OpenArm 1': (sells) => sells.startsWith('OpenArm 1'),
  'not stated': (sells) => sells === 'not stated',
};

const range = { least_usd: ['price_min_usd', Math.min], most_usd: ['price_max_usd', Math.max] } as const;

/** Reports price ranges that differ from the prices in `manufacturers.csv`. */
function checkRanges(ranges: Table, makers: readonly Row[]): Problem[] {
  return placedRows(ranges).flatMap(({ row, place }): Problem[] => {
    const name = textIn(row, 'sells');
    const isMeant = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (!isMeant) return [{ ...place, message: `"${name}" is not a known group. Known: ${Object.keys(groups).join(', ')}.` }];
    return Object.entries(range).flatMap(([column, [price, extreme]]): Problem[] => {
      const prices = makers.filter((maker) => isMeant(textIn(maker, 'sells'))).map((maker) => numberIn(maker, price));
      const expected = extreme(...prices.filter((value) => !Number.isNaN(value)));
      const written = numberIn(row, column);
      if (written === expected || !Number.isFinite(expected)) return [];
      return [
        {
          ...place,
          message: `"${name}": ${column} is ${formatNumber(written)}, but content/data/manufacturers.csv gives ${formatNumber(expected)}. Correct whichever is wrong.`,
        },
      ];
    });
  });
}

/** Reports answers that name a maker with a price that isn't the maker's. */
function checkAnswers(questions: Table, makers: readonly Row[]): Problem[] {
  const priced = makers.filter((maker) => typeof maker.price_min_usd === 'number');
  return placedRows(questions).flatMap(({ row, place }) =>
    priced.flatMap((maker): Problem[] => {
      const name = textIn(maker, 'maker');
      const prices = [numberIn(maker, 'price_min_usd'), numberIn(maker, 'price_max_usd')];
      const behindName = textIn(row, 'answer').split(`${name} `).slice(1);
      const amount = behindName.map((words) => /^(?:from )?([\d,]+) USD/.exec(words)?.[1]).find((found) => found !== undefined);
      if (amount === undefined || prices.includes(Number(amount.replaceAll(',', '')))) return [];
      return [
        {
          ...place,
          message: `the answer says ${amount} USD for ${name}, but content/data/manufacturers.csv has ${formatNumber(numberIn(maker, 'price_min_usd'))}. Correct whichever is wrong.`,
        },
      ];
    }),
  );
}

/** Reports maker prices that contradict `manufacturers.csv`, in ranges and in answers. */
function checkMakerPrices(tables: ReadonlyMap<string, Table>): Problem[] {
  const [ranges, makers, questions] = ['maker-prices', 'manufacturers', 'faq'].map((name) => tables.get(name));
  if (!ranges || !makers) return [];
  return [...checkRanges(ranges, makers.rows), ...(questions ? checkAnswers(questions, makers.rows) : [])];
}

/** Compares cables of the wiring tables with the bill of materials: count and drawing number. */
function checkCables(cables: Table, connections: Table, parts: Table): Problem[] {
  return placedRows(cables).flatMap(({ row, place }): Problem[] => {
    const [cable, id] = [textIn(row, 'cable'), textIn(row, 'part_id')];
    const part = parts.rows.find((one) => one.part_id === id);
    if (id === '' || !part) return [];
    const runs = new Set(connections.rows.filter((one) => one.cable === cable).map((one) => one.run)).size;
    const [quantity, model] = [numberIn(part, 'quantity_one_arm'), textIn(part, 'model_number')];
    const wanted = `Cable ${textIn(row, 'drawing_no')}`;
    return [
      ...(runs === quantity
        ? []
        : [
            {
              ...place,
              message: `${connections.file} routes the cable "${cable}" ${runs} times along an arm, but ${parts.file} counts ${formatNumber(quantity)} of "${id}" for one arm. Correct whichever is wrong.`,
            },
          ]),
      ...(model === wanted
        ? []
        : [
            {
              ...place,
              message: `the cable "${cable}" has drawing ${textIn(row, 'drawing_no')}, but "${id}" in ${parts.file} is "${model}". Expected "${wanted}".`,
            },
          ]),
    ];
  });
}

/** Compares the wiring tables with each other and with the bill of materials. */
function checkWiring(tables: ReadonlyMap<string, Table>): Problem[] {
  const names = ['wiring-cables', 'wiring-connections', 'bom-electrical', 'hub-board', 'hub-slots'];
  const [cables, connections, parts, boards, slots] = names.map((name) => tables.get(name));
  const board = boards && placedRows(boards)[0];
  const connectors = board ? numberIn(board.row, 'connectors') : Number.NaN;
  return [
    ...(cables && connections && parts ? checkCables(cables, connections, parts) : []),
    ...(board && slots && slots.rows.length !== connectors
      ? [
          {
            ...board.place,
            message: `the board has ${formatNumber(connectors)} connectors, but ${slots.file} has ${slots.rows.length} slots. Correct whichever is wrong.`,
          },
        ]
      : []),
  ];
}

/** Reports facts that several tables or pages state differently. Skips tables that a site doesn't have. */
export const checkAgreement = (texts: readonly CommandText[], tables: ReadonlyMap<string, Table>): Problem[] => [
  ...checkJointNumbers(tables),
  ...checkMakerPrices(tables),
  ...checkWiring(tables),
  ...checkShownCommands(texts, tables),
];
