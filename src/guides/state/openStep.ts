import { useSyncExternalStore } from 'react';
import { replaceAddress, withParameters } from '../../theme/state/parameters';

/** Query parameter for the step shown alone. */
const name = 'step';

/** Marks a history entry that was pushed by opening a step: leaving the step goes back over it. */
const mark = 'openedStep';

const listeners = new Set<() => void>();

/** The step in a query string: a number, the anchor of a step, `start` or `end`; null if absent or malformed. */
export function readOpenStep(search: string): string | null {
  const step = new URLSearchParams(search).get(name);
  return step !== null && /^[\p{L}\p{N}_.-]{1,100}$/u.test(step) ? step : null;
}

const current = (): string | null => readOpenStep(window.location.search);

const notify = (): void => listeners.forEach((listener) => listener());

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** Path of the page with steps. */
let page = '';

/** Shows a step alone. The first step pushes a history entry, so that "back" leaves; later steps replace it. */
export function showStep(step: string): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${withParameters(search, '', { [name]: step })}`;
  // Keep the router's state, so that it can restore the scroll position.
  const state = window.history.state as object | null;
  if (current() === null) window.history.pushState({ ...state, [mark]: true }, '', address);
  else window.history.replaceState(state, '', address);
  notify();
}

/** Shows the whole page again. */
export function leaveStep(): void {
  if (isMarked(window.history.state)) return window.history.back();
  const { pathname, search, hash } = window.location;
  replaceAddress(`${pathname}${withParameters(search, '', { [name]: null })}${hash}`);
  notify();
}

/** On the way to another page the step stays until the router shows that page. */
function onBackOrForward(): void {
  if (window.location.pathname === page) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    page = window.location.pathname;
    window.addEventListener('popstate', onBackOrForward);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onBackOrForward);
  };
}

/** The step shown alone; null during hydration and while the whole page is shown. */
export const useOpenStep = (): string | null => useSyncExternalStore(subscribe, current, () => null);
