import { changedFiles } from '../../../bench/peers/measures/fileDigests';
import { readStat, readTimes } from '../../../bench/peers/measures/runMeasured';
import { placeOf } from '../../../bench/peers/measures/searchHits';
import { losses } from '../../../bench/peers/results/losses';
import { fromCsv, median, replaceRows, summarise, toCsv } from '../../../bench/peers/results/summary';
import type { Summary } from '../../../bench/peers/results/summary';

const row = (site: string, measure: string, value: number, more: Partial<Summary> = {}): Summary => ({
  site,
  documents: 40,
  measure,
  unit: 'ms',
  median: value,
  min: value,
  max: value,
  n: 1,
  ...more,
});

describe('a median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 2], 2],
    [[4, 1, 2, 30], 3],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

  it('of nothing is an error', () => expect(() => median([])).toThrow('nothing'));
});

describe('rows', () => {
  const samples = [5, 1, 3].map((value) => ({ site: 'a', documents: 40, measure: 'route change', unit: 'ms' as const, value }));

  it('have the median and the spread of one measure of one site', () => {
    expect(summarise([...samples, { ...samples[0]!, site: 'b', value: 7 }])).toEqual([
      row('a', 'route change', 3, { min: 1, max: 5, n: 3 }),
      row('b', 'route change', 7),
    ]);
  });

  it('come back from the CSV as they were', () => {
    const rows = summarise(samples);
    expect(toCsv(rows).split('\n')[0]).toBe('site,documents,measure,unit,median,min,max,n');
    expect(fromCsv(toCsv(rows))).toEqual(rows);
  });

  it('replace those of the same site, measure and number of documents only', () => {
    const earlier = [row('a', 'route change', 1), row('b', 'route change', 2)];
    const newer = [row('a', 'route change', 9), row('a', 'route change', 8, { documents: 20 })];
    expect(replaceRows(earlier, newer)).toEqual([newer[1], newer[0], earlier[1]]);
  });
});

describe('where a site loses', () => {
  it('names those that are better, whether less or more is, and the largest distance first', () => {
    const found = losses(
      [
        ...[row('own', 'route change', 30), row('a', 'route change', 20), row('b', 'route change', 25), row('c', 'route change', 31)],
        ...[row('own', 'search: right page first', 40), row('a', 'search: right page first', 90)],
      ],
      'own',
    );
    expect(found.map(({ measure, better }) => [measure.name, better.map(({ site }) => site)])).toEqual([
      ['search: right page first', ['a']],
      ['route change', ['a', 'b']],
    ]);
  });

  it('leaves out what looks the same when it is printed, and what is neither better nor worse', () => {
    const rows = ['route change', 'build cold: files'].flatMap((measure) => [
      row('own', measure, 30.2),
      row('a', measure, measure === 'route change' ? 29.8 : 3),
    ]);
    expect(losses(rows, 'own')).toEqual([]);
  });
});

describe('what is measured', () => {
  it('counts files that are new, other and gone', () => {
    const before = new Map([
      ['same', '1'],
      ['other', '1'],
      ['gone', '1'],
    ]);
    const after = new Map([
      ['same', '1'],
      ['other', '2'],
      ['new', '1'],
    ]);
    expect(changedFiles(before, after)).toBe(3);
  });

  it('reads a process with spaces and brackets in its name', () => {
    const fields = Array.from({ length: 50 }, (_, at) => at + 4);
    expect(readStat(`12 (a (b) c) S ${fields.join(' ')}`)).toEqual({ session: 6, ticks: 29, pages: 24 });
  });

  it('adds up the times of the children of a shell', () => {
    expect(readTimes('0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n')).toBeCloseTo(65.75);
  });

  it('finds the place of a page whose other results count once', () => {
    const result = (path: string | null, title = ''): { path: string | null; title: string } => ({ path, title });
    const results = [result('/a'), result('/a'), result('/b/'), result(null, 'C')];
    expect(placeOf({ path: '/b/', title: 'B' }, results)).toBe(2);
    expect(placeOf({ path: '/c', title: 'C' }, results)).toBe(3);
    expect(placeOf({ path: '/d', title: 'D' }, results)).toBeNull();
  });
});
