import { isObject } from '../../model/isObject';

/** Key in `history.state` of an entry for something open above the page. */
const key = 'openAbove';

/** Time limit in ms for going back by one entry of the same page. */
const patience = 1000;

/** What the next `popstate` calls, and the address at which it is only "back" within the page. */
interface Expected {
  readonly href: string;
  readonly arrived: () => void;
}

let expected: Expected | undefined;
/** The latest `popstate` that only closed something. */
let closing: Event | undefined;
/** Set while an entry is being removed. */
let removal: Promise<void> | undefined;

async function goBack(): Promise<void> {
  await new Promise<void>((resolve) => {
    const own: Expected = { href: window.location.href, arrived: resolve };
    expected = own;
    setTimeout(() => {
      if (expected === own) expected = undefined;
      resolve();
    }, patience);
    window.history.back();
  });
  removal = undefined;
}

/**
 * Removes the current history entry if it is for something open above the page, and resolves when it is gone. Every navigation waits for
 * this, so that its entry follows the page's own.
 */
export async function removeEntryAbove(): Promise<void> {
  const { state } = window.history as { readonly state: unknown };
  if (!removal && isObject(state) && key in state) removal = goBack();
  await removal;
}

/**
 * Lets "back" close what is open above the page instead of leaving the page. Returns a cleanup to call after any kind of closing; it
 * removes the history entry.
 */
export function closeOnBack(close: () => void): () => void {
  const own: Expected = { href: window.location.href, arrived: close };
  let isOpen = true;
  void removeEntryAbove().then(() => {
    if (!isOpen) return;
    // Keep the router's state, so that it can restore the scroll position.
    window.history.pushState({ ...(window.history.state as object | null), [key]: true }, '');
    expected = own;
  });
  return () => {
    isOpen = false;
    if (expected === own) expected = undefined;
    void removeEntryAbove();
  };
}

/** Whether a `popstate` has only closed something above the page. */
export const isClosing = (event: PopStateEvent): boolean => event === closing;

/** Called once, when the app starts, before other code listens and asks `isClosing`. */
export function startClosingOnBack(): void {
  const onTraversal = (event: PopStateEvent): void => {
    // "Forward" has reached the entry of something that is closed, so leave it again.
    if (!expected) return void removeEntryAbove();
    const { href, arrived } = expected;
    expected = undefined;
    // Several entries back there may be another page, which the router has to show.
    if (window.location.href === href) closing = event;
    arrived();
  };
  window.addEventListener('popstate', onTraversal);
  // A reload closes what was open, but keeps its entry.
  void removeEntryAbove();
}
