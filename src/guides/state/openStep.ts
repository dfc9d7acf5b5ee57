import { useSyncExternalStore } from 'react';

/** Name under which the address says which step is shown alone. */
const name = 'step';

/** Marks an entry of the browser's history that was made by opening a step on the page: leaving goes back over it. */
const mark = 'openedStep';

const listeners = new Set<() => void>();

/** The step that an address asks for: a number, the anchor of a step, `start` or `end`; null where there is none, or what cannot be one. */
export function readOpenStep(search: string): string | null {
  const step = new URLSearchParams(search).get(name);
  return step !== null && /^[\p{L}\p{N}_.-]{1,100}$/u.test(step) ? step : null;
}

/** The rest of an address that shows a step alone, or none; what else stands in it stays. */
export function writeOpenStep(search: string, step: string | null): string {
  const next = new URLSearchParams(search);
  if (step === null) next.delete(name);
  else next.set(name, step);
  const text = next.toString();
  return text ? `?${text}` : '';
}

const current = (): string | null => readOpenStep(window.location.search);

const notify = (): void => listeners.forEach((listener) => listener());

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** What was shown last, and of which page. */
let seen: string | null = null;
let page = '';

/** Shows a step alone. The first makes an entry in the history, so that "back" leaves; the others take its place. */
export function showStep(step: string): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${writeOpenStep(search, step)}`;
  // The router's own notes stay in the entry, so that it finds its place again.
  const state = window.history.state as object | null;
  if (current() === null) window.history.pushState({ ...state, [mark]: true }, '', address);
  else window.history.replaceState(state, '', address);
  seen = step;
  notify();
}

/** Shows the whole page again. */
export function leaveStep(): void {
  if (isMarked(window.history.state)) return window.history.back();
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${writeOpenStep(search, null)}`);
  seen = null;
  notify();
}

function onBackOrForward(event: PopStateEvent): void {
  const step = current();
  // To another page, the router leads.
  if (step === seen || window.location.pathname !== page) return;
  seen = step;
  // It is the same page: its router need not draw it again, and would scroll.
  event.stopImmediatePropagation();
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    seen = current();
    page = window.location.pathname;
    window.addEventListener('popstate', onBackOrForward, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onBackOrForward, true);
  };
}

/** The step that is shown alone; null while the page hydrates, and where the whole page is shown. */
export const useOpenStep = (): string | null => useSyncExternalStore(subscribe, current, () => null);
