import { css } from '@emotion/react';
import { useState } from 'react';
import type { Sample } from '../engine/messages';
import { formatNumber } from '../../../model/format';
import { media } from '../../../theme/styles/media';
import { button } from '../../../theme/controls/buttons';
import { ScrollTable } from '../../../theme/text/ScrollTable';

interface SampleTableProps {
  /** Names of the joints. */
  readonly names: readonly string[];
  /** Returns the samples recorded so far. */
  readonly take: () => readonly Sample[];
}

/** Time in s between two rows. */
const every = 0.1;

const box = css({
  '& summary': { minHeight: '2rem', fontSize: 'var(--size-s)', [media.touch]: { minHeight: '2.75rem' } },
  '& .scroll-table': { maxHeight: '22rem' },
});

/** The first sample of each tenth of a second. */
export const thinned = (samples: readonly Sample[]): readonly Sample[] =>
  samples.filter(({ time }, at) => at === 0 || Math.floor(time / every) > Math.floor((samples[at - 1]?.time ?? 0) / every));

/** Table of the angles of the last seconds. It shows a snapshot, because changing values can't be read. */
export function SampleTable({ names, take }: SampleTableProps) {
  const [taken, setTaken] = useState<readonly Sample[] | null>(null);
  return (
    <details css={box} onToggle={({ currentTarget }) => setTaken(currentTarget.open ? thinned(take()) : null)}>
      <summary>The last seconds as a table</summary>
      {taken && (
        <>
          <button type="button" css={button} onClick={() => setTaken(thinned(take()))}>
            Show the latest values
          </button>
          {taken.length === 0 && <p>Nothing has moved yet.</p>}
          {taken.length > 0 && (
            <ScrollTable label="Angles over time" heads={['Time, s', ...names.map((name) => `${name}, °`)]}>
              <tbody>
                {taken.map(({ time, angles }) => (
                  <tr key={time}>
                    <td>{formatNumber(time, 1)}</td>
                    {names.map((name, joint) => (
                      <td key={name}>{formatNumber(((angles[joint] ?? 0) * 180) / Math.PI, 1)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )}
        </>
      )}
    </details>
  );
}
