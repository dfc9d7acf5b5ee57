import { formatNumber } from '../../model/format';
import type { Problem } from '../../model/problems';
import type { Row, Table } from '../tables/csvTable';
import { numberIn, placedRows, textIn } from '../tables/rows';
import { checkJointNumbers } from './checkJointNumbers';
import { checkShownCommands } from './checkShownCommands';
import type { CommandText } from './checkShownCommands';

/** Makers that a row of `maker-prices` sums up, by what they say about the generation that they sell. */
const groups: Readonly<Record<string, (sells: string) => boolean>> = {
  'not OpenArm 2': (sells) => sells !== 'OpenArm 2',
  'OpenArm 1': (sells) => sells.startsWith('OpenArm 1'),
  'not stated': (sells) => sells === 'not stated',
};

const range = { least_usd: ['price_min_usd', Math.min], most_usd: ['price_max_usd', Math.max] } as const;

/** Ranges of prices that don't follow from the table of makers. */
function checkRanges(ranges: Table, makers: readonly Row[]): Problem[] {
  return placedRows(ranges).flatMap(({ row, place }): Problem[] => {
    const name = textIn(row, 'sells');
    const isMeant = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (!isMeant) return [{ ...place, message: `"${name}" is none of ${Object.keys(groups).join(', ')}. Choose one of these.` }];
    return Object.entries(range).flatMap(([column, [price, extreme]]): Problem[] => {
      const prices = makers.filter((maker) => isMeant(textIn(maker, 'sells'))).map((maker) => numberIn(maker, price));
      const expected = extreme(...prices.filter((value) => !Number.isNaN(value)));
      const written = numberIn(row, column);
      if (written === expected || !Number.isFinite(expected)) return [];
      return [
        {
          ...place,
          message: `"${name}": ${column} is ${formatNumber(written)}, but content/data/manufacturers.csv gives ${formatNumber(expected)}. Correct the one that is wrong.`,
        },
      ];
    });
  });
}

/** Answers in which a maker's name stands before another price than the maker's. */
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
          message: `the answer says ${amount} USD for ${name}, but content/data/manufacturers.csv has ${formatNumber(numberIn(maker, 'price_min_usd'))}. Correct the one that is wrong.`,
        },
      ];
    }),
  );
}

/** Prices of makers that contradict each other: of ranges, which pages show, and in answers. */
function checkMakerPrices(tables: ReadonlyMap<string, Table>): Problem[] {
  const [ranges, makers, questions] = ['maker-prices', 'manufacturers', 'faq'].map((name) => tables.get(name));
  if (!ranges || !makers) return [];
  return [...checkRanges(ranges, makers.rows), ...(questions ? checkAnswers(questions, makers.rows) : [])];
}

/** Cables of the wiring tables that the bill of materials counts or calls otherwise. */
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
              message: `${connections.file} leads the cable "${cable}" ${runs} times along an arm, but ${parts.file} counts ${formatNumber(quantity)} of "${id}" for one arm. Correct the one that is wrong.`,
            },
          ]),
      ...(model === wanted
        ? []
        : [
            {
              ...place,
              message: `the cable "${cable}" is of drawing ${textIn(row, 'drawing_no')}, but "${id}" in ${parts.file} is "${model}". Expected "${wanted}".`,
            },
          ]),
    ];
  });
}

/** The wiring tables against each other and the bill of materials: cables, and slots of the hub board. */
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
            message: `the board has ${formatNumber(connectors)} connectors, but ${slots.file} has ${slots.rows.length} slots. Correct the one that is wrong.`,
          },
        ]
      : []),
  ];
}

/** Statements that stand in several tables or pages and contradict each other. Tables that a site lacks are not asked. */
export const checkAgreement = (texts: readonly CommandText[], tables: ReadonlyMap<string, Table>): Problem[] => [
  ...checkJointNumbers(tables),
  ...checkMakerPrices(tables),
  ...checkWiring(tables),
  ...checkShownCommands(texts, tables),
];
