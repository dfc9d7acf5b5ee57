import { formatNumber } from '../../model/formatCell';
import type { Problem } from '../../model/problems';
import type { Row, Table } from '../tables/csvTable';
import { numberIn, placedRows, textIn } from '../tables/rows';

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

/** An answer that says from which price on makers sell, and another one is the lowest. */
function checkAnswers(questions: Table, least: number): Problem[] {
  return placedRows(questions).flatMap(({ row, place }) =>
    [...textIn(row, 'answer').matchAll(/Makers charge ([\d,]+) USD/g)].flatMap(([, amount = '']): Problem[] =>
      Number(amount.replaceAll(',', '')) === least
        ? []
        : [
            {
              ...place,
              message: `the answer says that makers charge ${amount} USD, but content/data/maker-prices.csv has ${formatNumber(least)} as the least. Correct the one that is wrong.`,
            },
          ],
    ),
  );
}

/** Prices of makers that contradict each other: of ranges, which pages show, and in answers. */
export function checkMakerPrices(tables: ReadonlyMap<string, Table>): Problem[] {
  const [ranges, makers, questions] = ['maker-prices', 'manufacturers', 'faq'].map((name) => tables.get(name));
  if (!ranges || !makers) return [];
  const least = ranges.rows.find(({ sells }) => sells === 'not OpenArm 2')?.least_usd;
  return [...checkRanges(ranges, makers.rows), ...(questions && typeof least === 'number' ? checkAnswers(questions, least) : [])];
}
