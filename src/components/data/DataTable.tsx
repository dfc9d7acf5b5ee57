import type { PropCell, PropColumn } from '../../model/pageTypes';
import { useTable } from '../text/pageData';
import { ScrollTable } from '../text/ScrollTable';
import { Cell, isNumeric } from './Cell';
import { tableView } from '../../model/tableView';
import type { TableView } from '../../model/tableView';

interface DataTableProps {
  readonly name: string;
  readonly columns?: string;
  readonly rows?: string;
  readonly caption?: string;
  /** One column per row: for comparing a few models. */
  readonly transpose?: boolean;
}

const isLong = (cell: PropCell): boolean => String(cell).length > 16;

/** Numbers stand at the right; texts of several words get room on a narrow screen. */
const cellClass = (cell: PropCell, column: PropColumn): string | undefined =>
  isNumeric(column) ? 'number' : isLong(cell) ? 'long' : undefined;

function Rows({ columns, rows }: TableView) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={isNumeric(column) ? 'number' : undefined}>
              {column.label}
              {column.unit && <span className="unit"> ({column.unit})</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, position) => {
              const column = columns[position];
              if (!column) return null;
              const Tag = position === 0 ? 'th' : 'td';
              return (
                <Tag key={column.name} {...(position === 0 ? { scope: 'row' } : {})} className={cellClass(cell, column)}>
                  <Cell cell={cell} column={column} />
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Columns({ columns, rows }: TableView) {
  const [head, ...others] = columns;
  return (
    <>
      <thead>
        <tr>
          <td />
          {rows.map((row, index) => (
            <th key={index} scope="col">
              {head && <Cell cell={row[0] ?? null} column={head} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {others.map((column, index) => (
          <tr key={column.name}>
            <th scope="row">{column.label}</th>
            {rows.map((row, position) => (
              <td key={position} className={isLong(row[index + 1] ?? null) ? 'long' : undefined}>
                <Cell cell={row[index + 1] ?? null} column={column} withUnit />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A CSV table, or the columns and rows of it that the page asks for. Scrolls inside itself when it is wide. */
export function DataTable({ name, columns, rows, caption, transpose = false }: DataTableProps) {
  const table = useTable(name);
  const view = tableView(table, columns, rows);
  const title = caption ?? table.title;
  return (
    <ScrollTable label={title}>
      <caption>{title}</caption>
      {transpose ? <Columns {...view} /> : <Rows {...view} />}
    </ScrollTable>
  );
}
