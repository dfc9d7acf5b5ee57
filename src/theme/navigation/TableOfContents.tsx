import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';
import { settings } from '../../site/settings';
import { useLightDismiss } from '../controls/useLightDismiss';
import { layer, media } from '../styles/media';
import { useTarget } from '../controls/useTarget';
import { textWords } from '../../site/words/text';

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
function useActiveHeading(entries: readonly PropTocEntry[]): string | undefined {
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
    const rootMargin = `${farAbove}px 0px -${100 - readingLine * 100}% 0px`;
    const observer = 'IntersectionObserver' in window ? new IntersectionObserver(update, { rootMargin }) : undefined;
    headings.forEach((heading) => observer?.observe(heading));

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
      observer?.disconnect();
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
function ContentsList({ entries, active, top = false }: ContentsListProps) {
  const link = ({ id, text }: { id: string; text: string }) => (
    <a href={`#${id}`} {...(id === active ? { 'aria-current': 'true' as const } : {})}>
      {text}
    </a>
  );
  return (
    <ul css={list}>
      {top && (
        <li>
          <a href="#main">{textWords.topOfPage}</a>
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

const aside = css({
  position: 'sticky',
  top: 'calc(var(--header) + var(--space-5))',
  // Leaves space below for the link back to the top.
  maxHeight: 'calc(100vh - var(--header) - var(--space-6) - 3rem)',
  overflowY: 'auto',
  paddingLeft: 'var(--space-4)',
  borderLeft: '1px solid var(--line)',
  '& h2': { marginBottom: 'var(--space-2)', color: 'var(--text)', fontSize: 'var(--size-xs)' },
  '& a': { padding: '0.2rem 0', fontSize: 'var(--size-xs)' },
  [media.narrow]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Table of contents beside the text. Marks the section being read. */
export function TableOfContents({ entries }: { readonly entries: readonly PropTocEntry[] }) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label={textWords.onThisPage} css={aside} data-toc="">
      <h2>{textWords.onThisPage}</h2>
      <ContentsList entries={entries} active={active} />
    </nav>
  );
}

/** Minimum number of sections for which a page in a narrow window has contents. */
export const manySections = 4;

const height = '2.75rem';

const line = '1px solid var(--line)';

/** Bar as wide as a phone. The open list covers the text, so that the layout doesn't shift. */
const bar = css({
  display: 'none',
  position: 'relative',
  zIndex: layer.contents,
  margin: '0 calc(-1 * var(--space-4)) var(--space-5)',
  borderBlock: line,
  background: 'var(--bg)',
  fontSize: 'var(--size-s)',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    height,
    padding: '0 var(--space-4)',
    fontWeight: 'var(--weight-strong)',
    whiteSpace: 'nowrap',
  },
  '& summary::before': { order: 1, margin: '0 0.2em' },
  '& summary:focus-visible': { outlineOffset: -2 },
  '& summary > span': { flex: 1, overflow: 'hidden', fontWeight: 400, textOverflow: 'ellipsis' },
  '& details > ul': {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    // Fits the window below both bars, even the lowest window in which they are sticky.
    maxHeight: '65dvh',
    overflowY: 'auto',
    padding: 'var(--space-4)',
    borderBottom: line,
    background: 'var(--bg)',
  },
  '& a': { minHeight: height, padding: '0.75rem 0' },
  [media.narrow]: { display: 'block' },
  [media.print]: { display: 'none' },
});

/**
 * Sticks below the navbar once the title is out of view. At the top of the page it takes no room, and the margins of title and text collapse
 * through it.
 */
const sticky = {
  position: 'sticky',
  top: 'var(--header)',
  height: 0,
  marginBlock: 0,
  border: 0,
  '& > details': { position: 'absolute', inset: '0 0 auto', borderBlock: line, background: 'var(--bg)' },
  '&[data-passed="false"]': { visibility: 'hidden' },
  // Focusing the summary must not scroll the page: without this, `scroll-padding` would apply to it, too.
  '& summary': { scrollMarginTop: 'calc(-1 * var(--header))' },
  'html:has(&)': { '--bars': `calc(var(--header) + ${height})`, scrollPaddingTop: 'calc(var(--bars) + var(--space-4))' },
  ...(settings.navbar.hideOnScroll ? { 'header[data-hidden="true"] ~ div &': { top: 0 } } : {}),
} as const;

/** Sticks if the window is high enough. Targets of links and of the Tab key scroll to below the bar. */
const following = css({ [media.narrowAndHigh]: sticky });

/** On a wide page the steps take the place of the contents, too. */
const onWide = css({
  [media.narrowWorkbench]: { display: 'block', marginInline: 0, ...sticky, '& summary, & details > ul': { paddingInline: 0 } },
});

/** Whether the element before another one, the title of the page, is out of view above. */
function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const before = element.current?.previousElementSibling;
    if (!before || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setPassed(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(before);
    return () => observer.disconnect();
  }, [element]);
  return passed;
}

/** Folded table of contents in a bar over the text, for windows without space beside it. Shows the current section. */
export function FoldedTableOfContents({ entries, wide }: { readonly entries: readonly PropTocEntry[]; readonly wide: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const nav = useRef<HTMLElement>(null);
  const active = useActiveHeading(entries);
  const isPassed = usePassed(nav);
  useLightDismiss(details);
  const section = entries.flatMap((entry) => [entry, ...entry.items]).find(({ id }) => id === active)?.text;
  return (
    <nav ref={nav} aria-label={textWords.onThisPage} css={[bar, following, wide && onWide]} data-folded="" data-passed={isPassed}>
      <details ref={details}>
        <summary>
          {textWords.onThisPage} <span>{section}</span>
        </summary>
        <ContentsList entries={entries} active={active} top />
      </details>
    </nav>
  );
}
