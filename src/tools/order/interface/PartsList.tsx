import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { PartsRow } from '../../../model/parts';
import { useFigure } from '../../../theme/text/pageData';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { PartRow } from './PartRow';
import { sortHeadings } from './partsView';
import type { SortColumn } from './partsView';

interface PartsHeadProps {
  /** Value of the sort control. */
  readonly sort: string;
  /** Handler for a click on a header; without it headers are plain text. */
  readonly onPress: ((column: SortColumn) => void) | undefined;
}

const order = (sort: string, column: SortColumn) => (sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none');

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

/** Headers of a parts table. Clicking one sorts the table. */
function PartsHead({ sort, onPress }: PartsHeadProps) {
  return (
    <thead>
      <tr>
        {sortHeadings.map(({ column, label, unit, wide }) => (
          <th
            key={column}
            scope="col"
            data-sort={column}
            className={`${unit || column === 'pieces' ? 'number' : ''}${wide ? ' wide' : ''}`}
            aria-sort={onPress && order(sort, column)}
          >
            <span {...(onPress && pressable(() => onPress(column)))}>
              {label}
              {unit && <span className="unit"> ({unit})</span>}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PartRowsProps {
  readonly rows: readonly PartsRow[];
  /** URL of the sheet of shapes. */
  readonly icons: string;
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
}

/** Rows of a parts table. */
export const PartRows = memo(function PartRows({ rows, icons, anchors }: PartRowsProps) {
  return (
    <tbody>
      {rows.map(({ part, index, pieces, total }) => (
        <PartRow key={index} part={part} pieces={pieces} total={total} icons={icons} anchor={anchors} />
      ))}
    </tbody>
  );
});

/** The sheet of shapes that the rows show. */
const iconSheet = 'part-icons.svg';

/** Estimated height of a row in px, for rows that aren't laid out yet. */
const rowHeight = 95;

interface PartsListProps {
  readonly title: string;
  /** What the parts are counted for, if it differs from the title: paper shows no controls. */
  readonly what: string | undefined;
  readonly rows: readonly PartsRow[];
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
  readonly sort: string;
  readonly onSort: ((column: SortColumn) => void) | undefined;
  /** Texts of the last row. */
  readonly words: { readonly label: string; readonly pieces: string; readonly total: string };
}

/** Parts table: a row for each part, and a row of totals. */
export function PartsList({ title, what, rows, anchors, sort, onSort, words }: PartsListProps) {
  const icons = useFigure(iconSheet).publicURL;
  const caption = what === undefined ? title : `${title}, here counted for ${what}`;
  return (
    <ScrollTable label={caption} room={rows.length * rowHeight}>
      <caption>{caption}</caption>
      <PartsHead sort={sort} onPress={onSort} />
      <PartRows rows={rows} icons={icons} anchors={anchors} />
      <tfoot>
        <tr>
          <th scope="row">{words.label}</th>
          <td className="wide" colSpan={2} />
          <td className="number">{words.pieces}</td>
          <td className="wide" />
          <td className="number">{words.total}</td>
        </tr>
      </tfoot>
    </ScrollTable>
  );
}
