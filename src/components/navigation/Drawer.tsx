import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import type { NavbarEntry, NavItem } from '../../model/pageTypes';
import { desktopBreakpoint } from '../../styles/media';
import { iconButton } from '../controls/buttons';
import { Logo } from '../controls/Logo';
import { Sidebar } from './Sidebar';
import { CloseIcon } from '../controls/icons';

interface DrawerProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly navbar: readonly NavbarEntry[];
  readonly sidebar: readonly NavItem[];
  /** Id of the sidebar, for messages. */
  readonly sidebarId: string;
  /** Changes when the reader goes to another page: the drawer closes. */
  readonly route: string;
}

const box = css({
  width: 'min(20rem, 86vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'var(--bg)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow)',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'var(--backdrop)' },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 'var(--space-2) var(--space-3)',
    borderBottom: '1px solid var(--line)',
  },
  '& nav': { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: 'var(--space-3)' },
});

const back = css({
  width: '100%',
  padding: 'var(--space-2) var(--space-3)',
  marginBottom: 'var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-soft)',
  textAlign: 'left',
  fontWeight: 600,
  fontSize: 'var(--size-s)',
});

const sectionsOf = (navbar: readonly NavbarEntry[]): NavItem[] =>
  navbar.map(({ label, href, active }) => ({ type: 'link', label, href, ...(active ? { current: true as const } : {}) }));

/** Stops the page behind an open dialog from scrolling. */
function usePageLock(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const observer = new MutationObserver(() => {
      root.style.overflow = element.open ? 'hidden' : '';
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      root.style.overflow = '';
    };
  }, [dialog]);
}

/**
 * The navigation below the desktop breakpoint: this section's pages, and behind "back" the sections. A native modal
 * dialog: the browser holds the focus inside, gives it back, and closes it on Escape.
 */
export function Drawer({ dialog, navbar, sidebar, sidebarId, route }: DrawerProps) {
  const [menu, setMenu] = useState<'primary' | 'secondary'>('secondary');
  const shown = sidebar.length === 0 ? 'primary' : menu;
  const start = useRef<HTMLButtonElement>(null);
  usePageLock(dialog);

  // Another page: the drawer closes and will open on that page's section.
  const [shownFor, setShownFor] = useState(route);
  if (shownFor !== route) {
    setShownFor(route);
    setMenu('secondary');
  }
  useEffect(() => dialog.current?.close(), [dialog, route]);

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`);
    const close = (): void => {
      if (desktop.matches) dialog.current?.close();
    };
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [dialog]);

  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    // The dialog itself is hit only outside its content: on the backdrop.
    const link = (event.target as HTMLElement).closest('a');
    if (event.target === event.currentTarget || link) dialog.current?.close();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard closes a dialog with Escape
    <dialog ref={dialog} css={box} aria-label="Site navigation" onClick={onClick}>
      <header>
        <Logo />
        <button ref={start} type="button" css={iconButton} aria-label="Close navigation" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </header>
      <nav aria-label={shown === 'primary' ? 'Sections' : 'Pages of this section'}>
        {shown === 'secondary' && (
          <button type="button" css={back} onClick={() => setMenu('primary')}>
            ← All sections
          </button>
        )}
        <Sidebar
          {...(shown === 'primary' ? { id: 'sections of the navbar', items: sectionsOf(navbar) } : { id: sidebarId, items: sidebar })}
        />
        {shown === 'primary' && sidebar.length > 0 && (
          <button type="button" css={back} onClick={() => setMenu('secondary')}>
            Pages of this section →
          </button>
        )}
      </nav>
    </dialog>
  );
}
