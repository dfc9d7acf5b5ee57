import { cellText } from '../../model/tableGrid';
import type { GridCell, TableGrid } from '../../model/tableGrid';
import { ScrollTable } from '../text/ScrollTable';
import { Cell } from './Cell';

/** Numbers are aligned right; long texts get a minimum width on a narrow screen. */
function cellClass(cell: GridCell, numeric: boolean | undefined): string | undefined {
  if (numeric) return 'number';
  return cell !== null && cellText(cell).length > 16 ? 'long' : undefined;
}

function Head({ head, transposed }: TableGrid) {
  return (
    <tr>
      {head.map(({ cell, unit, numeric }, index) =>
        cell === null && transposed && index === 0 ? (
          <td key={index} />
        ) : (
          <th key={index} scope="col" className={numeric ? 'number' : undefined}>
            <Cell cell={cell} />
            {unit && (
              <>
                {' '}
                <span className="unit">({unit})</span>
              </>
            )}
          </th>
        ),
      )}
    </tr>
  );
}

function Row({ cells, grid: { head, transposed } }: { readonly cells: readonly GridCell[]; readonly grid: TableGrid }) {
  const [first = null, ...others] = cells;
  return (
    <tr>
      <th scope="row" className={transposed ? undefined : cellClass(first, head[0]?.numeric)}>
        <Cell cell={first} />
      </th>
      {others.map((cell, index) => (
        <td key={index} className={cellClass(cell, head[index + 1]?.numeric)}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** A CSV table, or the columns and rows that the page asks for. Scrolls horizontally if it is too wide. */
export function DataTable({ grid }: { readonly grid: TableGrid }) {
  return (
    <ScrollTable label={grid.title}>
      <caption>{grid.title}</caption>
      <thead>
        <Head {...grid} />
      </thead>
      <tbody>
        {grid.rows.map((cells, index) => (
          <Row key={index} cells={cells} grid={grid} />
        ))}
      </tbody>
    </ScrollTable>
  );
}
