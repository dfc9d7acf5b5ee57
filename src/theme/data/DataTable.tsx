import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cellText } from '../../model/tableGrid';
import type { GridCell, TableGrid } from '../../model/tableGrid';
import { ScrollTable } from '../text/ScrollTable';
import { Cell } from './Cell';

/** How a table is sorted by a column, and what sorts it. */
interface ColumnSort {
  readonly state: 'none' | 'ascending' | 'descending';
  readonly press: () => void;
}

/** Attributes of a column's cells. */
interface CellAttributes {
  readonly className?: string | undefined;
  readonly [mark: `data-${string}`]: string;
}

/** A column: its head, and the cell of a row. */
export interface TableColumn<Row> {
  readonly name: string;
  /** null for an empty corner. */
  readonly head: ReactNode;
  readonly unit?: string | null | undefined;
  readonly attributes?: CellAttributes | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Class of a cell, if it isn't that of the column. */
  readonly cellClass?: (row: Row) => string | undefined;
}

/** A cell, which in the first column is the header of its row. */
function RowCell({ index, ...cell }: { readonly index: number; readonly children: ReactNode } & CellAttributes) {
  return index > 0 ? <td {...cell} /> : <th scope="row" {...cell} />;
}

/** What a row is made of. All are the same for all rows, so that an unchanged row isn't rendered again. */
interface RowParts<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly attributes?: ((row: Row) => { readonly id?: string | undefined; readonly className: string }) | undefined;
  /** A row of further facts below it. */
  readonly below?: ((row: Row) => ReactNode) | undefined;
}

function TableRow<Row extends object>({ row, columns, attributes, below }: RowParts<Row> & { readonly row: Row }) {
  return (
    <>
      <tr {...attributes?.(row)}>
        {columns.map(({ name, attributes: given, cell, cellClass }, index) => (
          <RowCell key={name} index={index} {...given} {...(cellClass && { className: cellClass(row) })}>
            {cell(row)}
          </RowCell>
        ))}
      </tr>
      {below?.(row)}
    </>
  );
}

const hasSameValues = (one: object, other: object): boolean =>
  one === other || Object.entries(one).every(([name, value]) => (other as Readonly<Record<string, unknown>>)[name] === value);

/** A filter or another order makes new rows of the same values. */
const MemoRow = memo(
  TableRow,
  (before, after) =>
    before.columns === after.columns &&
    before.attributes === after.attributes &&
    before.below === after.below &&
    hasSameValues(before.row, after.row),
) as typeof TableRow;

/** Attributes that turn a header's label into a button. No new element, so that hydration causes no layout. */
const pressable = (press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  onClick: press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

interface ColumnTableProps<Row> extends RowParts<Row> {
  readonly caption?: string;
  /** Accessible name of the table, if it has no caption. */
  readonly label?: string | undefined;
  readonly rows: readonly Row[];
  readonly keyOf?: (row: Row, index: number) => string | number;
  /** Sorting of a column. Before it is known, headers that will sort have the same elements. */
  readonly sorts?: ((name: string) => ColumnSort | undefined) | undefined;
  /** Estimated height of a row in px, for a long table that isn't laid out at once. */
  readonly rowHeight?: number;
  /** Cells of a last row that sums the others up, by column. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
}

/** Table of rows by columns. Scrolls horizontally if it is too wide. */
export function ColumnTable<Row extends object>(props: ColumnTableProps<Row>) {
  const { caption, label = caption, columns, rows, keyOf, sorts, rowHeight, foot, attributes, below } = props;
  return (
    <ScrollTable label={label} room={rowHeight && rows.length * rowHeight}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ name, head, unit, attributes: given }) => {
            if (head === null) return <td key={name} />;
            const sort = sorts?.(name);
            const words = (
              <>
                {head}
                {unit && ' '}
                {unit && <span className="unit">({unit})</span>}
              </>
            );
            return (
              <th key={name} scope="col" data-sort={sorts && name} {...given} aria-sort={sort?.state}>
                {sorts ? <span {...(sort && pressable(sort.press))}>{words}</span> : words}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <MemoRow key={keyOf?.(row, index) ?? index} {...{ row, columns, attributes, below }} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {columns.map(({ name, attributes: given }, index) => (
              <RowCell key={name} index={index} {...given}>
                {foot[name]}
              </RowCell>
            ))}
          </tr>
        </tfoot>
      )}
    </ScrollTable>
  );
}

/** Numbers are aligned right; long texts get a minimum width on a narrow screen. */
function cellClass(cell: GridCell, numeric: boolean | undefined): string | undefined {
  if (numeric) return 'number';
  return cell !== null && cellText(cell).length > 16 ? 'long' : undefined;
}

/** A CSV table, or the columns and rows that the page asks for. */
export function DataTable({ grid: { title, head, rows, transposed } }: { readonly grid: TableGrid }) {
  const columns = head.map(({ cell, unit, numeric }, index): TableColumn<readonly GridCell[]> => ({
    name: String(index),
    head: cell === null && transposed && index === 0 ? null : <Cell cell={cell} />,
    unit,
    attributes: { className: numeric ? 'number' : undefined },
    cell: (cells) => <Cell cell={cells[index] ?? null} />,
    cellClass: (cells) => (index === 0 && transposed ? undefined : cellClass(cells[index] ?? null, numeric)),
  }));
  return <ColumnTable caption={title} columns={columns} rows={rows} />;
}
