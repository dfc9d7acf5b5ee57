import { readCell } from '../content/tables/csvTable';
import type { Row, Table } from '../content/tables/csvTable';
import type { RowNode } from './schema/nodeTypes';

/** Whether the cells of a node are those of a row. Derived columns have none in nodes. */
const isSame = (node: RowNode, row: Row, { columns }: Table['definition']): boolean =>
  Object.entries(columns).every(([name, column]) => {
    const cell = node[name];
    if (typeof cell !== 'string') return typeof cell !== 'number' || cell === row[name];
    const read = readCell(cell.replaceAll('\r\n', '\n'), column);
    return 'value' in read && JSON.stringify(read.value) === JSON.stringify(row[name] ?? null);
  });

/** Names of the tables whose rows gatsby-transformer-csv has read in another way than the pipeline: queries and pages would differ. */
export const differingTables = (tables: Iterable<Table>, nodesOf: (table: string) => readonly RowNode[]): string[] =>
  [...tables].flatMap(({ name, rows, definition }) => {
    const nodes = nodesOf(name);
    const differ = nodes.length !== rows.length || !rows.every((row) => nodes.some((node) => isSame(node, row, definition)));
    return differ ? name : [];
  });
