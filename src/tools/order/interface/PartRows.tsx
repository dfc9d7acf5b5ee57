import { memo } from 'react';
import type { PartsRow } from '../../../model/parts';
import { PartRow } from './PartRow';

interface PartRowsProps {
  readonly rows: readonly PartsRow[];
  /** Address of the sheet of shapes. */
  readonly icons: string;
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
}

/** Rows of a table of parts. */
export const PartRows = memo(function PartRows({ rows, icons, anchors }: PartRowsProps) {
  return (
    <tbody>
      {rows.map(({ part, index, pieces, total }) => (
        <PartRow key={index} part={part} pieces={pieces} total={total} icons={icons} anchor={anchors} />
      ))}
    </tbody>
  );
});
