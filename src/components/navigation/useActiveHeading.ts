import { useEffect, useState } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';

/** A heading counts as reached when it stands above this part of the window's height. */
const readingLine = 0.3;

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
    // Asks only when a heading crosses the line, not at every scroll event.
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${100 - readingLine * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [entries]);

  return active;
}
