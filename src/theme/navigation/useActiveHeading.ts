import { useEffect, useRef, useState } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';
import { useTarget } from '../controls/useTarget';

/** Share of the window's height above which a heading counts as reached: below both bars, also on a phone in landscape. */
const readingLine = 0.4;

/** More than the height of any page, in px. */
const farAbove = 1_000_000;

const scrollKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

function isInView(element: Element | undefined): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Id of the heading whose section is being read; undefined above the first one. A heading that a link leads to is the active one until the
 * reader scrolls on, wherever it is in the window: at the end of a page it can't come to the top.
 */
export function useActiveHeading(entries: readonly PropTocEntry[]): string | undefined {
  const [active, setActive] = useState<string>();
  /** Heading that a link has led to, until the reader scrolls. */
  const addressed = useRef<string>(undefined);
  const follow = useRef<() => void>(undefined);

  useEffect(() => {
    const ids = entries.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = (): void => {
      const target = headings.find(({ id }) => id === addressed.current);
      if (isInView(target)) return setActive(target?.id);
      const line = window.innerHeight * readingLine;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      return setActive((atEnd ? headings : reached).at(-1)?.id);
    };
    // The observer fires when a heading crosses the line, not on each scroll event. The area above the window belongs to its upper side, so
    // that a jump past the window also fires.
    const observer = new IntersectionObserver(update, { rootMargin: `${farAbove}px 0px -${100 - readingLine * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));

    // A jump, and the reader's first scrolling after it, need not make any heading cross the line.
    const onScroll = (): void => {
      update();
      if (addressed.current === undefined) window.removeEventListener('scroll', onScroll);
    };
    follow.current = () => {
      window.addEventListener('scroll', onScroll, { passive: true });
      update();
    };
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [entries]);

  useTarget((id) => {
    addressed.current = id;
    follow.current?.();
  });

  useEffect(() => {
    const leave = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || scrollKeys.has(event.key)) addressed.current = undefined;
    };
    const acts = ['wheel', 'touchmove', 'keydown'] as const;
    acts.forEach((act) => window.addEventListener(act, leave, { passive: true }));
    return () => acts.forEach((act) => window.removeEventListener(act, leave));
  }, []);

  return active;
}
