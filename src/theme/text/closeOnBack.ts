/** Key of an entry in the browser's history that stands for something open above the page. */
const key = 'openAbove';

let opened = 0;

/**
 * Lets the browser's "back" close what is open above the page, instead of leaving the page. Returns the way to stop: call it when it is
 * closed, however that came about; the entry that was made in the history is gone then.
 */
export function closeOnBack(close: () => void): () => void {
  opened += 1;
  // An entry of an earlier visit, which a reload has left behind, is none of ours.
  const own = `${performance.timeOrigin}-${opened}`;
  const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && key in state && state[key] === own; // the key is there
  // The router's own notes stay in the entry, so that it finds its place again.
  window.history.pushState({ ...(window.history.state as object | null), [key]: own }, '');
  const onBack = (event: PopStateEvent): void => {
    window.removeEventListener('popstate', onBack, true);
    // The address is the same: for the page nothing has happened, and its router need not draw it again.
    event.stopImmediatePropagation();
    close();
  };
  window.addEventListener('popstate', onBack, true);
  return () => {
    if (isOwn(window.history.state)) window.history.back();
    else window.removeEventListener('popstate', onBack, true);
  };
}
