import { Fragment, memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cellText } from '../../model/tableGrid';
import type { GridCell, TableGrid } from '../../model/tableGrid';
import { ScrollTable } from '../text/ScrollTable';
import { Cell } from './Cell';

/** How a table is sorted by a column, and what sorts it. */
export interface ColumnSort {
  readonly state: 'none' | 'ascending' | 'descending';
  readonly press: () => void;
}

/** A column: its head, and the cell of a row. */
export interface TableColumn<Row> {
  readonly name: string;
  /** null for an empty corner. */
  readonly head: ReactNode;
  readonly unit?: string | null | undefined;
  readonly className?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Class of a cell, if it isn't that of the column. */
  readonly cellClass?: (row: Row) => string | undefined;
}

/** What a row is made of. All are the same for all rows, so that an unchanged row isn't rendered again. */
interface RowParts<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Attributes of the row. */
  readonly attributes?: ((row: Row) => { readonly id?: string | undefined; readonly className: string }) | undefined;
  /** A row of further facts below it. */
  readonly below?: ((row: Row) => ReactNode) | undefined;
}

function TableRow<Row extends object>({ row, columns, attributes, below }: RowParts<Row> & { readonly row: Row }) {
  return (
    <>
      <tr {...attributes?.(row)}>
        {columns.map(({ name, className, cell, cellClass }, index) => {
          const given = { className: cellClass ? cellClass(row) : className };
          if (index > 0)
            return (
              <td key={name} {...given}>
                {cell(row)}
              </td>
            );
          return (
            <th key={name} scope="row" {...given}>
              {cell(row)}
            </th>
          );
        })}
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

const HeadWords = ({ head, unit }: { readonly head: ReactNode; readonly unit: string | null | undefined }) => (
  <>
    {head}
    {unit && (
      <>
        {' '}
        <span className="unit">({unit})</span>
      </>
    )}
  </>
);

interface ColumnTableProps<Row> extends RowParts<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf?: (row: Row, index: number) => string | number;
  /** Sorting of a column. Before it is known, headers that will sort have the same elements. */
  readonly sorts?: ((name: string) => ColumnSort | undefined) | undefined;
  /** Estimated height of a row in px, for a long table that isn't laid out at once. */
  readonly rowHeight?: number;
  readonly foot?: ReactNode;
}

/** Table of rows by columns. Scrolls horizontally if it is too wide. */
export function ColumnTable<Row extends object>({ caption, columns, rows, keyOf, sorts, rowHeight, foot, ...row }: ColumnTableProps<Row>) {
  return (
    <ScrollTable label={caption} {...(rowHeight === undefined ? {} : { room: rows.length * rowHeight })}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head, unit, className }) => {
            if (head === null) return <td key={name} />;
            if (!sorts)
              return (
                <th key={name} scope="col" className={className}>
                  <HeadWords head={head} unit={unit} />
                </th>
              );
            const sort = sorts(name);
            return (
              <th key={name} scope="col" data-sort={name} className={className} aria-sort={sort?.state}>
                <span {...(sort && pressable(sort.press))}>
                  <HeadWords head={head} unit={unit} />
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((each, index) => (
          <Fragment key={keyOf?.(each, index) ?? index}>
            <MemoRow row={each} columns={columns} {...row} />
          </Fragment>
        ))}
      </tbody>
      {foot}
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
    className: numeric ? 'number' : undefined,
    cell: (cells) => <Cell cell={cells[index] ?? null} />,
    cellClass: (cells) => (index === 0 && transposed ? undefined : cellClass(cells[index] ?? null, numeric)),
  }));
  return <ColumnTable caption={title} columns={columns} rows={rows} />;
}
