import type { Table } from '../../src/content/tables/csvTable';
import type { Prose } from './proseOf';

/** What the tables that pages show are called, and their columns: it stands over each of them, and in no text. */
export const definitionProse = (tables: Iterable<Table>): Prose[] =>
  [...tables].flatMap(({ name, definition: { title, columns } }) =>
    [title, ...Object.values(columns).map(({ label }) => label)].map((text): Prose => ({
      file: `src/site/tables, table ${name}`,
      text,
      kind: 'title',
    })),
  );
