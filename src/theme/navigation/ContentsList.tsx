import { css } from '@emotion/react';
import type { PropTocEntry } from '../../model/pageTypes';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& ul': { listStyle: 'none', margin: 0, padding: '0 0 0 var(--space-3)' },
  '& a': { display: 'block', color: 'var(--text-soft)', lineHeight: 1.4, textDecoration: 'none' },
  // The place is told by a line, too, not by its colour alone.
  '& a:is(:hover, [aria-current])': { color: 'var(--accent)', textDecoration: 'underline' },
});

interface ContentsListProps {
  readonly entries: readonly PropTocEntry[];
  /** Id of the heading whose section is being read. */
  readonly active: string | undefined;
}

/** Links to the sections of a page, in two levels. */
export function ContentsList({ entries, active }: ContentsListProps) {
  const link = ({ id, text }: { id: string; text: string }) => (
    <a href={`#${id}`} {...(id === active ? { 'aria-current': 'true' as const } : {})}>
      {text}
    </a>
  );
  return (
    <ul css={list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {link(entry)}
          {entry.items.length > 0 && (
            <ul>
              {entry.items.map((item) => (
                <li key={item.id}>{link(item)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
