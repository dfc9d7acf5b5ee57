import { flushSync } from 'react-dom';

/**
 * Makes a change and keeps an element where the reader sees it, in every engine: what the change adds or removes above
 * it would move it. The browser's own scroll anchoring is off meanwhile, because it may hold on to another element.
 */
export function keepInPlace(element: Element | null, change: () => void): void {
  if (!element) return change();
  const { style } = document.documentElement;
  const top = element.getBoundingClientRect().top;
  style.overflowAnchor = 'none';
  flushSync(change);
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  requestAnimationFrame(() => (style.overflowAnchor = ''));
}
