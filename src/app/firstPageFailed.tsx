import type { ReactNode } from 'react';
import { RouteStatus } from '../theme/feedback/RouteStatus';
import { ColourModeSwitch } from '../theme/layout/Navbar';
import { gatsbyRuntime } from '../gatsby/patches/gatsbyRuntime';
import type { Navigate } from '../gatsby/patches/gatsbyRuntime';
import { Search } from '../search/interface/button/Search';
import { setRouteChange } from '../theme/state/routeChange';
import { mountAside } from '../theme/styles/mountAside';

/** Replaces a part of the page outside the text with a live React element. Without its data React can't hydrate the page. */
function revive(selector: string, element: ReactNode): void {
  const replaced = document.querySelector(selector);
  if (replaced) mountAside(element, (host) => replaced.replaceWith(host));
}

/** Makes the drawer from the HTML open, close and switch menus. */
function reviveDrawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:has([data-menu])');
  const menus = dialog?.querySelector<HTMLElement>('[data-shown]');
  if (!dialog || !menus) return;
  document.querySelector('[data-menu-button]')?.addEventListener('click', () => dialog.showModal());
  dialog.addEventListener('click', ({ target }) => {
    // The target of a click is always an element.
    const to = (target as HTMLElement).closest<HTMLElement>('[data-leads-to]')?.dataset.leadsTo;
    if (target === dialog || to === '') dialog.close();
    if (!to) return;
    menus.dataset.shown = to;
    for (const menu of menus.querySelectorAll<HTMLElement>('[data-menu]')) menu.inert = menu.dataset.menu !== to;
  });
}

/**
 * Tells the reader that a part of the page is missing, for a page that can be read but won't hydrate. Colour mode, menus and search still
 * work, and each link loads a whole page.
 */
export function showFailure(): void {
  const runtime = gatsbyRuntime();
  const load: Navigate = (to) => {
    if (typeof to === 'number') window.history.go(to);
    else window.location.assign(to);
  };
  runtime.___navigate = load;
  runtime.___push = load;
  runtime.___replace = load;
  setRouteChange({
    status: 'failed',
    to: window.location.pathname,
    error: new Error(
      'A part of this page could not be loaded. You can read it, and menus and search work; tabs, copying and ticking do not.',
    ),
    retry: () => window.location.reload(),
    dismiss: () => setRouteChange({ status: 'idle' }),
  });
  revive('[data-colour-mode-switch]', <ColourModeSwitch />);
  revive('[data-search-button]', <Search />);
  reviveDrawer();
  mountAside(<RouteStatus />, (host) => document.body.append(host));
}
