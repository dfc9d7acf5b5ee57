declare global {
  interface Window {
    /** Target of the last click before React hydrated the page. */
    pressed?: EventTarget | null;
  }
}

/**
 * Inline script for the head that records the last click, and takes Ctrl+K for one on the search button. On a slow connection the menu and
 * search buttons are visible for seconds before they work; a click on them would be lost, and Ctrl+K would go to the browser's address bar.
 * Kept short, because every page contains it.
 */
export const earlyPressScript = `onclick=e=>{pressed=e.target};onkeydown=e=>{if((e.ctrlKey||e.metaKey)&&e.key=='k'){e.preventDefault();pressed=document.querySelector('[data-search-button]')}}`;

/**
 * Replays the last click before hydration, if it was on a button; only once, however often the button was clicked. A later click elsewhere
 * cancels it. Called once, when the page has hydrated.
 */
export function replayEarlyPress(): void {
  const target = window.pressed;
  window.onclick = null;
  window.onkeydown = null;
  delete window.pressed;
  if (target instanceof Element) target.closest<HTMLElement>('button[type="button"]')?.click();
}
