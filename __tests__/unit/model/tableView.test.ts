import { tableView } from '../../../src/content/tables/expandTable';
import { motorsTable } from '../fixtures/pageData';

describe('a page shows a table', () => {
  const view = (columns?: string, rows?: string) => {
    const { columns: shown, rows: cells } = tableView(motorsTable, columns, rows);
    return { columns: shown.map(({ name }) => name), rows: cells };
  };

  it('whole, without names', () => expect(view()).toEqual({ columns: ['joint', 'torque_nm', 'note'], rows: motorsTable.rows }));

  it('with the columns it names, in their order', () => {
    expect(view('note, joint')).toEqual({
      columns: ['note', 'joint'],
      rows: [
        [null, 'J1'],
        ['geared', 'J2'],
        [null, 'J3'],
      ],
    });
  });

  it('with the rows it names by key, in their order', () => {
    expect(view('joint', ' J3,J1 ').rows).toEqual([['J3'], ['J1']]);
  });

  it('cells stay under their columns, whatever it names', () => {
    expect(view('torque, joint', 'J1,J9')).toEqual({ columns: ['joint'], rows: [['J1']] });
  });
});
