import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';

/** A heading counts as reached when it stands above this part of the window's height: below both bars, also on a phone held sideways. */
const readingLine = 0.4;

/** Higher than any page, in px. */
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
    // Asks only when a heading crosses the line, not at every scroll event. What is above the window is on the upper side of the
    // line, too: else nobody would hear of a heading that a jump takes past the window.
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
