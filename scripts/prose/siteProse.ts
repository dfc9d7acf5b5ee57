import type { Content } from '../../src/content/loadContent';
import type { Table } from '../../src/content/tables/csvTable';
import { placedRows } from '../../src/content/tables/rows';
import { dangerousRegisters, dangersOf, sentKinds } from '../../src/tools/can-bench/engine';
import { codeWord, contentProse } from './proseOf';
import type { Prose } from './proseOf';

/** Columns that quote others, by table: program output, readers' queries, frames. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  symptoms: ['messages'],
  'search-words': ['word', 'means'],
  terms: ['spellings', 'avoid'],
  'can-register-commands': ['request', 'answer'],
};

/** Columns with makers' names. */
const names: readonly string[] = ['part_name'];

/** Columns with alternative texts. */
const pictures: readonly string[] = ['shape'];

/** Least words of a prose cell. Shorter cells are names or values. */
const leastWords = 5;

/** Replaces inline code by a placeholder. */
const withoutCode = (text: string): string =>
  text
    .replace(/`[^`]*`/g, codeWord)
    .replace(/\s+/g, ' ')
    .trim();

/** Prose in the cells of tables. */
export function tableProse(tables: Iterable<Table>): Prose[] {
  return [...tables].flatMap((table) => {
    const columns = Object.entries(table.definition.columns)
      .filter(([name, { type }]) => (type === 'text' || type === 'lines') && !names.includes(name) && !quoted[table.name]?.includes(name))
      .map(([name]) => name);
    return placedRows(table).flatMap(({ row, place: { file, line } }) =>
      columns.flatMap((column) => {
        const cell = row[column];
        const texts = (Array.isArray(cell) ? cell : [cell]).filter((text) => typeof text === 'string').map(withoutCode);
        return texts
          .filter((text) => text.split(' ').length >= leastWords)
          .map((text) => ({
            file,
            ...(line !== undefined && { line }),
            text,
            kind: pictures.includes(column) ? ('picture' as const) : ('text' as const),
          }));
      }),
    );
  });
}

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
