import type { Content } from '../../src/content/loadContent';
import type { Table } from '../../src/content/tables/csvTable';
import { dangerousRegisters, dangersOf, sentKinds } from '../../src/tools/can-bench/engine';
import { contentProse } from './proseOf';
import type { Prose } from './proseOf';
import { tableProse } from './tableProse';

const dangersFile = 'src/tools/can-bench/compose/dangers.ts';

/** Texts about dangerous commands in the CAN bench, without duplicates. */
function dangerProse(): Prose[] {
  const all = [
    ...sentKinds.flatMap((kind) => dangersOf(kind, { joint: 'J8' })),
    ...dangerousRegisters.flatMap((register) => dangersOf('write', { register })),
  ];
  const once = new Map<string, Prose['kind']>();
  for (const { title, text } of all) once.set(title, 'title').set(text, 'text');
  return [...once].map(([text, kind]) => ({ file: dangersFile, text, kind }));
}

/** Titles and column labels of tables that pages show. */
const definitionProse = (tables: Iterable<Table>): Prose[] =>
  [...tables].flatMap(({ name, definition: { title, columns } }) =>
    [title, ...Object.values(columns).map(({ label }) => label)].map((text): Prose => ({
      file: `src/site/tables, table ${name}`,
      text,
      kind: 'title',
    })),
  );

/** All prose of the site. */
export const siteProse = (content: Content): Prose[] => [
  ...contentProse(content),
  ...tableProse(content.data.tables.values()),
  ...definitionProse(content.data.tables.values()),
  ...dangerProse(),
];
