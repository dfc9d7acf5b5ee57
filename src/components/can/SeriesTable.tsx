import { css } from '@emotion/react';
import { useState } from 'react';
import { plottedNames } from '../../can/reading/series';
import type { Series } from '../../can/reading/series';
import { ScrollTable } from '../text/ScrollTable';
import { shortNumber } from './numberWords';
import { plottedTitles } from './plottedTitles';

interface SeriesTableProps {
  readonly series: Series;
  /** Name of the motor. */
  readonly label: string;
}

const box = css({
  '& summary': { minHeight: 'max(2rem, var(--press))', cursor: 'pointer', fontSize: 'var(--size-s)' },
  '& .scroll-table': { maxHeight: '22rem' },
});

/** The values of the plots as a table. Its rows are made when it is opened: few readers do, and they are many. */
export function SeriesTable({ series, label }: SeriesTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={box} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The same values as a table</summary>
      {isOpen && (
        <>
          <ScrollTable label={`States of ${label}`}>
            <thead>
              <tr>
                <th scope="col">Time, {series.unit}</th>
                {plottedNames.map((name) => (
                  <th key={name} scope="col">
                    {plottedTitles[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {series.rows.map((row, index) => (
                // Two states may have one time.
                <tr key={`${row.time} ${index}`}>
                  <td>{shortNumber(row.time, 6)}</td>
                  {plottedNames.map((name) => (
                    <td key={name}>{shortNumber(row[name], 4)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollTable>
          {series.count > series.rows.length && (
            <p>One state in {Math.ceil(series.count / series.rows.length)}. Zoom in to see the others.</p>
          )}
        </>
      )}
    </details>
  );
}
