import { z } from 'zod';
import { didYouMean } from '../../../model/problems';
import type { PropCell } from '../../../model/pageTypes';
import { folded, isAlike } from '../names';
import type { AgentSite, DataRow } from '../site';
import type { TableData } from '../siteData';
import { defineTool, filled } from '../tool';
import { agents } from '../../../site/agents';

/** Characters of rows in an answer, about 800 tokens, unless more are asked for. The caller gets the offset of the next row. */
const [longestRows, longestAsked] = [2600, 24_000];

/** Tables that an answer to `about` lists. */
const mostTables = 8;

/** Values of a column that an answer without rows lists. */
const mostValues = 30;

/** Longest value that is listed. */
const longestValue = 60;

const filter = z.strictObject({
  column: z.string().max(200),
  op: z.enum(['=', '!=', '<', '<=', '>', '>=', 'contains']).default('='),
  value: z.union([z.string().max(1000), z.number(), z.boolean()]),
});

type Filter = z.output<typeof filter>;

const lowerCase = (value: unknown): string => String(value).trim().toLowerCase();

const partsOf = (cell: PropCell): readonly PropCell[] => (typeof cell === 'object' && cell !== null ? cell : [cell]);

/** Whether a row passes a filter. A list cell equals a value if one of its entries does. `same` compares two values for `=` and `!=`. */
function passes(row: DataRow, { column, op, value }: Filter, same: (one: unknown, other: unknown) => boolean): boolean {
  const cell = row[column] ?? null;
  const equals = cell !== null && partsOf(cell).some((part) => same(part, value));
  if (op === '=' || op === '!=') return equals === (op === '=');
  if (cell === null) return false;
  if (op === 'contains') return lowerCase(cell).includes(lowerCase(value));
  const [own, other] = [Number(cell), Number(value)];
  if (op === '<') return own < other;
  if (op === '<=') return own <= other;
  return op === '>' ? own > other : own >= other;
}

const isEqual = (one: unknown, other: unknown): boolean => lowerCase(one) === lowerCase(other);

/** Rows that pass all filters. If there are none, `=` also accepts other spellings of a name, joint or motor: `joint 5` for `J5`. */
function filtered(rows: readonly DataRow[], where: readonly Filter[]): { rows: readonly DataRow[]; isLoose: boolean } {
  const exact = rows.filter((row) => where.every((one) => passes(row, one, isEqual)));
  if (exact.length > 0) return { rows: exact, isLoose: false };
  const alike = rows.filter((row) => where.every((one) => passes(row, one, one.op === '=' ? isAlike : isEqual)));
  return { rows: alike, isLoose: alike.length > 0 };
}

type Column = TableData['columns'][number];

/** Columns that a name means: its own, otherwise all whose names contain it. */
function namedColumns({ name: table, columns }: TableData, asked: string): readonly Column[] {
  const having = (test: (name: string) => boolean): Column[] => columns.filter(({ name, label }) => [name, label].some(test));
  const [exact = having((name) => isAlike(name, asked))[0]] = columns.filter(({ name }) => name === asked);
  if (exact) return [exact];
  const longer = asked.length > 2 ? having((name) => folded(name).includes(folded(asked))) : [];
  if (longer.length > 0) return longer;
  const names = columns.map(({ name }) => name);
  throw new RangeError(`The table "${table}" has no column "${asked}". ${didYouMean(asked, names)} Columns: ${names.join(', ')}.`);
}

/** Columns to return: all, or the key and the ones asked for. */
function chosenColumns(table: TableData, asked: readonly string[] | undefined): readonly Column[] {
  if (!asked) return table.columns;
  const chosen = new Set(asked.flatMap((name) => namedColumns(table, name)));
  return table.columns.filter((one) => one.name === table.key || chosen.has(one));
}

/** The filter with the column's own name. Throws a RangeError for an operator that the column doesn't support. */
function checkedFilter(table: TableData, { column, op, value }: Filter): Filter {
  const [found, ...others] = namedColumns(table, column);
  if (!found || others.length > 0)
    throw new RangeError(
      `The column "${column}" can be ${namedColumns(table, column)
        .map(({ name }) => name)
        .join(', ')}. Name one.`,
    );
  const { name, type } = found;
  const isNumeric = type === 'integer' || type === 'number' || type === 'hex';
  if (op.startsWith('<') || op.startsWith('>')) {
    if (!isNumeric) throw new RangeError(`"${name}" holds ${type}, and ${op} compares numbers. Use =, != or contains.`);
    if (!Number.isFinite(Number(value))) throw new RangeError(`${op} needs a number, not "${String(value)}", such as 2.5.`);
  }
  return { column: name, op, value };
}

/** What to ask instead if no row passes: the values of the filtered columns, unless they are long texts. */
function valuesIn(table: TableData, rows: readonly DataRow[], where: readonly Filter[]): string {
  const known = [...new Set(where.map(({ column }) => column))].map((column) => {
    const parts = rows.flatMap((row) => partsOf(row[column] ?? null)).filter((value) => value !== null);
    const values = [...new Set(parts.map(String))];
    if (values.some((value) => value.length > longestValue)) return `"${column}" has long texts: try another word, or search_docs.`;
    return `"${column}" has ${values.slice(0, mostValues).join(', ')}${values.length > mostValues ? ' …' : ''}.`;
  });
  return `No row of "${table.name}" passes. ${known.join(' ')}`;
}

/** The names of all tables, or those about some words with their columns. */
function listTables(about: string | undefined, site: AgentSite) {
  const source = site.urlOf('/llms.txt');
  if (about === undefined) return { names: site.data.tables.map(({ name }) => name).join(' '), url: source };
  const found = site.tablesAbout(about);
  return {
    tables: found.slice(0, mostTables).map((table) => ({
      table: table.name,
      title: table.title,
      columns: table.columns.map(({ name }) => name).join(', '),
      rows: table.rows.length,
      url: site.tableUrl(table),
    })),
    url: source,
    note: found.length === 0 ? 'No table has such words. Try search_docs, or leave `about` out for all tables.' : undefined,
  };
}

/** Whether the name of a column says what its label does, and has no unit. */
const isTold = ({ name, label, unit }: Column): boolean =>
  unit === null && label.split(/[^\p{L}\p{N}]+/u).every((word) => folded(name).includes(folded(word)));

/** The first rows whose JSON fits into an answer, at least one. */
function fitting(rows: readonly Record<string, PropCell>[], most: number): Record<string, PropCell>[] {
  let length = 0;
  return rows.filter((row, at) => {
    length += JSON.stringify(row).length;
    return at === 0 || length <= most;
  });
}

export const queryTable = defineTool({
  name: 'query_table',
  title: 'Query a table',
  description:
    'Look numbers up: motor IDs, limits, gains, registers, prices, pins and colours of cables, launch arguments, versions and releases. With `about` it finds tables by words, with `table` it returns typed rows with units, filtered by column, and without arguments it lists all tables. For totals and costs of parts use bill_of_materials, for the screws of a step build_step.',
  example: { ...agents.examples.row, where: [...agents.examples.row.where] },
  input: z.strictObject({
    table: z.string().max(200).optional().describe('Name or title of a table, such as motor-ids'),
    about: z.string().max(200).optional().describe('Words to find tables by, such as "wire colour" or "motor limits"; instead of `table`'),
    columns: z
      .array(z.string().max(200))
      .max(60)
      .optional()
      .describe('Only the key and these columns, by name or part of a name, such as torque'),
    where: z.array(filter).max(20).optional().describe('Filters that all must hold, such as [{"column": "joint", "value": "J5"}]'),
    limit: z.int().min(1).max(500).optional().describe('Rows; by default as many as fit into a short answer'),
    offset: z.int().min(0).default(0),
  }),
  run: ({ table: name, about, columns: asked, where = [], limit, offset }, site) => {
    if (name === undefined) {
      if (where.length > 0 || asked)
        throw new RangeError('Columns and filters need a table. Call query_table with `about` or without arguments to find it.');
      return listTables(about, site);
    }
    if (about !== undefined)
      throw new RangeError(`table and about: "${name}" is one table, and "${about}" looks for tables. Give one of the two.`);
    const table = site.table(name);
    const columns = chosenColumns(table, asked);
    const filters = where.map((one) => checkedFilter(table, one));
    const all = site.rows(table.name);
    const { rows: passing, isLoose } = filtered(all, filters);
    const picked = passing
      .slice(offset, limit === undefined ? undefined : offset + limit)
      .map((row) => Object.fromEntries(columns.flatMap(({ name: of }) => ((row[of] ?? null) === null ? [] : [[of, row[of] ?? null]]))));
    const shown = fitting(picked, limit === undefined ? longestRows : longestAsked);
    const next = offset + shown.length;
    const notes = [
      ...(isLoose ? ['No value is spelt like that; these rows have other spellings of it.'] : []),
      ...(passing.length === 0 && all.length > 0 ? [valuesIn(table, all, filters)] : []),
      ...(passing.length > 0 && offset >= passing.length ? [`The last row is ${passing.length}; the offset must be smaller.`] : []),
      ...(next < passing.length && shown.length > 0
        ? [`Rows ${offset + 1} to ${next} of ${passing.length}. The next ones begin at offset ${next}.`]
        : []),
    ];
    return {
      danger: filled(table.dangers),
      table: table.name,
      title: table.title,
      url: site.tableUrl(table),
      columns: Object.fromEntries(columns.flatMap((one) => (isTold(one) ? [] : [[one.name, one.unit ?? one.label]]))),
      rows: shown,
      total: passing.length,
      note: filled(notes)?.join(' '),
    };
  },
});
