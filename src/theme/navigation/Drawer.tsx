import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { isObject } from '../../model/isObject';
import type { NavbarEntry, NavItem } from '../../model/pageTypes';
import { iconButton } from '../controls/buttons';
import { CloseIcon } from '../controls/icons';
import { Logo } from '../controls/Logo';
import { closeOnBack } from '../state/closeOnBack';
import { useRouteChange } from '../state/routeChange';
import { bareDialog } from '../styles/bareDialog';
import { desktopQuery } from '../styles/media';
import { Sidebar } from './Sidebar';
import { frameWords } from '../../site/words/frame';

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** The dialog, which slides in from the left. */
const box = css(bareDialog, {
  width: 'min(20rem, 86vw)',
  // Focus in the menu that is still outside would scroll a hidden box. The first value is for browsers that lack the second.
  overflow: ['hidden', 'clip'],
  background: 'var(--bg)',
  boxShadow: 'var(--shadow)',
  '--slide': '200ms',
  [reducedMotion]: { '--slide': '1ms' },
  // Browsers that can't animate `display: none` show and hide it at once.
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

/** Both menus are side by side; the hidden one is inert. */
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
  // The leaving menu stays visible until the slide ends; the other one is visible at once, so that it can take the focus.
  '& nav[inert]': { visibility: 'hidden', transition: 'visibility var(--slide)' },
});

/** Name of the section above its pages. */
const sectionName = css({ margin: 'var(--space-2) var(--space-3)', fontWeight: 'var(--weight-strong)' });

/** Button from one menu to the other. */
const back = css({
  width: '100%',
  padding: 'var(--space-2) var(--space-3)',
  marginBottom: 'var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-soft)',
  textAlign: 'left',
  fontWeight: 'var(--weight-strong)',
  fontSize: 'var(--size-s)',
});

/** Menu of the drawer: the sections, or the pages of one section. */
type DrawerMenu = 'primary' | 'secondary';

interface DrawerProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly navbar: readonly NavbarEntry[];
  readonly sidebar: readonly NavItem[];
  /** Id of the sidebar, for error messages. */
  readonly sidebarId: string;
  readonly route: string;
  readonly menu: DrawerMenu;
  readonly setMenu: (menu: DrawerMenu) => void;
}

/** Id of the list of sections, for error messages. */
const sectionsId = 'sections of the navbar';

const sectionsOf = (navbar: readonly NavbarEntry[]): NavItem[] =>
  navbar.map(({ label, href, active }) => ({ type: 'link', label, href, ...(active ? { current: true as const } : {}) }));

/** While a dialog is open, lets "back" close it. */
function useOpenAbove(dialog: RefObject<HTMLDialogElement | null>, route: string): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    const follow = (): void => {
      if (element.open) stop ??= closeOnBack(() => element.close());
      else {
        stop?.();
        stop = undefined;
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ['open'] });
    // Still open on the page of a chosen section, which has its own history entry.
    if (element.open) follow();
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [dialog, route]);
}

/** Initial menu of the drawer: the section's pages, or the list of sections on the home page and outside all sections. */
export const firstMenu = (route: string, sidebar: readonly NavItem[]): DrawerMenu =>
  route === '/' || sidebar.length === 0 ? 'primary' : 'secondary';

/**
 * Navigation below the desktop breakpoint: the section's pages, and the list of sections behind a back button. A native modal dialog: the
 * browser traps and restores the focus, and closes it on Escape.
 */
export function Drawer({ dialog, navbar, sidebar, sidebarId, route, menu, setMenu }: DrawerProps) {
  const shown = sidebar.length === 0 ? 'primary' : menu;
  // The sidebar of a category page contains all sections, so it belongs to none of them.
  const section = navbar.find(
    ({ active, label }) => active && sidebar.length > 0 && !sidebar.filter(isObject).some((item) => item.label === label),
  );
  const content = useRef<HTMLDivElement>(null);
  /** Route of the chosen section: when its page opens, the drawer shows the section's menu instead of closing. */
  const chosen = useRef<string>(undefined);

  /** Moves the focus from the hidden menu to the shown one. */
  const moveFocus = useRef(false);
  const show = useCallback(
    (next: DrawerMenu): void => {
      moveFocus.current = true;
      setMenu(next);
    },
    [setMenu],
  );
  useEffect(() => {
    if (moveFocus.current) content.current?.querySelector<HTMLElement>('nav:not([inert]) :is(button, a)')?.focus({ preventScroll: true });
    moveFocus.current = false;
  }, [shown]);

  // On a new page the drawer closes, or shows the menu of the chosen section.
  useEffect(() => {
    if (chosen.current === route && dialog.current?.open) show('secondary');
    else dialog.current?.close();
    chosen.current = undefined;
  }, [dialog, route, show]);
  useOpenAbove(dialog, route);

  // The error message is on the page behind the drawer.
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
    // The dialog itself is the target only outside its content, on the backdrop.
    const link = (event.target as HTMLElement).closest('a');
    if (event.target === event.currentTarget) dialog.current?.close();
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = link.closest('[data-menu="primary"]')
      ? navbar.find(({ type, href }) => type === 'section' && withPrefix(href) === link.getAttribute('href'))
      : undefined;
    if (!target) return dialog.current?.close();
    if (target === section) {
      // The section's menu is already loaded.
      event.preventDefault();
      show('secondary');
    } else chosen.current = target.href;
  };

  return (
    <dialog ref={dialog} css={box} aria-label={frameWords.siteNavigation} onClickCapture={onClick}>
      <header>
        <Logo />
        <button
          type="button"
          css={iconButton}
          aria-label={frameWords.closeNavigation}
          data-leads-to=""
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </header>
      <div ref={content} css={menus} data-shown={shown}>
        <nav aria-label={frameWords.sections} inert={shown !== 'primary'} data-menu="primary">
          <Sidebar id={sectionsId} items={sectionsOf(navbar)} />
          {sidebar.length > 0 && (
            <button type="button" css={back} data-leads-to="secondary" onClick={() => show('secondary')}>
              {frameWords.sectionPages} →
            </button>
          )}
        </nav>
        <nav aria-label={frameWords.sectionPages} inert={shown !== 'secondary'} data-menu="secondary">
          {sidebar.length > 0 && (
            <>
              <button type="button" css={back} data-leads-to="primary" onClick={() => show('primary')}>
                ← {frameWords.allSections}
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
