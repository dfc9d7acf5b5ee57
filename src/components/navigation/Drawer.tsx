import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { isItem } from '../../model/definitionItems';
import type { NavbarEntry, NavItem } from '../../model/pageTypes';
import { useRouteChange } from '../../state/routeChange';
import { desktopBreakpoint } from '../../styles/media';
import { iconButton } from '../controls/buttons';
import { Logo } from '../controls/Logo';
import { Sidebar } from './Sidebar';
import { CloseIcon } from '../controls/icons';

/** Menu of the drawer: the sections, or the pages of one. */
export type DrawerMenu = 'primary' | 'secondary';

interface DrawerProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly navbar: readonly NavbarEntry[];
  readonly sidebar: readonly NavItem[];
  /** Id of the sidebar, for messages. */
  readonly sidebarId: string;
  readonly route: string;
  readonly menu: DrawerMenu;
  readonly setMenu: (menu: DrawerMenu) => void;
}

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

const box = css({
  width: 'min(20rem, 86vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'var(--bg)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow)',
  '--slide': '200ms',
  [reducedMotion]: { '--slide': '1ms' },
  // It slides in and out; where a browser cannot animate from and to `display: none`, it is there and gone at once.
  transform: 'translateX(-100%)',
  transition: 'transform var(--slide) ease-in-out, overlay var(--slide) allow-discrete, display var(--slide) allow-discrete',
  '&[open]': { display: 'flex', flexDirection: 'column', transform: 'none' },
  '@starting-style': { '&[open]': { transform: 'translateX(-100%)' } },
  '&::backdrop': { background: 'var(--backdrop)' },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 'var(--space-2) var(--space-3)',
    borderBottom: '1px solid var(--line)',
  },
});

// Both menus stand side by side, and the one that is not shown cannot be reached.
const menus = css({
  flex: 1,
  display: 'flex',
  width: '200%',
  minHeight: 0,
  transition: 'transform var(--slide) ease-in-out',
  '&[data-shown="secondary"]': { transform: 'translateX(-50%)' },
  '& nav': {
    width: '50%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 'var(--space-3)',
  },
  // It stays in sight until it has left; the other one is there at once, and can get the focus.
  '& nav[inert]': { visibility: 'hidden', transition: 'visibility var(--slide)' },
});

const sectionName = css({ margin: 'var(--space-2) var(--space-3)', fontWeight: 700 });

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

/** Name of the list of sections, for messages. */
const sectionsId = 'sections of the navbar';

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

/** Where the drawer opens: with the pages of the section; on the home page, and outside all sections, with the sections. */
export const firstMenu = (route: string, sidebar: readonly NavItem[]): DrawerMenu =>
  route === '/' || sidebar.length === 0 ? 'primary' : 'secondary';

/**
 * The navigation below the desktop breakpoint: this section's pages, and behind "back" the sections. A native modal
 * dialog: the browser holds the focus inside, gives it back, and closes it on Escape.
 */
export function Drawer({ dialog, navbar, sidebar, sidebarId, route, menu, setMenu }: DrawerProps) {
  const shown = sidebar.length === 0 ? 'primary' : menu;
  // The sidebar of a category page holds all sections, and is no section's own.
  const section = navbar.find(
    ({ active, label }) => active && sidebar.length > 0 && !sidebar.filter(isItem).some((item) => item.label === label),
  );
  const content = useRef<HTMLDivElement>(null);
  /** Route of a section that was chosen: its page does not close the drawer, but shows the section's menu. */
  const chosen = useRef<string>(undefined);
  usePageLock(dialog);

  /** What is not shown loses the focus, and the other menu gets it. */
  const moveFocus = useRef(false);
  const show = useCallback(
    (next: DrawerMenu): void => {
      moveFocus.current = true;
      setMenu(next);
    },
    [setMenu],
  );
  useEffect(() => {
    if (moveFocus.current) content.current?.querySelector<HTMLElement>('nav:not([inert]) :is(button, a)')?.focus();
    moveFocus.current = false;
  }, [shown]);

  // Another page: the drawer closes, or goes on with the menu of the section that was chosen.
  useEffect(() => {
    if (chosen.current === route && dialog.current?.open) show('secondary');
    else dialog.current?.close();
    chosen.current = undefined;
  }, [dialog, route, show]);

  // Its message stands on the page behind.
  const failed = useRouteChange().status === 'failed';
  useEffect(() => {
    if (failed) dialog.current?.close();
  }, [dialog, failed]);

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
    if (event.target === event.currentTarget) dialog.current?.close();
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = link.closest('[data-menu="primary"]')
      ? navbar.find(({ type, href }) => type === 'section' && withPrefix(href) === link.getAttribute('href'))
      : undefined;
    if (!target) return dialog.current?.close();
    if (target === section) {
      // Its menu is here already.
      event.preventDefault();
      show('secondary');
    } else chosen.current = target.href;
  };

  return (
    <dialog ref={dialog} css={box} aria-label="Site navigation" onClickCapture={onClick}>
      <header>
        <Logo />
        <button type="button" css={iconButton} aria-label="Close navigation" data-leads-to="" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </header>
      <div ref={content} css={menus} data-shown={shown}>
        <nav aria-label="Sections" inert={shown !== 'primary'} data-menu="primary">
          <Sidebar id={sectionsId} items={sectionsOf(navbar)} />
          {sidebar.length > 0 && (
            <button type="button" css={back} data-leads-to="secondary" onClick={() => show('secondary')}>
              Pages of this section →
            </button>
          )}
        </nav>
        <nav aria-label="Pages of this section" inert={shown !== 'secondary'} data-menu="secondary">
          {sidebar.length > 0 && (
            <>
              <button type="button" css={back} data-leads-to="primary" onClick={() => show('primary')}>
                ← All sections
              </button>
              {section && <p css={sectionName}>{section.label}</p>}
              <Sidebar id={sidebarId} items={sidebar} />
            </>
          )}
        </nav>
      </div>
    </dialog>
  );
}
