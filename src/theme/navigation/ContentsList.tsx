import { css } from '@emotion/react';
import type { PropTocEntry } from '../../model/pageTypes';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& ul': { listStyle: 'none', margin: 0, padding: '0 0 0 var(--space-3)' },
  '& a': { display: 'block', color: 'var(--text-soft)', lineHeight: 1.4, textDecoration: 'none' },
  // Also underlined, because colour alone isn't enough.
  '& a:is(:hover, [aria-current])': { color: 'var(--accent)', textDecoration: 'underline' },
});

interface ContentsListProps {
  readonly entries: readonly PropTocEntry[];
  /** Id of the heading whose section is being read. */
  readonly active: string | undefined;
  /** Whether the beginning of the page is one of them. */
  readonly top?: boolean;
}

/** Links to the sections of a page, in two levels. */
export function ContentsList({ entries, active, top = false }: ContentsListProps) {
  const link = ({ id, text }: { id: string; text: string }) => (
    <a href={`#${id}`} {...(id === active ? { 'aria-current': 'true' as const } : {})}>
      {text}
    </a>
  );
  return (
    <ul css={list}>
      {top && (
        <li>
          <a href="#main">Top of the page</a>
        </li>
      )}
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
