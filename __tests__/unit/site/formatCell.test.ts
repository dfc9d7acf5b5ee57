import { formatCell, formatNumber } from '../../../src/site/formatCell';

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
  ])('%s', (_kind, value, digits, text) => expect(formatNumber(value, digits)).toBe(text));
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
