import { Fragment } from 'react';
import { formatCell } from '../../model/formatCell';
import { keepUnits } from '../../model/keepUnits';
import type { PropCell, PropColumn } from '../../model/pageTypes';
import { CodeName } from '../text/CodeName';
import { SmartLink } from '../controls/SmartLink';

/** Address as it is printed: without scheme and final slash. */
const shortAddress = (address: string): string => address.replace(/^(https?:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '') || address;

/** A text in which backticks mark names to copy, as in Markdown. */
function CodeSpans({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <CodeName key={index}>{part}</CodeName> : keepUnits(part)));
}

/** One cell of a table: links are links, names to copy are in code type. `unit` is left to the column's heading. */
export function Cell({
  cell,
  column,
  withUnit = false,
}: {
  readonly cell: PropCell;
  readonly column: PropColumn;
  readonly withUnit?: boolean;
}) {
  if (cell === null) return <>–</>;
  if ((column.type === 'url' || column.type === 'route') && typeof cell === 'string') {
    return <SmartLink href={cell}>{shortAddress(cell)}</SmartLink>;
  }
  const inCode = column.code || column.type === 'hex';
  if (typeof cell === 'object') {
    return cell.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ', '}
        {inCode ? <CodeName>{part}</CodeName> : part}
      </Fragment>
    ));
  }
  const text = formatCell(cell, withUnit && column.unit ? column.unit : undefined, column.digits ?? undefined);
  return inCode ? <CodeName>{text}</CodeName> : <CodeSpans text={text} />;
}

/** Whether a column's cells stand at the right, as numbers do. */
export const isNumeric = ({ type }: PropColumn): boolean => type === 'integer' || type === 'number';
