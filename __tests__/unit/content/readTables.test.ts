import { readTables } from '../../../src/content/loadContent';
import { formatProblems } from '../../../src/model/problems';
import { temporaryFolders } from '../fixtures/folder';
import { messages, motors, motorsCsv } from '../fixtures/sources';

const folderWith = temporaryFolders();

describe('tables and their declarations match one to one', () => {
  it('reads each declared table under its name', () => {
    const { tables, problems } = readTables(folderWith({ 'content/data/motors.csv': motorsCsv }), { motors });
    expect(problems).toEqual([]);
    expect([...tables.keys()]).toEqual(['motors']);
    expect(tables.get('motors')?.rows).toHaveLength(2);
  });

  it('reports a CSV file that is not declared', () => {
    const folder = folderWith({ 'content/data/motors.csv': motorsCsv, 'content/data/motor.csv': 'a\n1\n' });
    expect(messages(readTables(folder, { motors }).problems)).toEqual([
      'content/data/motor.csv: no table of this name is declared in src/site/tables or by a plugin of src/tools. Did you mean "motors"? Declare a new one: see docs/tables.md#add-a-table. Or delete the file.',
    ]);
  });

  it('reports a declared table without a CSV file', () => {
    const folder = folderWith({ 'content/data/motors.csv': motorsCsv });
    expect(messages(readTables(folder, { motors, 'motor-ids': motors }).problems)).toEqual([
      'src/site/tables: the table "motor-ids" is declared, but content/data/motor-ids.csv doesn\'t exist. Did you mean "motors"?',
    ]);
  });

  it('reports all mistakes of all tables at once', () => {
    const folder = folderWith({
      'content/data/arms.csv': 'joint,torque_nm,note\nJ1,forty,\n',
      'content/data/motors.csv': 'joint,torque_nm,note\nJ1,x,\nJ2,y,\n',
    });
    expect(formatProblems(readTables(folder, { motors, arms: motors, legs: motors }).problems)).toBe(`4 mistakes in the sources:

  content/data/arms.csv:2: column "torque_nm", value "forty": expected a number such as 12.5.
  content/data/motors.csv:2: column "torque_nm", value "x": expected a number such as 12.5.
  content/data/motors.csv:3: column "torque_nm", value "y": expected a number such as 12.5.
  src/site/tables: the table "legs" is declared, but content/data/legs.csv doesn't exist. Known: "arms", "motors".
`);
  });

  it('a project without tables needs no folder', () => {
    expect(readTables(folderWith(), {})).toEqual({ tables: new Map(), problems: [] });
  });
});
