import type { Problem } from '../../model/problems';
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
