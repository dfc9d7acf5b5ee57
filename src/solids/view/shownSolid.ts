import { useSyncExternalStore } from 'react';
import { signal } from '../../theme/state/signal';

/** The view that is shown in 3D on the page, with its neighbours. */
export interface ShownSolid {
  readonly view: string;
  readonly before?: string;
  readonly after?: string;
}

const shown = signal<ShownSolid | null>(null);

/** Buttons that open views, in page order, without those of the hidden arm. */
const openers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-turn]')].filter((opener) => opener.closest('figure')?.checkVisibility());

/** Shows a view in 3D and closes any other, because browsers allow few WebGL contexts. */
export function showSolid(view: string): void {
  const views = openers().map(({ dataset }) => dataset.turn);
  const at = views.indexOf(view);
  const [before, after] = [views[at - 1], views[at + 1]];
  shown.set({ view, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}

/** Shows another view of the page and scrolls to it. */
export function goToSolid(view: string): void {
  showSolid(view);
  openers()
    .find(({ dataset }) => dataset.turn === view)
    ?.closest('li, figure')
    ?.scrollIntoView({ block: 'start' });
}

/** Closes a view, unless another one is shown by now. */
export function hideSolid(view: string): void {
  if (shown.get()?.view === view) shown.set(null);
}

/** The shown view if it is this one; otherwise null. */
export const useShownSolid = (view: string): ShownSolid | null =>
  useSyncExternalStore(
    shown.subscribe,
    () => (shown.get()?.view === view ? shown.get() : null),
    () => null,
  );
