import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { untilWhole, WholeMark } from '../controls/wholeMark';

interface ScrollTableProps {
  /** What the table is about, for readers who do not see it. */
  readonly label?: string;
  /** Height in px that a long table is given until it comes near: the browser need not lay it out before. */
  readonly room?: number;
  /** Whether it comes from Markdown, where stars say which words are bold, also in the cell that heads a row. */
  readonly written?: boolean;
  /** Caption, head and body. */
  readonly children?: ReactNode;
}

const withRoom = (height: number) => css({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${height}px` });

/**
 * A table that scrolls inside itself when it is wider than the text; reachable by keyboard for that. A group, not a region:
 * a landmark for each table would leave the page without any.
 */
export function ScrollTable({ label = 'Table', room, written = false, children }: ScrollTableProps) {
  return (
    <div
      className={written ? 'scroll-table written' : 'scroll-table'}
      css={room === undefined ? undefined : withRoom(room)}
      data-room={room === undefined ? undefined : ''}
      role="group"
      aria-label={label}
      tabIndex={0}
      {...untilWhole}
    >
      <table>{children}</table>
      <WholeMark />
    </div>
  );
}

/** A table of a document's own Markdown. */
export const WrittenTable = (props: Omit<ScrollTableProps, 'written'>) => <ScrollTable {...props} written />;
