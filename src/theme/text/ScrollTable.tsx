import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NumberHead } from '../controls/NumberHead';
import { scrollStop } from '../controls/scrollStop';
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
function keepCaptionHeight(box: HTMLElement | null): (() => void) | undefined {
  const caption = box?.querySelector('caption');
  if (!box || !caption) return undefined;
  const observer = new ResizeObserver(() => box.style.setProperty('--caption', `${caption.offsetHeight}px`));
  observer.observe(caption);
  return () => observer.disconnect();
}

function onBox(box: HTMLDivElement | null): () => void {
  const ends = [keepCaptionHeight(box), scrollStop(box)];
  return () => ends.forEach((end) => end?.());
}

/**
 * Table that scrolls horizontally if it is wider than the text, and can take the focus then. A group, not a region: with a landmark for
 * each table, landmarks would be useless for navigation.
 */
export function ScrollTable({ label = textWords.table, room, written = false, heads, children }: ScrollTableProps) {
  return (
    <div
      ref={onBox}
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
