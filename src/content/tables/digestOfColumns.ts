import { digest } from '../../files/digest';
import type { Table } from './csvTable';

/** Names some columns of a table by their cells, row after row. */
export const digestOfColumns = ({ rows }: Pick<Table, 'rows'>, columns: readonly string[]): string =>
  digest(JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null))));
