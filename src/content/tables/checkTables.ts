import type { Problem } from '../../model/problems';
import type { TableDefinition, TableDefinitions } from '../../model/tableTypes';
import type { Table } from './csvTable';
import { placedRows, textIn } from './rows';

/** Ids of nodes that Gatsby makes for itself. */
const gatsbyIds = ['Site', 'SiteBuildMetadata'].map((id) => [id, 'the data of Gatsby itself'] as const);

/**
 * Rows of different tables with the same text in a column called "id", or with the id of a document: gatsby-transformer-csv takes it for the
 * id of the row's node, so that one of the two would be lost. Within a table, the key column finds them.
 */
export function checkRowIds(tables: Iterable<Table>, texts: readonly { readonly id: string; readonly file: string }[] = []): Problem[] {
  const fileOf = new Map<string, string>([...gatsbyIds, ...texts.map(({ id, file }) => [id, `the path of ${file}`] as const)]);
  return [...tables].flatMap((table) =>
    placedRows(table).flatMap(({ row, place }): Problem[] => {
      const id = textIn(row, 'id');
      const other = fileOf.get(id);
      if (id === '' || other === table.file) return [];
      fileOf.set(id, other ?? table.file);
      if (other === undefined) return [];
      return [{ ...place, message: `the id "${id}" stands in ${other}, too. Ids are shared by all tables: give one of the rows another.` }];
    }),
  );
}

/**
 * Numbers that a table writes twice, in hexadecimal for those who type them and in decimal for those who read them back, and that
 * differ: of two columns whose names end in `_hex` and `_dec`, only one would be looked at.
 */
export function checkHexPairs(tables: Iterable<Table>): Problem[] {
  return [...tables].flatMap((table) => {
    const { columns } = table.definition;
    const pairs = Object.keys(columns).flatMap((hex) => {
      const decimal = hex.replace(/_hex$/, '_dec');
      return decimal !== hex && columns[hex]?.type === 'hex' && Object.hasOwn(columns, decimal) ? [{ hex, decimal }] : [];
    });
    return placedRows(table).flatMap(({ row, place }) =>
      pairs.flatMap(({ hex, decimal }): Problem[] => {
        const [text, number] = [row[hex], row[decimal]];
        // What is empty or does not fit is reported as such.
        if (typeof text !== 'string' || typeof number !== 'number' || Number(text) === number) return [];
        return [
          {
            ...place,
            message: `"${hex}" is ${text}, which is ${Number(text)}, but "${decimal}" is ${number}. Correct the one that is wrong.`,
          },
        ];
      }),
    );
  });
}

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
