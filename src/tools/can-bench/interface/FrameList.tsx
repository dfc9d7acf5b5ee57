import { css } from '@emotion/react';
import { useState } from 'react';
import { button } from '../../../theme/controls/buttons';
import { SelectField } from '../../../theme/controls/SelectField';
import { media } from '../../../theme/styles/media';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { hexText } from '../../../can/formats/frame';
import { fieldNames, kindNames } from '../../../can/reading/reading';
import type { Reading, ReadingField, ReadingKind } from '../../../can/reading/reading';
import type { FrameRow, RowFilter, RowPage } from '../../../can/reading/rows';
import { MotorSelect } from './MotorFields';
import type { SeenMotor } from './MotorFields';
import type { BenchState } from './benchAddress';
import { fieldRow } from './panel';
import type { PanelProps } from './panel';
import { useAnswer } from './useRecording';
import type { ReadRecording } from './useRecording';
import { exactNumber, portWords, readingWords, shortNumber } from './words';

const box = css({
  padding: '0 0.75rem 0.75rem',
  '& .bits': { fontFamily: 'var(--mono)', fontSize: 'var(--size-xs)', whiteSpace: 'nowrap' },
});

/** Bits as digits, with a space between bytes. */
function bitsIn(data: readonly number[], { from, size }: ReadingField['bits']): string {
  const all = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return all
    .slice(from, from + size)
    .split('')
    .map((bit, index) => ((from + index) % 8 === 0 && index > 0 ? ` ${bit}` : bit))
    .join('');
}

/** Position of bits in words: "byte 1 to 2", "byte 3, lower half, to 4". */
function placeOf({ from, size }: ReadingField['bits']): string {
  const [first, last] = [Math.floor(from / 8), Math.floor((from + size - 1) / 8)];
  const [startsLow, endsHigh] = [from % 8 === 4, (from + size) % 8 === 4];
  if (first === last) return `byte ${first}${startsLow ? ', lower half' : endsHigh ? ', upper half' : ''}`;
  return `byte ${first}${startsLow ? ', lower half,' : ''} to ${last}${endsHigh ? ', upper half' : ''}`;
}

function ReadingTable({ reading, row }: { readonly reading: Reading; readonly row: FrameRow }) {
  return (
    <ScrollTable label={`${kindNames[reading.kind]}, field by field`} heads={[kindNames[reading.kind], 'Value', 'Place', 'Bits']}>
      <tbody>
        {reading.fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{fieldNames[field.name] ?? field.name}</th>
            <td>
              {exactNumber(field.value)} {field.unit} {field.words !== undefined && <span className="soft">{field.words}</span>}
            </td>
            <td>{placeOf(field.bits)}</td>
            <td className="bits">{bitsIn(row.data, field.bits)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Table of a frame's fields and bits, for each possible reading. */
function FrameBits({ row }: { readonly row: FrameRow }) {
  return (
    <div css={box}>
      {row.readings.map((reading) => (
        <div key={reading.kind}>
          {reading.fields.length > 0 && <ReadingTable reading={reading} row={row} />}
          {reading.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

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
  // The fold sign has the first column.
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    rowGap: '0.1rem',
    padding: '0.5rem 0.75rem',
    fontSize: 'var(--size-s)',
    cursor: 'pointer',
  },
  '& summary > span': { gridColumn: 2 },
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
  [media.touch]: { '& summary': { minHeight: '2.75rem' } },
});

const noRows: RowPage = { rows: [], from: 0, total: 0 };

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
  // A motor that isn't in this recording filters nothing.
  const chosen = motors.find(({ key }) => key === listed);
  const filter: RowFilter = { port: chosen?.port, motorId: chosen?.motorId, kind: kind === '' ? undefined : kind };
  const { rows, from, total } = useAnswer(recording, { ask: 'rows', filter, from: wanted, count: pageLength } as const, noRows);
  const filterBy = (change: Partial<BenchState>): void => {
    onChange(change);
    setWanted(0);
  };
  const last = from + rows.length;
  return (
    <div css={list}>
      <h3>Frames</h3>
      {recording.overview.count > 1 && (
        <div css={fieldRow}>
          <MotorSelect motors={motors} chosen={chosen?.key ?? ''} withAll onChoose={(key) => filterBy({ listed: key })} />
          <SelectField label="Kind" value={kind} options={kinds} onChange={(listedKind) => filterBy({ listedKind })} />
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
