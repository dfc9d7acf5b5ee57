import type { Table } from '../../src/content/tables/csvTable';
import { placedRows } from '../../src/content/tables/rows';
import { codeWord } from './proseOf';
import type { Prose } from './proseOf';

/** Columns that hold what others say, by table: what programs print, readers type, frames hold. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  symptoms: ['messages'],
  'search-words': ['word', 'means'],
  terms: ['spellings', 'avoid'],
  'can-register-commands': ['request', 'answer'],
};

/** Columns of all tables that hold names as makers write them. */
const names: readonly string[] = ['part_name'];

/** Columns of all tables that say what a drawing shows. */
const pictures: readonly string[] = ['shape'];

/** Words that make a cell prose; less is a name or a value. */
const leastWords = 5;

/** What is in code type is no prose. */
const withoutCode = (text: string): string =>
  text
    .replace(/`[^`]*`/g, codeWord)
    .replace(/\s+/g, ' ')
    .trim();

/** Sentences in the cells of tables. */
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
