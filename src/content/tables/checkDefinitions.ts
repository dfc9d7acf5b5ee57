import type { Problem } from '../../model/problems';
import type { TableDefinition, TableDefinitions } from '../../model/tableTypes';

const file = 'src/site/tables';

/** Fields that Gatsby's nodes need for themselves, and a name for a column that works. */
const takenNames: Readonly<Record<string, string>> = {
  parent: 'parent_name',
  children: 'child_names',
  internal: 'is_internal',
  fields: 'field_names',
};

/** Whether a column can name the nodes of rows: gatsby-transformer-csv takes it for their ids. */
const namesRows = ({ key, columns }: TableDefinition): boolean =>
  key === 'id' && columns.id?.type === 'text' && columns.id.optional === undefined;

function columnMistakes(table: string, name: string, definition: TableDefinition): string[] {
  const where = `table "${table}", column "${name}"`;
  const other = Object.hasOwn(takenNames, name) ? takenNames[name] : undefined;
  if (other !== undefined)
    return [`${where}: Gatsby's nodes have a field of that name. Call the column "${other}", here and in the first line of the file.`];
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    return [`${where}: the name becomes one of GraphQL. Use small letters, digits and underscores, a letter first.`];
  if (name === 'id' && !namesRows(definition))
    return [`${where}: it names the rows in GraphQL. Make it the key, with the type "text" and without "optional", or call it "name".`];
  return [];
}

/** Declared tables and columns of which the data layer can make no types. */
export const checkDefinitions = (definitions: TableDefinitions): Problem[] =>
  Object.entries(definitions).flatMap(([table, definition]) => [
    ...(/^[a-z]/.test(table) ? [] : [{ file, message: `table "${table}": the name becomes one of GraphQL. Let it begin with a letter.` }]),
    ...Object.keys(definition.columns).flatMap((name) => columnMistakes(table, name, definition).map((message) => ({ file, message }))),
  ]);
