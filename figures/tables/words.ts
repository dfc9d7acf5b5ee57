import { wordsFrom } from '../../src/guides/content/labelWords';
import type { Words, WriteWords } from '../../src/content/drawings/words';
import type { Tables } from '../../src/content/tables/csvTable';
import { itemNames, tableName } from '../../src/guides/content/items';
import { tableDefinitions } from '../../src/plugins';
import { siteTable } from './declaredTable';

let all: { readonly tables: Tables; readonly write: WriteWords; readonly listed: ReadonlySet<string> } | undefined;

/** All tables of the site, read when a drawing first asks. Drawings aren't drawn from them: they only say which room words need. */
function known(): NonNullable<typeof all> {
  if (!all) {
    const tables = new Map(Object.keys(tableDefinitions).map((name) => [name, siteTable(name)]));
    all = { tables, write: wordsFrom(tables), listed: new Set(itemNames(tables)) };
  }
  return all;
}

/** What a label of a drawing says now, its references written from the tables. One that names nothing is an error. */
export function wordsOf(label: string, drawing: string): Words {
  if (!label.includes('{')) return { text: label };
  const words = known().write(label, drawing);
  if ('mistake' in words) throw new Error(words.mistake);
  return words;
}

/** Whether a table has a name for a piece. */
export const isNamed = (id: string): boolean => tableName(id, known().tables) !== undefined;

/** Whether a table has a piece with this id. */
export const isListed = (id: string): boolean => known().listed.has(id) || isNamed(id);
