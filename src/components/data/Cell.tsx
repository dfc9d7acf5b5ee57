import { formatCell } from '../../site/formatCell';
import type { PropCell, PropColumn } from '../../site/pageTypes';
import { SmartLink } from '../navigation/SmartLink';

/** Address as it is printed: without scheme and final slash. */
const shortAddress = (address: string): string => address.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '') || address;

/** One cell of a table: links are links, names to copy are in code type. `unit` is left to the column's heading. */
export function Cell({ cell, column, withUnit = false }: { readonly cell: PropCell; readonly column: PropColumn; readonly withUnit?: boolean }) {
  if (cell === null) return <>–</>;
  if ((column.type === 'url' || column.type === 'route') && typeof cell === 'string') {
    return <SmartLink href={cell}>{shortAddress(cell)}</SmartLink>;
  }
  const text = formatCell(cell, withUnit && column.unit ? column.unit : undefined);
  return column.code || column.type === 'hex' ? <code>{text}</code> : <>{text}</>;
}

/** Whether a column's cells stand at the right, as numbers do. */
export const isNumeric = ({ type }: PropColumn): boolean => type === 'integer' || type === 'number';
