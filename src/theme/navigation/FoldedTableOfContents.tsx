import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { PropTocEntry } from '../../model/pageTypes';
import { settings } from '../../site/settings';
import { ChevronIcon } from '../controls/icons';
import { layer, media } from '../styles/media';
import { ContentsList, useActiveHeading } from './ContentsList';

/** Closes what is open when a link in it is chosen, when anything else is pressed or comes into focus, and by Escape. */
function useLightDismiss(opened: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const dismiss = (event: Event): void => {
      const details = opened.current;
      if (!details?.open || !(event.target instanceof Element)) return;
      const inside = details.contains(event.target);
      const byKey = event instanceof KeyboardEvent && event.key === 'Escape';
      const chosen = event.type === 'click' && inside && event.target.closest('a') !== null;
      const left = (event.type === 'pointerdown' || event.type === 'focusin') && !inside;
      if (!byKey && !chosen && !left) return;
      details.open = false;
      // What had the focus is gone.
      if (byKey && inside) details.querySelector('summary')?.focus();
    };
    const events = ['click', 'focusin', 'keydown', 'pointerdown'];
    events.forEach((name) => document.addEventListener(name, dismiss));
    return () => events.forEach((name) => document.removeEventListener(name, dismiss));
  }, [opened]);
}

/** From so many sections on, the contents stay in sight. */
const manySections = 4;

const height = '2.75rem';

/** As wide as a phone. The list lies over the text, so that nothing moves when it opens. */
const bar = css({
  display: 'none',
  position: 'relative',
  zIndex: layer.contents,
  margin: '0 calc(-1 * var(--space-4)) var(--space-5)',
  borderBlock: '1px solid var(--line)',
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
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:focus-visible': { outlineOffset: -2 },
  '& summary > span': { flex: 1, overflow: 'hidden', fontWeight: 400, textOverflow: 'ellipsis' },
  '& summary > svg': { width: '1rem', height: '1rem', transform: 'rotate(90deg)' },
  '& details[open] > summary > svg': { transform: 'rotate(-90deg)' },
  '& details > ul': {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    // Ends inside the window below both bars, also in the lowest one in which they stay.
    maxHeight: '65dvh',
    overflowY: 'auto',
    padding: 'var(--space-4)',
    borderBottom: '1px solid var(--line)',
    background: 'var(--bg)',
  },
  '& a': { minHeight: height, padding: '0.75rem 0' },
  [media.narrow]: { display: 'block' },
  [media.print]: { display: 'none' },
});

/** Stays below the navbar, as long as it leaves room for the text. What a link or the Tab key leads to comes to stand below it. */
const following = css({
  [media.narrowAndHigh]: {
    position: 'sticky',
    top: 'var(--header)',
    // It stays where it is when it comes into focus: else the page would make room for it as for text.
    '& summary': { scrollMarginTop: 'calc(-1 * var(--header))' },
    'html:has(&)': { scrollPaddingTop: `calc(var(--header) + ${height} + var(--space-4))` },
    ...(settings.navbar.hideOnScroll ? { 'header[data-hidden="true"] ~ div &': { top: 0 } } : {}),
  },
});

/** The contents above the text, folded, where there is no room beside it. On a page with many sections they show which one is read. */
export function FoldedTableOfContents({ entries }: { readonly entries: readonly PropTocEntry[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const active = useActiveHeading(entries);
  useLightDismiss(details);
  const follows = entries.length >= manySections;
  const section = follows && entries.flatMap((entry) => [entry, ...entry.items]).find(({ id }) => id === active)?.text;
  return (
    <nav aria-label="On this page" css={[bar, follows && following]} data-folded="">
      <details ref={details}>
        <summary>
          On this page <span>{section}</span>
          <ChevronIcon />
        </summary>
        <ContentsList entries={entries} active={active} />
      </details>
    </nav>
  );
}
