import type { Page } from 'playwright-core';

/** Least width and height in px of what a finger presses, and a mouse. */
export const least = { finger: 44, mouse: 24 } as const;

/**
 * What can be pressed on the page and is smaller than a finger, or another least size, as `name 30 × 20`. Links and hints in a sentence or a cell are left out, whose
 * size is that of their line, and so is a box or round button whose whole label can be pressed.
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
        // Not yet in view: the link that leaps over the navigation.
        if (element.matches('a[href="#main"]') && getComputedStyle(element).position === 'absolute') return [];
        if (Math.min(width, height) >= size - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return [`${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`];
      });
  }, leastSize);
