import type { Page } from 'playwright-core';

/**
 * Keeps the fonts of the site from a page, which then stays in those of the system. For tests of what moves: a font that comes
 * just after the first paint moves letters by a pixel, and when that is depends on the machine. The browser itself refuses them: with a handler
 * of Playwright, each file of the page would wait for the test, and none would come from what the browser remembers.
 */
export async function withoutFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}
