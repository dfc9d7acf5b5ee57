import { flushSync } from 'react-dom';

/**
 * Applies a change and keeps an element at its position in the window when content above it appears or disappears. Turns the browser's
 * scroll anchoring off meanwhile, because it may anchor another element.
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
