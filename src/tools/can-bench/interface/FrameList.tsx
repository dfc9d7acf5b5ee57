import { css } from '@emotion/react';
import { startTransition, useEffect, useState } from 'react';
import { kindNames } from '../reading/reading';
import type { ReadingKind } from '../reading/reading';
import type { FrameRow, RowFilter, RowPage } from '../reading/rows';
import { hexText } from '../formats/frame';
import { button } from '../../../theme/controls/buttons';
import { SelectField } from '../../../theme/controls/SelectField';
import { media } from '../../../theme/styles/media';
import { fieldRow } from './panel';
import { FrameBits } from './FrameBits';
import { readingWords, portWords, shortNumber } from './words';
import { MotorSelect } from './MotorFields';
import type { PanelProps } from './panel';
import type { SeenMotor } from './MotorFields';
import type { ReadRecording } from './useRecording';

interface FrameListProps extends Pick<PanelProps, 'state' | 'onChange'> {
  readonly recording: ReadRecording;
  readonly motors: readonly SeenMotor[];
}

const kinds: readonly { readonly value: ReadingKind | ''; readonly label: string }[] = [
  { value: '', label: 'All' },
  // `Object.keys` returns `string[]`.
  ...(Object.keys(kindNames) as ReadingKind[]).map((value) => ({ value, label: kindNames[value] })),
];

/** Frames per page. */
const pageLength = 25;

const list = css({
  marginBottom: 'var(--space-4)',
  '& ol': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
  },
  '& ol > li + li': { borderTop: '1px solid var(--line)' },
  '& summary': { display: 'grid', gap: '0.1rem', padding: '0.5rem 0.75rem', fontSize: 'var(--size-s)', cursor: 'pointer' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& .frame': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    color: 'var(--text-soft)',
    fontFamily: 'var(--mono)',
    fontSize: 'var(--size-xs)',
  },
  '& .frame b': { color: 'var(--text)', fontWeight: 'var(--weight-medium)' },
  '& .also': { color: 'var(--text-soft)' },
  '& .pages': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2)',
    margin: 'var(--space-3) 0 0',
    fontSize: 'var(--size-s)',
  },
  '& .pages button': { minHeight: '2.75rem' },
  '& .pages button:disabled': { opacity: 0.5 },
  [media.touch]: { '& summary': { minHeight: '2.75rem' } },
});

function Frame({ row }: { readonly row: FrameRow }) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = row.readings;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="frame">
            <span>line {row.line}</span>
            {row.time !== null && <span>{shortNumber(row.time, 6)} s</span>}
            {row.port !== '' && <span>{portWords(row.port)}</span>}
            {row.direction && <span>{row.direction}</span>}
            <b>
              {row.id}
              {row.fd ? ' FD' : ''} {hexText(row.data, ' ')}
            </b>
          </span>
          <span>
            {first && readingWords(first)}
            {first?.kind === 'unknown' && `: ${first.notes[0] ?? ''}`}
          </span>
          {others.map((reading) => (
            <span key={reading.kind} className="also">
              or: {readingWords(reading)}
            </span>
          ))}
        </summary>
        {isOpen && <FrameBits row={row} />}
      </details>
    </li>
  );
}

/** Paginated frames of a recording, all or those of a motor or kind. */
export function FrameList({ recording, motors, state: { listed, listedKind: kind }, onChange }: FrameListProps) {
  const [wanted, setWanted] = useState(0);
  const [{ rows, from, total }, setPage] = useState<RowPage>({ rows: [], from: 0, total: 0 });
  // A motor that isn't in this recording filters nothing.
  const chosen = motors.find(({ key }) => key === listed);
  const { reader, overview } = recording;
  const [port, motorId] = [chosen?.port, chosen?.motorId];
  useEffect(() => {
    let left = false;
    const filter: RowFilter = { port, motorId, kind: kind === '' ? undefined : kind };
    reader.ask({ ask: 'rows', filter, from: wanted, count: pageLength }).then(
      // A transition, so that input isn't delayed.
      (answer) => left || startTransition(() => setPage(answer)),
      // The recording is being read again; the next answer replaces this one.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [reader, overview, port, motorId, kind, wanted]);
  const last = from + rows.length;
  return (
    <div css={list}>
      <h3>Frames</h3>
      {overview.count > 1 && (
        <div css={fieldRow}>
          <MotorSelect
            motors={motors}
            chosen={chosen?.key ?? ''}
            withAll
            onChoose={(key) => {
              onChange({ listed: key });
              setWanted(0);
            }}
          />
          <SelectField
            label="Kind"
            value={kind}
            options={kinds}
            onChange={(listedKind) => {
              onChange({ listedKind });
              setWanted(0);
            }}
          />
        </div>
      )}
      {rows.length > 0 ? (
        <ol>
          {rows.map((row, index) => (
            // A line may have several frames.
            <Frame key={`${row.line} ${rows[index - 1]?.line === row.line ? index : ''}`} row={row} />
          ))}
        </ol>
      ) : (
        <p>No frame of this kind.</p>
      )}
      {total > pageLength && (
        <p className="pages">
          <button type="button" css={button} disabled={from === 0} onClick={() => setWanted(from - pageLength)}>
            Earlier
          </button>
          <button type="button" css={button} disabled={last >= total} onClick={() => setWanted(from + pageLength)}>
            Later
          </button>
          <span>
            {from + 1} to {last} of {total}
          </span>
        </p>
      )}
    </div>
  );
}
