import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { ReadingKind } from '../../can/reading/reading';
import { kindNames } from '../../can/reading/reading';
import type { FrameRow, RowFilter } from '../../can/reading/rows';
import { hexText } from '../../can/text/frame';
import { button } from '../controls/buttons';
import { media } from '../../styles/media';
import { fieldRow } from './benchStyle';
import { FrameBits } from './FrameBits';
import { readingWords } from './frameWords';
import { shortNumber } from './numberWords';
import type { ReadRecording } from './useRecording';

interface FrameListProps {
  readonly recording: ReadRecording;
  /** Port and motor that can be chosen, with their names. */
  readonly motors: readonly { readonly port: string; readonly motorId: number; readonly label: string }[];
}

/** Frames of a page. */
const pageLength = 25;

const list = css({
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
  '& .frame b': { color: 'var(--text)', fontWeight: 500 },
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
            {row.port !== '' && <span>{row.port}</span>}
            {row.direction && <span>{row.direction}</span>}
            <b>
              {row.id}
              {row.fd ? ' FD' : ''} {hexText(row.data, ' ')}
            </b>
          </span>
          <span>{first && readingWords(first)}</span>
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

/** The frames of a recording, page by page, all or those of a motor or kind. */
export function FrameList({ recording, motors }: FrameListProps) {
  const [motor, setMotor] = useState('');
  const [kind, setKind] = useState('');
  const [from, setFrom] = useState(0);
  const [page, setPage] = useState<{ rows: readonly FrameRow[]; total: number }>({ rows: [], total: 0 });
  const chosen = motors[Number(motor)];
  const { reader, overview } = recording;
  const [port, motorId] = motor === '' ? [undefined, undefined] : [chosen?.port, chosen?.motorId];
  useEffect(() => {
    let left = false;
    // The options are the names of the kinds.
    const filter: RowFilter = { port, motorId, kind: kind === '' ? undefined : (kind as ReadingKind) };
    reader.ask({ ask: 'rows', filter, from, count: pageLength }).then(
      (answer) => left || setPage(answer),
      // The recording was read anew: what it says then comes by itself.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [reader, overview, port, motorId, kind, from]);
  const last = Math.min(from + pageLength, page.total);
  return (
    <div css={list}>
      <h3>Frames</h3>
      {overview.count > 1 && (
        <div css={fieldRow}>
          <label>
            Motor
            <select
              value={motor}
              onChange={({ target }) => {
                setMotor(target.value);
                setFrom(0);
              }}
            >
              <option value="">All</option>
              {motors.map(({ label }, index) => (
                <option key={label} value={index}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            Kind
            <select
              value={kind}
              onChange={({ target }) => {
                setKind(target.value);
                setFrom(0);
              }}
            >
              <option value="">All</option>
              {Object.entries(kindNames).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {page.rows.length > 0 ? (
        <ol>
          {page.rows.map((row) => (
            <Frame key={row.line} row={row} />
          ))}
        </ol>
      ) : (
        <p>No frame of this kind.</p>
      )}
      {page.total > pageLength && (
        <p className="pages">
          <button type="button" css={button} disabled={from === 0} onClick={() => setFrom(Math.max(0, from - pageLength))}>
            Earlier
          </button>
          <button type="button" css={button} disabled={last >= page.total} onClick={() => setFrom(from + pageLength)}>
            Later
          </button>
          <span>
            {from + 1} to {last} of {page.total}
          </span>
        </p>
      )}
    </div>
  );
}
