import { mostRows, pageOf, rowPage, rowsOfPage } from '../../../src/components/parts/rowPages';

const list = (length: number): number[] => Array.from({ length }, (_, index) => index);

describe('the pages of a list', () => {
  it('are one where it is not long', () =>
    expect(rowPage(list(mostRows), 3)).toEqual({ rows: list(mostRows), others: [], from: 1, to: mostRows }));

  it('of an empty one have no rows', () => expect(rowPage([], 0)).toMatchObject({ rows: [], others: [] }));

  it('hold every row once, in order', () => {
    const long = list(mostRows + rowsOfPage + 7);
    const pages = list(Math.ceil(long.length / rowsOfPage)).map((page) => rowPage(long, page));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(long);
    for (const { rows, others, from, to } of pages) {
      expect(rows).toEqual(long.slice(from - 1, to));
      expect([...rows, ...others].sort((a, b) => a - b)).toEqual(long);
    }
  });

  it.each([-1, 99])('number %i is the nearest that there is', (page) =>
    expect(rowPage(list(450), page)).toMatchObject(page < 0 ? { from: 1, to: 100 } : { from: 401, to: 450 }),
  );

  it('are found by the place of a row', () => {
    for (const place of [0, 99, 100, 449]) expect(rowPage(list(450), pageOf(place)).rows).toContain(place);
  });
});
