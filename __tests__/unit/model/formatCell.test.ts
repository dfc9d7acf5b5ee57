import { formatCell, formatNumber } from '../../../src/model/format';
import { longDate } from '../../../src/site/words/dates';

describe('a number is printed', () => {
  it.each<[string, number, number | undefined, string]>([
    ['as it is', 12.5, undefined, '12.5'],
    ['with a true minus sign', -0.79, undefined, '−0.79'],
    ['with thousands grouped', 12345.678, undefined, '12,345.678'],
    ['with a negative grouped', -1000, undefined, '−1,000'],
    ['with a fixed number of decimals', 6, 1, '6.0'],
    ['rounded to them', 6.05, 1, '6.1'],
    ['grouped and with decimals', 1234.5, 2, '1,234.50'],
    ['without a minus sign where it rounds to zero', -0.04, 1, '0.0'],
    ['as zero', 0, undefined, '0'],
    ['small, in full', 0.000012, undefined, '0.000012'],
    ['without the noise of binary sums', 1000.1 + 0.2, undefined, '1,000.3'],
    ['in millions', 1234567, undefined, '1,234,567'],
    ['rounded up to the next thousand', 999.995, 2, '1,000.00'],
  ])('%s', (_kind, value, digits, text) => expect(formatNumber(value, digits)).toBe(text));

  it.each([0, 1, 2, 3])('with %i decimals as the standard formats it', (digits) => {
    const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const values = Array.from({ length: 4000 }, (_, index) =>
      Number(`${(index * 7919) % 3001}.${String((index * 104729) % 10_000).padStart(4, '0')}`),
    );
    expect(values.map((value) => formatNumber(value, digits))).toEqual(values.map((value) => format.format(value)));
  });
});

describe('a cell is printed', () => {
  it.each<[string, Parameters<typeof formatCell>, string]>([
    ['a number with a no-break space before its unit', [4.1, 'kg'], '4.1\u00a0kg'],
    ['an angle without a space', [-140, '°'], '−140°'],
    ['a temperature with a space', [80, '°C'], '80\u00a0°C'],
    ['a percentage with a space', [50, '%'], '50\u00a0%'],
    ['a number with decimals and unit', [6, 'kg', 1], '6.0\u00a0kg'],
    ['a text', ['can0'], 'can0'],
    ['a yes', [true], 'yes'],
    ['a no', [false], 'no'],
    ['a list', [['J1', 'J2']], 'J1, J2'],
    ['an empty cell as a dash', [null, 'kg'], '–'],
  ])('%s', (_kind, cell, text) => expect(formatCell(...cell)).toBe(text));
});

it.each(['2025-11-04', '2025-11-04T23:30:00.000Z'])('a date in a sentence is that of the day: %s', (date) =>
  expect(longDate(date)).toBe('4 November 2025'),
);
