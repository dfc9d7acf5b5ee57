import { checkRanges } from '../../../src/content/tables/checkTables';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import { table } from '../../../src/model/tableTypes';
import { messages } from '../fixtures/sources';

const mistakes = (low: string, high: string, ...cells: string[]): string[] => {
  const optional = { label: 'End', optional: true } as const;
  const definition = table('Ranges', 'joint', { joint: 'Joint', [low]: optional, [high]: optional });
  const csv = [`joint,${low},${high}`, ...cells].join('\n');
  return messages(checkRanges([readCsvTable('ranges', 'content/data/ranges.csv', csv, definition).table]));
};

describe('the ends of a range', () => {
  it('are in their order, or alike, or only one', () =>
    expect(mistakes('min_deg', 'max_deg', 'J1,-80,200', 'J2,5,5', 'J3,,5', 'J4,5,')).toEqual([]));

  it.each([
    ['min_deg', 'max_deg'],
    ['x_min_m', 'x_max_m'],
    ['lower_rad', 'upper_rad'],
    ['left_least_deg', 'left_most_deg'],
  ])('%s is not above %s', (low, high) =>
    expect(mistakes(low, high, 'J1,1,2', 'J2,300,200')).toEqual([
      `content/data/ranges.csv:3: column "${low}" has 300, which is more than ${high}, 200. Correct whichever is wrong.`,
    ]),
  );

  it('are no ends without the other one', () => expect(mistakes('min_deg', 'range_deg', 'J1,300,200')).toEqual([]));
});
