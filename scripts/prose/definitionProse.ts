import type { Table } from '../../src/content/tables/csvTable';
import type { Prose } from './proseOf';

/** Titles and column labels of tables that pages show. */
export const definitionProse = (tables: Iterable<Table>): Prose[] =>
  [...tables].flatMap(({ name, definition: { title, columns } }) =>
    [title, ...Object.values(columns).map(({ label }) => label)].map((text): Prose => ({
      file: `src/site/tables, table ${name}`,
      text,
      kind: 'title',
    })),
  );
