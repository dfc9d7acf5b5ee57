import { css } from '@emotion/react';
import { fieldNames, kindNames } from '../reading/reading';
import type { Reading, ReadingField } from '../reading/reading';
import type { FrameRow } from '../reading/rows';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { exactNumber } from './words';

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
    <ScrollTable label={`${kindNames[reading.kind]}, field by field`}>
      <thead>
        <tr>
          <th scope="col">{kindNames[reading.kind]}</th>
          <th scope="col">Value</th>
          <th scope="col">Place</th>
          <th scope="col">Bits</th>
        </tr>
      </thead>
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
export function FrameBits({ row }: { readonly row: FrameRow }) {
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
