import type { Browser } from 'playwright-core';
import { afterLoad, desktop, openVisit } from './visit';

/** How long the pointer rests on a link before it is pressed, in ms. */
const hover = 300;

/** Name under which the moment of the press survives a new page. */
const key = 'bench-pressed';

/** Runs in every page before its own scripts: notes each press, and the frame in which the heading is another one. */
function observe(name: string): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): string | undefined => document.querySelector('h1')?.textContent;
  window.addEventListener('pointerdown', () => sessionStorage.setItem(name, JSON.stringify({ at: now(), from: heading() })), true);
  const look = (): void => {
    const pressed = sessionStorage.getItem(name);
    const { at, from } = JSON.parse(pressed ?? '{}') as { at?: number; from?: string };
    const shown = heading();
    if (at !== undefined && shown && shown !== from) Object.assign(window, { benchRoute: now() - at });
    else requestAnimationFrame(look);
  };
  look();
}

/** From the press on a link to the heading of its page, slowed down, in ms. The pointer rests on the link first. */
export async function changeRoute(browser: Browser, origin: string, from: string, to: string): Promise<number> {
  const visit = await openVisit(browser, desktop, 'network and processor');
  const { page } = visit;
  try {
    await page.addInitScript(observe, key);
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.waitForTimeout(afterLoad);
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    await link.hover();
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    for (;;) {
      const ms = await page
        .waitForFunction(() => (window as unknown as { benchRoute?: number }).benchRoute, undefined, { timeout: 15_000 })
        .then((handle) => handle.jsonValue())
        // The page that was asked is gone.
        .catch((error: unknown) => (/context was destroyed|navigation/i.test(String(error)) ? undefined : Promise.reject(error as Error)));
      if (ms !== undefined) return ms;
    }
  } finally {
    await visit.close();
  }
}
