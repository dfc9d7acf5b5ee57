import type { Page } from 'playwright-core';

/**
 * Blocks web fonts. For tests of layout shift: a font that swaps after the first paint moves letters by a pixel, at a time that depends on the
 * machine.
 */
export async function withoutFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}
