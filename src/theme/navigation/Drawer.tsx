import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { isObject } from '../../model/isObject';
import type { NavbarEntry, NavItem } from '../../model/pageTypes';
import { useRouteChange } from '../state/routeChange';
import { desktopQuery } from '../styles/media';
import { iconButton } from '../controls/buttons';
import { Logo } from '../controls/Logo';
import { Sidebar } from './Sidebar';
import { CloseIcon } from '../controls/icons';
import { back, box, menus, sectionName } from './drawerStyle';

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
    ({ active, label }) => active && sidebar.length > 0 && !sidebar.filter(isObject).some((item) => item.label === label),
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
    const desktop = window.matchMedia(desktopQuery);
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
