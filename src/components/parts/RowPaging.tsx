import { formatNumber } from '../../model/formatCell';
import { rowsOfPage } from './rowPages';

interface RowPagingProps {
  /** Places of the first and the last row that are shown, from 1, and the number of all rows. */
  readonly from: number;
  readonly to: number;
  readonly all: number;
  readonly onTurn: (pages: 1 | -1) => void;
}

/** Goes through a table that is too long to be shown at once. Without JavaScript the sentence alone is shown. */
export function RowPaging({ from, to, all, onTurn }: RowPagingProps) {
  return (
    <>
      <div data-parts-tools="" role="group" aria-label="Pages of the table">
        <div className="buttons">
          <button type="button" disabled={from === 1} onClick={() => onTurn(-1)}>
            Previous {rowsOfPage} rows
          </button>
          <button type="button" disabled={to === all} onClick={() => onTurn(1)}>
            Next {Math.min(rowsOfPage, all - to) || rowsOfPage} rows
          </button>
        </div>
      </div>
      <p className="downloads" role="status">
        Rows {formatNumber(from)} to {formatNumber(to)} of {formatNumber(all)}. The whole table is in the files below.
      </p>
    </>
  );
}
