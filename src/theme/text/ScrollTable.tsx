import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { NumberHead } from '../controls/NumberHead';
import { untilWhole, WholeMark } from '../controls/wholeMark';
import { textWords } from '../../site/words/text';

/** Head of a column; of numbers, it is aligned right like them. */
type Head = string | { readonly numbers: string };

interface ScrollTableProps {
  /** Accessible name of the table. */
  readonly label?: string | undefined;
  /** Estimated height in px of a long table, which the browser doesn't lay out until it comes near the viewport. */
  readonly room?: number | undefined;
  /** Whether it comes from Markdown. Then only asterisks make words bold, also in row headers. */
  readonly written?: boolean;
  /** Head row, of tables that have no other head. */
  readonly heads?: readonly Head[];
  /** Caption, head and body. */
  readonly children?: ReactNode;
}

const withRoom = (height: number) => css({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${height}px` });

/** Keeps the height of a table's caption, after which its head begins, as `--caption` on its box. */
function useCaptionHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const caption = element?.querySelector('caption');
    if (!caption) return undefined;
    const observer = new ResizeObserver(() => element?.style.setProperty('--caption', `${caption.offsetHeight}px`));
    observer.observe(caption);
    return () => observer.disconnect();
  }, []);
  return box;
}

/**
 * Table that scrolls horizontally if it is wider than the text, and can take the focus for that. A group, not a region: with a landmark for
 * each table, landmarks would be useless for navigation.
 */
export function ScrollTable({ label = textWords.table, room, written = false, heads, children }: ScrollTableProps) {
  const box = useCaptionHeight();
  return (
    <div
      ref={box}
      className={written ? 'scroll-table written' : 'scroll-table'}
      css={room === undefined ? undefined : withRoom(room)}
      data-room={room === undefined ? undefined : ''}
      role="group"
      aria-label={label}
      tabIndex={0}
      {...untilWhole}
    >
      <table>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) =>
                typeof head === 'string' ? (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ) : (
                  <NumberHead key={head.numbers}>{head.numbers}</NumberHead>
                ),
              )}
            </tr>
          </thead>
        )}
        {children}
      </table>
      <WholeMark />
    </div>
  );
}

/** Table of a document's Markdown. */
export const WrittenTable = (props: Omit<ScrollTableProps, 'written'>) => <ScrollTable {...props} written />;
