declare global {
  interface Window {
    /** The last press before React was there. */
    pressed?: MouseEvent;
  }
}

/**
 * Runs in the head: remembers the last press. On a slow line, menu and search can be seen for seconds before they can work, and who presses them
 * there would wait for nothing. As short as it can be: each page holds it.
 */
export const earlyPressScript = 'onclick=e=>{pressed=e}';

/**
 * Does what the button does that the reader has pressed before React was there: once, however often. A later press on something else has taken it
 * back: who has gone on wants no dialog over it. Called once, when the page has hydrated.
 */
export function replayEarlyPress(): void {
  const target = window.pressed?.target;
  window.onclick = null;
  delete window.pressed;
  if (target instanceof Element) target.closest<HTMLElement>('button[type="button"]')?.click();
}
