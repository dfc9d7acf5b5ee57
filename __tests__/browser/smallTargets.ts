import type { Page } from 'playwright-core';

/** Smallest width and height of a target in px, for a finger and for a mouse. */
export const least = { finger: 44, mouse: 24 } as const;

/**
 * Targets smaller than a finger, or another size, as `name 30 × 20`. Skips links in sentences and cells, whose size is their line's, and measures
 * the label of a checkbox or radio button.
 */
export const smallTargets = (page: Page, leastSize: number = least.finger): Promise<string[]> =>
  page.evaluate((size) => {
    const inSentence = (element: Element): boolean =>
      element.matches('a, [role="button"]') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, td, th, dd') !== null;
    const pressed = (element: Element): Element =>
      (element.matches('input:is([type="checkbox"], [type="radio"])') && element.closest('label')) || element;
    return [...document.querySelectorAll('a[href], button, select, summary, input, [role="button"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !inSentence(element))
      .flatMap((element) => {
        const { width, height } = pressed(element).getBoundingClientRect();
        // The skip links, before they have the focus.
        if (element.matches('a:is([href="#main"], [href="#section-pages"])') && getComputedStyle(element).position === 'absolute')
          return [];
        if (Math.min(width, height) >= size - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return [`${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`];
      });
  }, leastSize);
