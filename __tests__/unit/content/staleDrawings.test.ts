import { digestOfColumns, staleDrawings } from '../../../src/content/tables/checkDrawnFrom';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import { messages, motors, motorsCsv } from '../fixtures/sources';

const read = (text: string) => readCsvTable('motors', 'content/data/motors.csv', text, motors).table;
const columns = ['joint', 'torque_nm'];
const drawings = ['torque.svg', 'mass.svg', 'chain.svg', 'faces.svg'];
const drawnFrom = { motors: { drawings, tables: { motors: { columns, digest: digestOfColumns(read(motorsCsv), columns) } } } };
const mistakes = (text: string): string[] => messages(staleDrawings(drawnFrom, new Map([['motors', read(text)]])));

describe('drawings made from a table', () => {
  it('are right while its numbers are what they were', () => expect(mistakes(motorsCsv)).toEqual([]));

  it('do not mind a column that they were not made from', () => {
    expect(mistakes(motorsCsv.replace('geared', 'with a gear'))).toEqual([]);
  });

  it('are named with the command that draws them again, where a number or a row has changed', () => {
    const message =
      'content/data/motors.csv: torque.svg, mass.svg and 2 others in content/figures may show old numbers of columns joint, torque_nm. Draw again: npm run figures motors';
    expect(mistakes(motorsCsv.replace('40', '41'))).toEqual([message]);
    expect(mistakes(`${motorsCsv}J3,7,\n`)).toEqual([message]);
  });
});
