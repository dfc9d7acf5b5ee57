import { memo } from 'react';
import { formatNumber } from '../../../model/formatCell';
import type { Part } from '../../../model/parts';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { breakable } from '../../../theme/text/breakable';
import { PartDetails } from './PartDetails';

interface PartRowProps {
  readonly part: Part;
  readonly pieces: number;
  readonly total: number;
  /** Address of the sheet of shapes. */
  readonly icons: string;
  /** Whether links to the part lead here. */
  readonly anchor: boolean;
}

function PartName({ part, icons }: Pick<PartRowProps, 'part' | 'icons'>) {
  const { id, name, model, notes, arm, icon } = part;
  const note = [arm ? `${arm} arm only` : '', notes ?? ''].filter(Boolean).join('. ');
  return (
    <div className="part">
      <svg aria-hidden="true" width="36" height="36">
        <use href={`${icons}#${icon}`} />
      </svg>
      <div>
        {id.includes('_') && id === name ? <code>{breakable(name.split(/(?<=_)/))}</code> : name}
        {model && (
          <small>
            <code>{model}</code>
          </small>
        )}
        {note && <small>{note.charAt(0).toUpperCase() + note.slice(1)}</small>}
      </div>
    </div>
  );
}

/** A part in a table of parts. Sorting and filtering leave the row itself as it is, so it is not rendered again then. */
export const PartRow = memo(function PartRow({ part, pieces, total, icons, anchor }: PartRowProps) {
  const { id, material, process, supplier, url, unitPrice, pricedPieces } = part;
  return (
    <>
      <tr className="item" id={anchor ? id : undefined}>
        <th scope="row">
          <PartName part={part} icons={icons} />
        </th>
        <td className="wide">
          {material}
          {material && <br />}
          <small>{process}</small>
        </td>
        <td className="wide">{url ? <SmartLink href={url}>{supplier}</SmartLink> : supplier}</td>
        <td className="number">{formatNumber(pieces)}</td>
        <td className="number wide">{pricedPieces === null ? formatNumber(unitPrice) : '–'}</td>
        <td className="number">{formatNumber(total)}</td>
      </tr>
      {/* A row of its own, so that the words have the width of three columns. */}
      <tr className="more">
        <td colSpan={3}>
          <PartDetails part={part} />
        </td>
        <td className="wide" colSpan={3} />
      </tr>
    </>
  );
});
