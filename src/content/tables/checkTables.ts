import { distance } from 'fastest-levenshtein';
import { entryOf } from '../../model/definitionItems';
import { didYouMean, problemsIn } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { unitEndings } from '../../model/tableTypes';
import type { TableDefinition, TableDefinitions } from '../../model/tableTypes';
import type { Row, Table } from './csvTable';
import { listIn, placedRows, textIn } from './rows';

/** Ids of Gatsby's own nodes. */
const gatsbyIds = ['Site', 'SiteBuildMetadata'].map((id) => [id, 'a node of Gatsby'] as const);

/**
 * Reports ids that several tables, or a table and a document, share. gatsby-transformer-csv makes node ids of the column "id", so one of
 * the nodes would be lost. `readCsvTable` finds duplicates within a table.
 */
export function checkRowIds(tables: Iterable<Table>, texts: readonly { readonly id: string; readonly file: string }[] = []): Problem[] {
  const fileOf = new Map<string, string>([...gatsbyIds, ...texts.map(({ id, file }) => [id, `the path of ${file}`] as const)]);
  return problemsIn((report) => {
    for (const table of tables)
      for (const { row, place } of placedRows(table)) {
        const id = textIn(row, 'id');
        const other = fileOf.get(id);
        if (other !== undefined && other !== table.file)
          report(place, `the id "${id}" is already used by ${other}. Ids must be unique across tables. Change one of them.`);
        if (id !== '') fileOf.set(id, other ?? table.file);
      }
  });
}

const sortedLetters = (text: string): string => [...text].sort().join('');

/** Whether two endings differ by one letter, or by the order of two. */
const isNear = (one: string, other: string): boolean =>
  distance(one, other) === 1 || (distance(one, other) === 2 && sortedLetters(one) === sortedLetters(other));

/** The name with its unit corrected: `speed_rpm` for `speed_rmp`; undefined if its last word isn't near any unit. */
function withKnownUnit(name: string): string | undefined {
  const end = name.slice(name.lastIndexOf('_'));
  // An underscore and two letters are near too many words.
  const ending = end.length > 3 ? Object.values(unitEndings).find((each) => isNear(end, each)) : undefined;
  return ending && name.slice(0, -end.length) + ending;
}

/** Whether a cell is a number with the unit in which the name of its column ends: `6 bar` in `pressure_bar`. */
const isNumberIn = (cell: string, name: string): boolean => {
  const [, unit] = /^[-−]?\d[\d.,]*\s*([a-z]\S*)$/i.exec(cell) ?? [];
  return unit !== undefined && name.endsWith(`_${unit.toLowerCase()}`);
};

/** Reports columns of texts that should be numbers: their names, or their cells, end in a unit that isn't known. */
export const checkUnits = (tables: Iterable<Table>): Problem[] =>
  problemsIn((report) => {
    for (const { definition, file, rows } of tables)
      for (const [name, { type }] of Object.entries(definition.columns)) {
        if (type !== 'text' || Object.values(unitEndings).some((end) => name.endsWith(end))) continue;
        const place = { file, line: 1 };
        const meant = withKnownUnit(name);
        const cell = rows.map((row) => textIn(row, name)).find((text) => isNumberIn(text, name));
        if (meant !== undefined)
          report(
            place,
            `column "${name}" ends in no known unit, so any text passes. Did you mean "${meant}"? If the end isn't a unit, rename the column.`,
          );
        else if (cell !== undefined)
          report(
            place,
            `column "${name}" has "${cell}", which is a text: its unit isn't known. Add the unit to \`unitEndings\` in src/model/tableTypes.ts, and write numbers without it.`,
          );
      }
  });

/** Texts of a cell: those of a list, or its one text; none of an empty one. */
const textsIn = (row: Row, column: string): string[] => [...listIn(row, column), textIn(row, column)].filter((text) => text !== '');

/** Reports texts that `knownIn` expects in another table, which doesn't have them. A site without that table has nothing to compare. */
export const checkKnown = (tables: ReadonlyMap<string, Table>): Problem[] =>
  problemsIn((report) => {
    for (const table of tables.values())
      for (const [name, { knownIn }] of Object.entries(table.definition.columns)) {
        const others = knownIn ? [knownIn.table].flat().flatMap((each) => tables.get(each) ?? []) : [];
        if (!knownIn || others.length === 0) continue;
        const names = new Set(others.flatMap(({ rows }) => rows).flatMap((row) => textsIn(row, knownIn.column)));
        const files = others.map((other) => other.file).join(' or ');
        for (const { row, place } of placedRows(table))
          for (const text of textsIn(row, name).filter((one) => !names.has(one)))
            report(place, `"${text}" in column "${name}" is in no row of ${files}, column "${knownIn.column}". ${didYouMean(text, names)}`);
      }
  });

/** Names of the two ends of a range. */
const ends = [
  ['min', 'max'],
  ['lower', 'upper'],
  ['least', 'most'],
] as const;

/** The column with the other end of a range: `x_max_m` of `x_min_m`. */
const otherEnd = (name: string): string | undefined =>
  ends.map(([low, high]) => name.replace(new RegExp(`(?<=^|_)${low}(?=_|$)`), high)).find((other) => other !== name);

/** Reports ranges whose lower end is above their upper one. */
export const checkRanges = (tables: Iterable<Table>): Problem[] =>
  problemsIn((report) => {
    for (const table of tables)
      for (const low of Object.keys(table.definition.columns)) {
        const high = otherEnd(low);
        if (high === undefined || !(high in table.definition.columns)) continue;
        for (const { row, place } of placedRows(table)) {
          const [from, to] = [row[low], row[high]];
          if (typeof from === 'number' && typeof to === 'number' && from > to)
            report(place, `column "${low}" has ${from}, which is more than ${high}, ${to}. Correct whichever is wrong.`);
        }
      }
  });

const file = 'src/site/tables';

/** Field names that Gatsby's nodes use, with an alternative for each. */
const takenNames: Readonly<Record<string, string>> = {
  parent: 'parent_name',
  children: 'child_names',
  internal: 'is_internal',
  fields: 'field_names',
};

/** Whether the column `id` can be the node id: gatsby-transformer-csv uses it as such. */
const namesRows = ({ key, columns }: TableDefinition): boolean =>
  key === 'id' && columns.id?.type === 'text' && columns.id.optional === undefined;

function columnMistakes(table: string, name: string, definition: TableDefinition): string[] {
  const where = `table "${table}", column "${name}"`;
  const other = entryOf(takenNames, name);
  if (other !== undefined)
    return [`${where}: Gatsby's nodes have a field of that name. Rename the column to "${other}", here and in the first line of the file.`];
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    return [`${where}: the name is used in GraphQL. Use lower-case letters, digits and underscores, and begin with a letter.`];
  if (name === 'id' && !namesRows(definition))
    return [
      `${where}: it identifies the rows in GraphQL. Make it the key, with the type "text" and without "optional", or rename it to "name".`,
    ];
  return [];
}

/** Reports declared tables and columns that can't become GraphQL types. */
export const checkDefinitions = (definitions: TableDefinitions): Problem[] =>
  Object.entries(definitions).flatMap(([table, definition]) => [
    ...(/^[a-z]/.test(table)
      ? []
      : [{ file, message: `table "${table}": the name is used in GraphQL. Begin it with a lower-case letter.` }]),
    ...Object.keys(definition.columns).flatMap((name) => columnMistakes(table, name, definition).map((message) => ({ file, message }))),
  ]);
