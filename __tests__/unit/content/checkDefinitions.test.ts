import { checkDefinitions } from '../../../src/content/tables/checkTables';
import type { ColumnDefinition, TableDefinition } from '../../../src/model/tableTypes';
import { messages } from '../fixtures/sources';

const column: ColumnDefinition = { label: 'Body', type: 'text' };
const withColumns = (columns: TableDefinition['columns'], key = 'body'): TableDefinition => ({ title: 'Bodies', key, columns });
const mistakes = (columns: TableDefinition['columns'], key?: string): string[] =>
  messages(checkDefinitions({ bodies: withColumns(columns, key) }));

describe('declared columns and the fields of nodes', () => {
  it('are right where GraphQL can ask for them', () => expect(mistakes({ body: column, parent_body: column })).toEqual([]));

  it.each([
    ['parent', 'parent_name'],
    ['children', 'child_names'],
    ['internal', 'is_internal'],
    ['fields', 'field_names'],
  ])('"%s" belongs to the node: a name that works is given, and works', (taken, other) => {
    expect(mistakes({ body: column, [taken]: column })).toEqual([
      `src/site/tables: table "bodies", column "${taken}": Gatsby's nodes have a field of that name. Rename the column to "${other}", here and in the first line of the file.`,
    ]);
    expect(mistakes({ body: column, [other]: column })).toEqual([]);
  });

  it('"id" is the key, a text that every row has', () => {
    expect(mistakes({ id: column }, 'id')).toEqual([]);
    const wrong =
      'src/site/tables: table "bodies", column "id": it identifies the rows in GraphQL. Make it the key, with the type "text" and without "optional", or rename it to "name".';
    expect(mistakes({ body: column, id: column })).toEqual([wrong]);
    expect(mistakes({ id: { label: 'Id', type: 'integer' } }, 'id')).toEqual([wrong]);
  });

  it('have names that GraphQL allows, and so have tables', () => {
    expect(mistakes({ body: column, 'mass-g': column })).toEqual([
      expect.stringContaining('Use lower-case letters, digits and underscores'),
    ]);
    expect(messages(checkDefinitions({ '3d-prints': withColumns({ body: column }) }))).toEqual([
      'src/site/tables: table "3d-prints": the name is used in GraphQL. Begin it with a lower-case letter.',
    ]);
  });
});
