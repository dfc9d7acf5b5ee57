import { siteRows } from '../../unit/fixtures/siteRows';
import { documents } from '../siteContent';

/** Makers who may sell an OpenArm 1: they name it, or no generation at all. Those without a price are asked for one. */
const priced = siteRows('manufacturers').filter(({ price_min_usd: price, sells }) => typeof price === 'number' && sells !== 'OpenArm 2');
const stated = priced.filter(({ sells }) => sells !== 'not stated');
const open = priced.filter(({ sells }) => sells === 'not stated');

const least = (rows: typeof priced) => Math.min(...rows.map(({ price_min_usd: price }) => Number(price)));
const most = (rows: typeof priced) => Math.max(...rows.map(({ price_max_usd: price }) => Number(price)));

/** The prices that a line of a page takes from the table of makers, in its order. */
function pricesIn(file: string, line: RegExp): number[] {
  const text = documents.find(({ id }) => id === file)?.body ?? '';
  const [found = ''] = line.exec(text) ?? [];
  return [...found.matchAll(/<Value table="manufacturers" row="([^"]+)" column="(price_m\w+_usd)"/g)].map(([, maker, column = '']) =>
    Number(siteRows('manufacturers').find((row) => row.maker === maker)?.[column]),
  );
}

describe('prices of makers', () => {
  it('are the same range on the home page, where both generations may be meant, and in the answer to the question', () => {
    expect(pricesIn('index', /^\| Price .*$/m)).toEqual([least(priced), most(priced)]);
    const answer = String(siteRows('faq').find(({ id }) => id === 'price')?.answer);
    expect(answer).toContain(`${least(priced).toLocaleString('en')} USD and more`);
  });

  it('are told apart by what makers say about the generation, where the two generations are compared', () => {
    expect(pricesIn('purchase/index', /^\| Price at makers.*$/m)).toEqual([least(stated), most(stated), least(open), most(open)]);
  });
});
