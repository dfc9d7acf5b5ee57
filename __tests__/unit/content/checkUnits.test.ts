import { checkUnits } from '../../../src/content/tables/checkTables';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import { table } from '../../../src/model/tableTypes';
import { messages } from '../fixtures/sources';

/** Problems of a table with one column beside its key. */
function mistakes(column: string, cell: string): string[] {
  const definition = table('Motors', 'joint', { joint: 'Joint', [column]: 'Figure' });
  const read = readCsvTable('motors', 'content/data/motors.csv', `joint,${column}\nJ1,${cell}\n`, definition);
  return messages([...read.problems, ...checkUnits([read.table])]);
}

describe('a column whose name ends in a unit that is not known', () => {
  it.each([
    ['speed_rmp', 'speed_rpm'],
    ['angle_degs', 'angle_deg'],
    ['mass_kgs', 'mass_kg'],
    ['stiffness_nm_per_rda', 'stiffness_nm_per_rad'],
  ])('"%s" is a misspelled "%s"', (written, meant) =>
    expect(mistakes(written, '6 bar')).toEqual([
      `content/data/motors.csv:1: column "${written}" ends in no known unit, so any text passes. Did you mean "${meant}"? If the end isn't a unit, rename the column.`,
    ]),
  );

  it.each(['6 bar', '6bar', '−0.5 Bar'])('"%s" is a number with a unit', (cell) =>
    expect(mistakes('pressure_bar', cell)).toEqual([
      `content/data/motors.csv:1: column "pressure_bar" has "${cell}", which is a text: its unit isn't known. Add the unit to \`unitEndings\` in src/model/tableTypes.ts, and write numbers without it.`,
    ]),
  );

  it.each([
    ['wire_colour', 'red'],
    ['part_id', '6'],
    ['send_can', '1 of 2'],
    ['newest_tag', '1.2.9'],
    ['bar', '6 bar'],
  ])('"%s" with "%s" is a text', (column, cell) => expect(mistakes(column, cell)).toEqual([]));
});
