import { decodeURIComponent } from '../model/addresses';
import { targetEvent } from '../theme/controls/useTarget';
import { loadTimeout } from '../site/progressBar';
import { chooseTab } from '../theme/state/tabChoice';

/** Opens a folded section without its animation, so that what is below it has its place at once. */
function openAtOnce(section: HTMLDetailsElement): void {
  const { style } = document.documentElement;
  style.setProperty('--fold', '0s');
  section.open = true;
  // Asking for a size makes the browser take the section over as it is.
  void section.offsetHeight;
  style.removeProperty('--fold');
}

/**
 * Opens the tabs and folded sections around an element, from the outside in. The page changes at once, because the
 * caller scrolls to the element; React follows with the same state. Returns whether anything was closed.
 */
function reveal(element: Element): boolean {
  const around = element.parentElement;
  let wasClosed = around !== null && reveal(around);
  if (element instanceof HTMLDetailsElement && !element.open) {
    openAtOnce(element);
    wasClosed = true;
  }
  const group = element.hasAttribute('data-value') && around instanceof HTMLElement ? around.dataset.group : undefined;
  const set = [...(around?.querySelectorAll(':scope > [data-value]') ?? [])];
  // A browser may have shown it already, beside the chosen one.
  const isChosen = set.every((other) => (other === element) !== other.hasAttribute('hidden'));
  if (element instanceof HTMLElement && group !== undefined && !isChosen) {
    for (const other of set)
      if (other === element) other.removeAttribute('hidden');
      else other.setAttribute('hidden', 'until-found');
    chooseTab(group, element.dataset.value ?? '');
    wasClosed = true;
  }
  return wasClosed;
}

/** Shows what an address leads to, in whichever closed tab or folded section it is. `scrolls`: and scrolls there if it was closed. */
export function openTarget(hash: string, scrolls = true): void {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id);
  // Other sets of the same tabs change their height with it, so the place is only known in the next frame.
  if (target && reveal(target) && scrolls) requestAnimationFrame(() => target.scrollIntoView());
  if (id !== '') window.dispatchEvent(new CustomEvent(targetEvent, { detail: id }));
}

/**
 * Opens the target also for a link to the address where the reader already is, which changes no route, and what "find
 * in page" or a text fragment finds in a closed tab. Called once, when the app starts.
 */
export function startOpeningTargets(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openTarget(link.hash);
  });
  document.addEventListener('beforematch', ({ target }) => void (target instanceof Element && reveal(target)));
}

/** Runs while the reader goes back or forward and the page of the new address is not shown yet. */
let traversalTimer: ReturnType<typeof setTimeout> | undefined;

function endTraversal(): void {
  clearTimeout(traversalTimer);
  traversalTimer = undefined;
}

/**
 * On back and forward the browser returns to the place of the new page at once, while the old one is still shown. Gatsby
 * would keep that as the reader's place on the old page, so it hears of no scrolling until the new page is there, or
 * has failed. Called once, when the app starts.
 */
export function startScrollRestoration(): void {
  window.addEventListener('popstate', () => {
    clearTimeout(traversalTimer);
    traversalTimer = setTimeout(endTraversal, loadTimeout);
  });
  window.addEventListener(
    'scroll',
    (event) => {
      if (traversalTimer !== undefined && event.target === document) event.stopImmediatePropagation();
    },
    { capture: true, passive: true },
  );
}

/** What Gatsby tells about a route change when it asks whether to scroll. */
interface ShouldUpdateScrollArgs {
  /** Missing on the first page. */
  readonly prevRouterProps?: { readonly location: { readonly pathname: string } } | undefined;
  readonly routerProps: {
    readonly location: { readonly pathname: string; readonly hash: string; readonly key?: string; readonly action?: string };
  };
  readonly getSavedScrollPosition: (location: object, key?: string) => readonly [number, number | null | undefined] | null | undefined;
}

/** Whether the page was loaded anew, by back or forward, or with the tabs of the last time: the reader has been here before. */
const isReturn = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

/**
 * Back, forward and a reload return to where the reader was, even where the address has an anchor: Gatsby by itself
 * would go to the anchor again. Returns whether Gatsby is to scroll.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  endTraversal();
  // Only links set an action: Gatsby notes it on another object when the reader goes back or forward.
  if (location.action === 'PUSH') return true;
  if (prevRouterProps) {
    // Between anchors of one page the browser itself returns to the place.
    if (prevRouterProps.location.pathname === location.pathname) return false;
  } else {
    if (!isReturn()) return true;
    // The place is one of the page as the reader left it, with what the address opens.
    openTarget(location.hash, false);
  }
  const top = getSavedScrollPosition(location, location.key)?.[1];
  if (!location.hash || typeof top !== 'number') return true;
  window.scrollTo(0, top);
  return false;
}
