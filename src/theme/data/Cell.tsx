import { Fragment } from 'react';
import { keepUnits } from '../../model/format';
import { piecesOf } from '../../model/tableGrid';
import type { CellPiece, GridCell } from '../../model/tableGrid';
import { SmartLink } from '../controls/SmartLink';
import { CodeName } from '../text/CodeName';

/** URL as it is printed: without scheme and trailing slash. */
const shortAddress = (address: string): string => address.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '') || address;

function Piece({ piece }: { readonly piece: CellPiece }) {
  if (typeof piece === 'string') return <>{keepUnits(piece)}</>;
  if ('code' in piece) return <CodeName>{piece.code}</CodeName>;
  return <SmartLink href={piece.href}>{shortAddress(piece.href)}</SmartLink>;
}

/** Content of a table cell: links become links, names to copy get code type. */
export const Cell = ({ cell }: { readonly cell: GridCell }) =>
  piecesOf(cell).map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
