import type { KeyboardEvent } from 'react';
import { sortHeadings } from './sortHeadings';
import type { SortColumn } from './sortHeadings';

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
export function PartsHead({ sort, onPress }: PartsHeadProps) {
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
