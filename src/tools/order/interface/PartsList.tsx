import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { PartsRow } from '../../../model/parts';
import { useFigure } from '../../../theme/text/pageData';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { PartRow } from './PartRow';
import { sortHeadings } from './partsView';
import type { SortColumn } from './partsView';

interface PartsHeadProps {
  /** The order of the rows, as the choice of orders names it. */
  readonly sort: string;
  /** What a press on a heading does; without it the headings are plain text. */
  readonly onPress: ((column: SortColumn) => void) | undefined;
}

const order = (sort: string, column: SortColumn) => (sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none');

/**
 * What makes a button of a heading's label. Not an element of its own: only attributes are added to the page as it
 * arrived, so that nothing is laid out again.
 */
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

/** Headings of a table of parts, which sort it when they are pressed. */
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
  /** Address of the sheet of shapes. */
  readonly icons: string;
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
}

/** Rows of a table of parts. */
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

/** Height in px of a row, about: what is in sight is laid out anyway. */
const rowHeight = 95;

interface PartsListProps {
  readonly title: string;
  /** What the parts are counted for, where that is not what the title says: paper shows no controls. */
  readonly what: string | undefined;
  readonly rows: readonly PartsRow[];
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
  readonly sort: string;
  readonly onSort: ((column: SortColumn) => void) | undefined;
  /** The last row, in words. */
  readonly words: { readonly label: string; readonly pieces: string; readonly total: string };
}

/** The table itself: a row for each part, and their totals. */
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
