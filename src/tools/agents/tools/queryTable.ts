import { z } from 'zod';
import { didYouMean } from '../../../model/problems';
import type { PropCell } from '../../../model/pageTypes';
import type { DataRow } from '../site';
import type { TableData } from '../siteData';
import { danger, defineTool, url } from '../tool';

const operators = ['=', '!=', '<', '<=', '>', '>=', 'contains'] as const;

const filter = z.strictObject({
  column: z.string().max(200),
  op: z.enum(operators).default('='),
  value: z.union([z.string().max(1000), z.number(), z.boolean()]),
});

type Filter = z.output<typeof filter>;

/** Hexadecimal numbers are texts of any case: 0x0a is 0x0A. */
const folded = (value: unknown): string => String(value).trim().toLowerCase();

/** Whether a cell equals a value. A list does where one of its entries does. */
const equals = (cell: PropCell, value: Filter['value']): boolean =>
  typeof cell === 'object' && cell !== null ? cell.some((part) => folded(part) === folded(value)) : folded(cell) === folded(value);

function passes(cell: PropCell, { op, value }: Filter): boolean {
  if (op === '=') return cell !== null && equals(cell, value);
  if (op === '!=') return cell === null || !equals(cell, value);
  if (cell === null) return false;
  if (op === 'contains') return folded(cell).includes(folded(value));
  const [own, other] = [Number(cell), Number(value)];
  if (op === '<') return own < other;
  if (op === '<=') return own <= other;
  return op === '>' ? own > other : own >= other;
}

const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const column = z.object({ name: z.string(), label: z.string(), type: z.string(), unit: z.string().nullable() });

function namedColumn(table: TableData, name: string): TableData['columns'][number] {
  const found = table.columns.find((one) => one.name === name);
  if (found) return found;
  const names = table.columns.map((one) => one.name);
  throw new RangeError(`The table "${table.name}" has no column "${name}". ${didYouMean(name, names)} Columns: ${names.join(', ')}.`);
}

/** Throws a RangeError for a filter that its column doesn't support. */
function checkFilter(table: TableData, { column: name, op, value }: Filter): void {
  const { type } = namedColumn(table, name);
  const isNumeric = type === 'integer' || type === 'number' || type === 'hex';
  if (['<', '<=', '>', '>='].includes(op) && (!isNumeric || !Number.isFinite(Number(value))))
    throw new RangeError(
      `"${name}" ${op} ${String(value)}: ${op} compares numbers; ${isNumeric ? 'the value is none' : `the column holds ${type}`}.`,
    );
}

const picked = (row: DataRow, columns: TableData['columns']) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));

export const queryTable = defineTool({
  name: 'query_table',
  title: 'Query a table',
  description:
    'Look numbers up: motor IDs, limits, gains, registers, prices, parts, pinouts, cables, versions and releases. Without arguments it lists all tables with their columns; with a table it returns typed rows with units, filtered by column.',
  input: z.strictObject({
    table: z.string().max(200).optional().describe('Name from the list, such as motor-ids; leave it out for the list'),
    about: z
      .string()
      .max(200)
      .optional()
      .describe('Without a table: list only tables whose name, title or columns have these words, such as "cable"'),
    columns: z.array(z.string().max(200)).max(60).optional(),
    where: z.array(filter).max(20).optional().describe('All of them must hold'),
    limit: z.int().min(1).max(500).default(100),
    offset: z.int().min(0).default(0),
  }),
  output: z.object({
    danger: danger.optional(),
    table: z.string().optional(),
    title: z.string().optional(),
    url: url.optional(),
    data: z.string().optional().describe('Address of the whole table as JSON'),
    key: z.string().optional().describe('Column that names a row'),
    columns: z.array(column).optional(),
    rows: z.array(z.record(z.string(), cell)).optional(),
    total: z.int().optional().describe('Rows that pass the filters, of which `rows` may be a part'),
    tables: z.array(z.object({ table: z.string(), title: z.string(), columns: z.string(), rows: z.int(), url: url.optional() })).optional(),
  }),
  run: ({ table: name, about, columns: asked, where = [], limit, offset }, site) => {
    if (name === undefined) {
      if (where.length > 0 || asked)
        throw new RangeError('Columns and filters need a table. Call query_table without arguments for the list.');
      const words = folded(about ?? '').split(/\s+/);
      return {
        tables: site.data.tables
          .map((table) => ({
            table: table.name,
            title: table.title,
            columns: table.columns.map((one) => one.name).join(', '),
            rows: table.rows.length,
            ...(table.place === null ? {} : { url: site.urlOf(table.place) }),
          }))
          .filter((entry) => words.every((word) => folded(JSON.stringify(entry)).includes(word))),
      };
    }
    const table = site.table(name);
    const columns = asked ? asked.map((one) => namedColumn(table, one)) : table.columns;
    for (const one of where) checkFilter(table, one);
    const rows = site.rows(name).filter((row) => where.every((one) => passes(row[one.column] ?? null, one)));
    const data = site.urlOf(`/data/${name}.json`);
    return {
      ...(table.dangers.length > 0 ? { danger: [...table.dangers] } : {}),
      table: name,
      title: table.title,
      url: table.place === null ? data : site.urlOf(table.place),
      data,
      key: table.key,
      columns: columns.map(({ name: of, label, type, unit }) => ({ name: of, label, type, unit })),
      // Cells are those of the file, whose lists nobody changes.
      rows: rows.slice(offset, offset + limit).map((row) => picked(row, columns)) as Record<string, z.input<typeof cell>>[],
      total: rows.length,
    };
  },
});
