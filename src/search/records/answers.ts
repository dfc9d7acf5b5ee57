import type { Row, Table } from '../../content/tables/csvTable';
import { formatCell } from '../../model/format';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { AnswerDefinition } from '../../model/siteTypes';
import type { AnswerGroup, AnswerLine, RecordPage } from '../contract/searchRecords';

/** Answer lines, and problems in their definitions. */
interface BuiltAnswers {
  readonly groups: readonly AnswerGroup[];
  readonly problems: readonly Problem[];
}

type Tables = ReadonlyMap<string, Table>;

const file = 'src/site/searchAnswers.ts';

/** Formatted cells of a row, with units, by column name. */
type PrintedRow = ReadonlyMap<string, string>;

function printRow({ definition: { columns } }: Table, row: Row): [string, string][] {
  return Object.entries(columns).map(([name, { unit, digits }]) => [name, formatCell(row[name] ?? null, unit, digits)]);
}

function printedRows(table: Table, joined: Table | undefined, by: string | undefined): PrintedRow[] {
  return table.rows.map((row) => {
    const more = joined && by !== undefined ? joined.rows.find((other) => other[joined.definition.key] === row[by]) : undefined;
    return new Map([...(joined && more ? printRow(joined, more) : []), ...printRow(table, row)]);
  });
}

/** Spellings of a name: the number of a model without its P, a hex code with 0x or as a fault code, the number of a joint alone. */
function spellings(name: string): string[] {
  const [, model] = /^(?:DM-?)?J?(\d{4})P\b/i.exec(name) ?? [];
  const [, joint] = /^J(\d)$/.exec(name) ?? [];
  if (/^[\dA-F]$/.test(name)) return [`0x${name}`, `${name.toLowerCase()}faultcode`];
  return [
    name,
    ...(model === undefined ? [] : [model]),
    ...(joint === undefined ? [] : [joint]),
    ...(/^[1-9][\dA-F]{2}$/i.test(name) ? [`0x${name}`] : []),
  ];
}

/** Different values of a column in the rows of one subject, as a list. */
const valuesOf = (rows: readonly PrintedRow[], column: string): string => [...new Set(rows.map((row) => row.get(column) ?? ''))].join(', ');

function lineOf(
  subject: string,
  rows: readonly PrintedRow[],
  { subject: column, names: columns = [column], text }: AnswerDefinition,
): AnswerLine {
  // A name of more than one word can't be recognised in a question. What follows a comma is no name: "shoulder, at body".
  const written = rows
    .flatMap((row) => columns.map((name) => row.get(name)?.split(',')[0] ?? ''))
    .filter((name) => !/\s/.test(name.replace(/ V\d.*$/, '')));
  const names = [...new Set(written.flatMap(spellings))].join(' ');
  return [subject, names, text.replace(/\{(\w+)\}/g, (_, name: string) => valuesOf(rows, name))];
}

/** Reports columns of a definition that its tables don't have. */
function columnProblems({ table, joined, subject, names = [], text }: AnswerDefinition, known: ReadonlySet<string>): Problem[] {
  const named = [subject, ...names, ...(joined ? [joined.by] : []), ...[...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)];
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((name) => ({ file, message: `an answer from the table "${table}" names the column "${name}". ${didYouMean(name, known)}` }));
}

/** Page and heading that an answer leads to; undefined if they don't exist. */
function placeOf(path: string, pages: readonly RecordPage[]) {
  const [route, anchor = ''] = path.split('#');
  const page = pages.find((candidate) => candidate.route === route);
  const heading = page?.sections.find(([, , id]) => id === anchor)?.[1];
  return page && heading !== undefined ? { section: page.section, page: page.title, heading } : undefined;
}

function buildGroup(definition: AnswerDefinition, tables: Tables, pages: readonly RecordPage[]): BuiltAnswers {
  const table = tables.get(definition.table);
  const joined = definition.joined && tables.get(definition.joined.table);
  // Another site may not have the table.
  if (!table || (definition.joined && !joined)) return { groups: [], problems: [] };
  const known = new Set([table, joined].flatMap((one) => Object.keys(one?.definition.columns ?? {})));
  const place = placeOf(definition.path, pages);
  const problems = columnProblems(definition, known);
  if (!place)
    problems.push({
      file,
      message: `an answer from the table "${table.name}" leads to "${definition.path}", but no page has that heading.`,
    });
  if (problems.length > 0 || !place) return { groups: [], problems };
  const rows = printedRows(table, joined, definition.joined?.by);
  const subjects = [...new Set(rows.map((row) => row.get(definition.subject) ?? ''))];
  const { topics, indifferent = [], alone = false, path } = definition;
  const lines = subjects
    .map((subject) =>
      lineOf(
        subject,
        rows.filter((row) => row.get(definition.subject) === subject),
        definition,
      ),
    )
    // A line without a name can't be asked for: "upper arm".
    .filter(([, names]) => names !== '');
  return { groups: [{ topics, indifferent, alone, path, ...place, lines }], problems };
}

/** Builds the answer lines of all definitions from the tables. */
export function buildAnswers(definitions: readonly AnswerDefinition[], tables: Tables, pages: readonly RecordPage[]): BuiltAnswers {
  const built = definitions.map((definition) => buildGroup(definition, tables, pages));
  return { groups: built.flatMap(({ groups }) => groups), problems: built.flatMap(({ problems }) => problems) };
}
