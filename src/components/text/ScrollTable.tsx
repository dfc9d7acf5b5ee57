import type { CSSProperties, ReactNode } from 'react';
import { untilWhole, WholeMark } from '../controls/wholeMark';

interface ScrollTableProps {
  /** What the table is about, for readers who do not see it. */
  readonly label?: string;
  /** Of the box around the table. */
  readonly style?: CSSProperties;
  /** Caption, head and body. */
  readonly children?: ReactNode;
}

/** A table that scrolls inside itself when it is wider than the text; reachable by keyboard for that. */
export function ScrollTable({ label = 'Table', style, children }: ScrollTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div className="scroll-table" role="region" aria-label={label} tabIndex={0} style={style} {...untilWhole}>
      <table>{children}</table>
      <WholeMark />
    </div>
  );
}
