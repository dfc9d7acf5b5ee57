import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';

/** Share of the window's height above which a heading counts as reached: below both bars, also on a phone in landscape. */
const readingLine = 0.4;

/** More than the height of any page, in px. */
const farAbove = 1_000_000;

/** Id of the heading whose section is being read; undefined above the first one. */
export function useActiveHeading(entries: readonly PropTocEntry[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const ids = entries.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = (): void => {
      const line = window.innerHeight * readingLine;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setActive((atEnd ? headings : reached).at(-1)?.id);
    };
    // The observer fires when a heading crosses the line, not on each scroll event. The area above the window belongs to its upper side, so
    // that a jump past the window also fires.
    const observer = new IntersectionObserver(update, { rootMargin: `${farAbove}px 0px -${100 - readingLine * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [entries]);

  return active;
}

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
