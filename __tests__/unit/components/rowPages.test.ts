import { pageOf, rowPage, rowsOfPage } from '../../../src/components/parts/rowPages';

const list = (length: number): number[] => Array.from({ length }, (_, index) => index);

describe('the pages of a list', () => {
  it('are one where its table is not long', () =>
    expect(rowPage(list(290), 3, false)).toEqual({ rows: list(290), others: [], from: 1, to: 290 }));

  it('are one where a filter left few rows of a long table', () =>
    expect(rowPage(list(rowsOfPage), 3, true)).toEqual({ rows: list(rowsOfPage), others: [], from: 1, to: rowsOfPage }));

  it('of an empty one have no rows', () => expect(rowPage([], 0, true)).toMatchObject({ rows: [], others: [] }));

  it('hold every row once, in order', () => {
    const long = list(4 * rowsOfPage + 7);
    const pages = list(Math.ceil(long.length / rowsOfPage)).map((page) => rowPage(long, page, true));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(long);
    for (const { rows, others, from, to } of pages) {
      expect(rows).toEqual(long.slice(from - 1, to));
      expect([...rows, ...others].sort((a, b) => a - b)).toEqual(long);
    }
  });

  it.each([-1, 99])('number %i is the nearest that there is', (page) =>
    expect(rowPage(list(90), page, true)).toMatchObject(page < 0 ? { from: 1, to: 25 } : { from: 76, to: 90 }),
  );

  it('are found by the place of a row', () => {
    for (const place of [0, 24, 25, 89]) expect(rowPage(list(90), pageOf(place), true).rows).toContain(place);
  });
});
