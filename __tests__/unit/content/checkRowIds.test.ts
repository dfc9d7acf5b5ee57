import { checkRowIds } from '../../../src/content/tables/checkTables';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import type { TableDefinition } from '../../../src/model/tableTypes';
import { messages } from '../fixtures/sources';

const definition: TableDefinition = { title: 'Steps', key: 'id', columns: { id: { label: 'Id', type: 'text' } } };
const table = (name: string, ...ids: string[]) =>
  readCsvTable(name, `content/data/${name}.csv`, ['id', ...ids].join('\n'), definition).table;

describe('ids of rows', () => {
  it('are right where no two tables share one', () => expect(checkRowIds([table('a', 'one', 'two'), table('b', 'three')])).toEqual([]));

  it('are reported where two tables share one, with the place of the second', () => {
    expect(messages(checkRowIds([table('a', 'one', 'two'), table('b', 'three', 'one')]))).toEqual([
      'content/data/b.csv:3: the id "one" is already used by content/data/a.csv. Ids must be unique across tables. Change one of them.',
    ]);
  });

  it('are reported where one is the path of a document, which names its node', () => {
    expect(messages(checkRowIds([table('a', 'wiring')], [{ id: 'wiring', file: 'content/docs/wiring.mdx' }]))).toEqual([
      'content/data/a.csv:2: the id "wiring" is already used by the path of content/docs/wiring.mdx. Ids must be unique across tables. Change one of them.',
    ]);
  });
});
