declare global {
  interface Window {
    /** Last click before React hydrated the page. */
    pressed?: MouseEvent;
  }
}

/**
 * Inline script for the head that records the last click. On a slow connection the menu and search buttons are visible for seconds before
 * they work, and a click on them would be lost. Kept short, because every page contains it.
 */
export const earlyPressScript = 'onclick=e=>{pressed=e}';

/**
 * Replays the last click before hydration, if it was on a button; only once, however often the button was clicked. A later click elsewhere
 * cancels it. Called once, when the page has hydrated.
 */
export function replayEarlyPress(): void {
  const target = window.pressed?.target;
  window.onclick = null;
  delete window.pressed;
  if (target instanceof Element) target.closest<HTMLElement>('button[type="button"]')?.click();
}
