import { gatsbyRuntime } from '../gatsby/patches/gatsbyRuntime';
import { decodeURIComponent } from '../model/addresses';
import { targetEvent } from '../theme/controls/useTarget';
import { loadTimeout } from '../site/progressBar';
import { keepInPlace } from '../theme/controls/keepInPlace';
import { readNote, writeNote } from '../theme/state/sessionNotes';
import { chooseTab, chosenTab } from '../theme/state/tabChoice';

/**
 * Opens the tabs and folded sections around an element, from the outside in. It changes the DOM at once, because the caller scrolls to the
 * element; React follows with the same state. Returns whether anything was closed.
 */
function reveal(element: Element): boolean {
  const around = element.parentElement;
  let wasClosed = around !== null && reveal(around);
  if (element instanceof HTMLDetailsElement && !element.open) {
    element.open = true;
    wasClosed = true;
  }
  const group = element.hasAttribute('data-value') && around instanceof HTMLElement ? around.dataset.group : undefined;
  const set = [...(around?.querySelectorAll(':scope > [data-value]') ?? [])];
  // The browser may already have shown it beside the chosen tab.
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

/**
 * Opens the tab or folded section that contains the target of a hash. With `scrolls`, also scrolls there if the target was closed. A target
 * that has moved to another page is in a link that leads on.
 */
export function openTarget(hash: string, scrolls = true): void {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id);
  const moved = target?.hasAttribute('data-leads-on') ? target.closest('a') : null;
  if (moved) gatsbyRuntime().___replace(moved.pathname + hash);
  // Other tab sets of the same group change their height with it, so scroll in the next frame.
  if (target && reveal(target) && scrolls) requestAnimationFrame(() => target.scrollIntoView());
  if (id !== '') window.dispatchEvent(new CustomEvent(targetEvent, { detail: id }));
}

/** Chooses the tabs that a text fragment opened while the page loaded, before the `beforematch` listener was added. */
function chooseOpenedTabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const open = set.querySelectorAll<HTMLElement>(':scope > [data-value]:not([hidden])');
    const choice = chosenTab(set.dataset.group ?? '');
    const opened = [...open].filter(({ dataset }) => dataset.value !== choice).at(-1);
    if (open.length > 1 && opened) keepInPlace(opened, () => void reveal(opened));
  }
}

/**
 * Opens targets without a route change: for a link to the current address, and for matches of "find in page" or a text fragment in a closed
 * tab. Called once, when the app starts.
 */
export function startOpeningTargets(): void {
  chooseOpenedTabs();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openTarget(link.hash);
  });
  document.addEventListener('beforematch', ({ target }) => void (target instanceof Element && reveal(target)));
}

interface RouterLocation {
  readonly pathname: string;
  readonly hash: string;
  readonly key?: string;
  readonly action?: string;
}

/** Set while the reader goes back or forward to a page that isn't shown yet. */
let traversalTimer: ReturnType<typeof setTimeout> | undefined;

/** Location and scroll position of the shown page. */
let shown: RouterLocation | undefined;
let top = 0;

/** Scroll positions of pages that the reader has left by back or forward, by `placeKey`. */
const leftAt = new Map<string, number>();

const placeKey = ({ pathname, key }: RouterLocation): string => `${pathname}|${key}`;

const foldsKey = (location: RouterLocation): string => `opened|${placeKey(location)}`;

/** The folded sections of the shown text. */
const folds = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('article details')];

/** Remembers which folded sections are open, for this entry of the history: a closed one would shorten the page that the reader comes back to. */
function noteFolds(location: RouterLocation): void {
  const open = folds().map((fold) => (fold.open ? 1 : 0));
  writeNote(foldsKey(location), open.join(''));
}

/** Opens and closes the folded sections as the reader left them. A page that has others by now, such as those of an opened tool, stays as it is. */
function restoreFolds(location: RouterLocation): void {
  const noted = readNote(foldsKey(location));
  const all = folds();
  if (noted?.length === all.length) for (const [at, fold] of all.entries()) fold.open = noted[at] === '1';
}

/**
 * Remembers the folded sections that the reader opens, and the scroll position of a page left by back or forward. The browser scrolls to the position of the new page while
 * the old one is still shown, and Gatsby would save that position for the old page. Called once, when the app starts.
 */
export function watchScrolling(): void {
  window.addEventListener('popstate', () => {
    if (!shown || window.location.pathname === shown.pathname) return;
    if (traversalTimer === undefined) leftAt.set(placeKey(shown), top);
    clearTimeout(traversalTimer);
    // If the page can't be loaded, the old one stays.
    traversalTimer = setTimeout(() => (traversalTimer = undefined), loadTimeout);
  });
  document.addEventListener(
    'scroll',
    () => {
      if (traversalTimer === undefined) top = window.scrollY;
    },
    { passive: true },
  );
  // The event doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (shown && traversalTimer === undefined && target instanceof HTMLDetailsElement && target.closest('article')) noteFolds(shown);
    },
    { capture: true },
  );
}

/** Whether the page was loaded by reload, back or forward, or restored with the tabs of the last session. */
const isReturn = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

/** Called when a page is shown, after `shouldUpdateScroll`. */
export function noteShownPage(location: RouterLocation): void {
  clearTimeout(traversalTimer);
  traversalTimer = undefined;
  // Gatsby calls `shouldUpdateScroll` for the first page only where the reader had scrolled.
  if (shown === undefined && isReturn()) restoreFolds(location);
  shown = location;
  top = window.scrollY;
  leftAt.delete(placeKey(location));
}

/** Arguments of Gatsby's `shouldUpdateScroll`. */
interface ShouldUpdateScrollArgs {
  /** Undefined on the first page. */
  readonly prevRouterProps?: { readonly location: RouterLocation } | undefined;
  readonly routerProps: { readonly location: RouterLocation };
  readonly getSavedScrollPosition: (location: object, key?: string) => readonly [number, number | null | undefined] | null | undefined;
}

/**
 * Restores folded sections and the reader's scroll position on back, forward and reload, even if the address has a hash: Gatsby alone would scroll to the hash
 * again. Returns whether Gatsby should scroll.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  // Only links set an action: on back and forward Gatsby sets it on another object.
  if (location.action === 'PUSH') return true;
  if (prevRouterProps) {
    // Between hashes of one page the browser restores the position itself.
    if (prevRouterProps.location.pathname === location.pathname) return false;
  } else {
    if (!isReturn()) return true;
    // The saved position assumes that the target of the address is open.
    openTarget(location.hash, false);
  }
  restoreFolds(location);
  const savedTop = leftAt.get(placeKey(location)) ?? getSavedScrollPosition(location, location.key)?.[1];
  if (typeof savedTop !== 'number') return true;
  window.scrollTo(0, savedTop);
  // Until the first frame, tables above have an estimated height, and the browser keeps what it sees in place when they grow.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => placeKey(shown ?? location) === placeKey(location) && window.scrollTo(0, savedTop)),
  );
  return false;
}
