import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';
import { settings } from '../../site/settings';
import { useLightDismiss } from '../controls/useLightDismiss';
import { layer, media } from '../styles/media';
import { ContentsList } from './ContentsList';
import { useActiveHeading } from './useActiveHeading';

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
    if (!before) return undefined;
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
    <nav ref={nav} aria-label="On this page" css={[bar, following, wide && onWide]} data-folded="" data-passed={isPassed}>
      <details ref={details}>
        <summary>
          On this page <span>{section}</span>
        </summary>
        <ContentsList entries={entries} active={active} top />
      </details>
    </nav>
  );
}
